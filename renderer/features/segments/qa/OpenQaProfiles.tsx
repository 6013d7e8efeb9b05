import { lazyPart } from '../../../ui/lazy-part.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import type { QaProfilesDialogProps } from './QaProfilesDialog.tsx';

const QaProfilesDialog = lazyPart<QaProfilesDialogProps>(
  async () => (await import('./QaProfilesDialog.tsx')).QaProfilesDialog,
  undefined,
  { takesKeys: 'dialog' },
);

interface OpenQaProfilesProps {
  /** A file is chosen first. */
  readonly isImport: boolean;
}

/** Profiles over the editor, at the one of its project. */
export function OpenQaProfiles({ isImport }: OpenQaProfilesProps) {
  const segments = usePageStore(segmentsStore);
  const qaProfile = useEditorState((now) => now.project.qaProfile);
  return (
    <QaProfilesDialog
      chosen={qaProfile}
      isImport={isImport}
      onChoose={(id) => void segments.change({ qaProfile: id })}
      onClose={() => segments.showDialog(null)}
    />
  );
}
