import { useStore } from 'zustand';
import { useAction } from '../../ui/actions/use-action.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import { putTag } from './edit/put-tag.ts';
import { focusSoon } from './focus-soon.ts';
import { useEditorState } from './use-editor-state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';
import { SelectionActions } from './selection/SelectionActions.tsx';
import { WorkActions } from './work/WorkActions.tsx';

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** @property canStep the keyboard is in no field that has an undo of its own */
interface EditorActionsProps {
  readonly canStep: boolean;
}

/** The shortcuts of the segment editor, on offer while a project is open. */
export function EditorActions({ canStep }: EditorActionsProps) {
  const segments = usePageStore(segmentsStore);
  const pane = useEditorState((now) => now.pane);
  // Verbs on what is selected are in its bar.
  const isMany = useEditorState((now) => now.selection !== null);
  // Pressed right after what selects, it is meant for all of them.
  const confirm = () =>
    segments.forSelection(
      () => segments.confirm('unconfirmed'),
      () => segments.markSelected('confirm'),
    );
  const copySource = () =>
    segments.forSelection(segments.copySource, () => segments.markSelected('copy-source'));
  useAction('segments-confirm', isMany ? null : confirm);
  useAction('segments-confirm-row', () => void segments.confirm('row'));
  useAction('segments-previous', () => void segments.move(-1));
  useAction('segments-next', () => void segments.move(1));
  useAction('segments-undo', canStep ? () => void segments.undo() : null);
  useAction('segments-redo', canStep ? () => void segments.redo() : null);
  const hasFiles = useStore(
    segments.state,
    ({ projects, editor }) =>
      (projects?.find(({ id }) => id === editor?.project.project)?.files.length ?? 0) > 1,
  );
  useAction('segments-next-open', () => void segments.goToNextOpen());
  useAction('segments-next-file', hasFiles ? () => void segments.switchFile(1) : null);
  useAction('segments-previous-file', hasFiles ? () => void segments.switchFile(-1) : null);
  useAction('segments-source', isMany ? null : copySource);
  useAction('segments-preview', () => segments.showPane('preview'));
  // The bar of what is selected offers it for these alone.
  useAction(
    'segments-findings',
    isMany
      ? null
      : () => {
          segments.showFindings(null);
          focusSoon('.finding-list [tabindex="0"]');
        },
  );
  useAction('segments-search', () => focusSoon('.editor-search input'));
  useAction('segments-pane', () => {
    const inPane =
      document.querySelector('.editor-pane')?.contains(document.activeElement) === true;
    if (inPane) segments.summon();
    else focusSoon(`.editor-pane [role="tab"][data-key="${pane}"]`);
  });
  return (
    <>
      <WorkActions isMany={isMany} />
      <SelectionActions />
      {KEYS.map((key) => (
        <Offer
          key={`tag ${key}`}
          action={`segments-tag-${key}`}
          run={() => segments.inOrder(() => putTag(segments, key))}
        />
      ))}
    </>
  );
}

interface OfferProps {
  readonly action: ActionId;
  readonly run: () => void;
}

function Offer({ action, run }: OfferProps) {
  useAction(action, run);
  return null;
}
