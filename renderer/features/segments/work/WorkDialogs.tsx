import { OpenQaProfiles } from '../qa/OpenQaProfiles.tsx';
import { DialogAhead, lazyPart } from '../../../ui/lazy-part.tsx';
import { useEditorState } from '../use-editor-state.ts';

const SplitDialog = lazyPart(
  async () => (await import('./SplitDialog.tsx')).SplitDialog,
  undefined,
  { takesKeys: 'dialog' },
);
const CommentsDialog = lazyPart(
  async () => (await import('./CommentsDialog.tsx')).CommentsDialog,
  undefined,
  { takesKeys: 'dialog' },
);
const CommentSelected = lazyPart(
  async () => (await import('../selection/CommentSelected.tsx')).CommentSelected,
  undefined,
  { takesKeys: 'dialog' },
);
const HistoryDialog = lazyPart(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  undefined,
  { takesKeys: 'dialog' },
);
const PropagationDialog = lazyPart(
  async () => (await import('./PropagationDialog.tsx')).PropagationDialog,
  undefined,
  { takesKeys: 'dialog' },
);

const ForbiddenDialog = lazyPart(
  async () => (await import('../forbidden/ForbiddenDialog.tsx')).ForbiddenDialog,
  undefined,
  { takesKeys: 'dialog' },
);

const ReplaceDialog = lazyPart(
  async () => (await import('../find/ReplaceDialog.tsx')).ReplaceDialog,
  undefined,
  { takesKeys: 'dialog' },
);

/** The dialog that was asked for; none of them is read before. */
export function WorkDialogs() {
  const dialog = useEditorState((now) => now.dialog);
  const isHeld = useEditorState((now) => now.isDialogHeld);
  if (isHeld) return <DialogAhead />;
  switch (dialog) {
    case 'replace':
      return <ReplaceDialog />;
    case 'split':
      return <SplitDialog />;
    case 'comments':
      return <CommentsDialog />;
    case 'comment-selected':
      return <CommentSelected />;
    case 'history':
      return <HistoryDialog />;
    case 'propagation':
      return <PropagationDialog />;
    case 'qa-profiles':
      return <OpenQaProfiles isImport={false} />;
    case 'import-qa-profile':
      return <OpenQaProfiles isImport />;
    case 'forbidden':
      return <ForbiddenDialog />;
    case null:
      return null;
  }
}
