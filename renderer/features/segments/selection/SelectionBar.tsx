import { X } from 'lucide-react';
import type { SelectionMark } from '../../../../preload/contract/segment-selection.ts';
import type { ActionId } from '../../../ui/actions/table.ts';
import { useActionWords } from '../../../ui/actions/use-action.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VerbBar } from '../../../ui/VerbBar.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { focusSoon } from '../focus-soon.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';

/** What can be done to the segments that are selected; its keys are those of one segment. */
export function SelectionBar() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const isFilling = useEditorState((now) => now.filling !== null);
  const clear = useActionWords('segments-select-none');

  const verb = (action: ActionId, id: string, run: () => unknown, isDisabled = false) => ({
    action,
    name: t('segments.selected.verb', { verb: id }),
    isDisabled,
    onPress: run,
  });
  /** The keyboard goes back to the text: the next verb may be meant for the same segments. */
  const onText = (run: () => unknown) => () => {
    void run();
    segments.summon();
  };
  const marking = (action: ActionId, mark: SelectionMark) =>
    verb(
      action,
      mark.replaceAll('-', '_'),
      onText(() => segments.markSelected(mark)),
    );

  return (
    <div className="selection-bar" role="group" aria-label={t('segments.selected.bar')}>
      <VerbBar
        verbs={[
          marking('segments-confirm', 'confirm'),
          verb(
            'segments-fill',
            'fill',
            onText(() => segments.fill(false)),
            isFilling,
          ),
          verb('segments-lock', 'lock', onText(segments.lockSelected)),
          marking('segments-review', 'review'),
          marking('segments-reject', 'reject'),
          marking('segments-unconfirm', 'unconfirm'),
          marking('segments-confirm-only', 'confirm-only'),
          marking('segments-source', 'copy-source'),
          marking('segments-clear', 'clear'),
          verb('segments-best-match', 'best', onText(segments.bestMatchSelected), isFilling),
          verb('segments-comment', 'comment', () => segments.showDialog('comment-selected')),
          verb('segments-merge', 'merge', onText(segments.mergeSelected)),
          verb('segments-findings', 'qa', () => {
            const selection = segments.state.getState().editor?.selection;
            segments.showFindings(selection?.ids ?? null);
            focusSoon('.finding-list [tabindex="0"]');
          }),
          verb('segments-replace', 'replace', () => segments.showDialog('replace')),
        ]}
      />
      <IconButton
        icon={X}
        size="compact"
        {...clear}
        action="segments-select-none"
        onPress={onText(segments.clearSelection)}
      />
    </div>
  );
}
