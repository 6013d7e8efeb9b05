import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useQaProfileExport } from '../qa/use-qa-profile-export.ts';
import type { SegmentMark } from '../state.ts';
import { segmentsStore } from '../store.ts';
import { useActiveRow } from '../use-editor-state.ts';

interface WorkActionsProps {
  /** Several segments are selected: what is done to them is offered by their bar. */
  readonly isMany: boolean;
}

/** What is done to the active segment as a whole, on offer while there is one. */
export function WorkActions({ isMany }: WorkActionsProps) {
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const has = row !== null && !isMany;
  const open = has && !row.isLocked;
  const hasText = open && row.target !== '';
  // Pressed right after what selects, they are meant for all of them.
  const mark = (how: SegmentMark) => () =>
    segments.forSelection(
      () => segments.mark(how),
      () => segments.markSelected(how),
    );
  useAction('segments-replace', () => segments.showDialog('replace'));
  const canUndoReplace = useStore(segments.state, ({ replacedFiles }) => replacedFiles > 0);
  useAction('segments-undo-replace', canUndoReplace ? () => void segments.undoReplace() : null);
  useAction('segments-split', row?.isLocked === false ? () => segments.showDialog('split') : null);
  useAction('segments-merge', open ? () => void segments.merge() : null);
  useAction('segments-comment', has ? () => segments.showDialog('comments') : null);
  useAction('segments-history', row !== null ? () => segments.showDialog('history') : null);
  useAction(
    'segments-lock',
    has ? () => segments.forSelection(segments.toggleLock, segments.lockSelected) : null,
  );
  useAction('segments-unconfirm', open ? mark('unconfirm') : null);
  useAction('segments-review', hasText ? mark('review') : null);
  useAction('segments-reject', hasText ? mark('reject') : null);
  useAction('segments-clear', hasText ? mark('clear') : null);
  useAction(
    'segments-confirm-only',
    open ? () => void segments.confirm('unconfirmed', false) : null,
  );
  useAction('segments-qa-profiles', () => segments.showDialog('qa-profiles'));
  useAction('segments-import-qa-profile', () => segments.showDialog('import-qa-profile'));
  useAction('segments-export-qa-profile', useQaProfileExport());
  useAction('segments-forbidden', () => segments.showDialog('forbidden'));
  return null;
}
