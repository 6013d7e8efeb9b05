import { useStore } from 'zustand';
import { EditorView } from './EditorView.tsx';
import { ProjectView } from './files/ProjectView.tsx';
import { StartView } from './start/StartView.tsx';
import { UpdateDialog } from './update/UpdateDialog.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';

/** Texts and documents segment by segment: the projects, the files of one, or the file that is open. */
export function SegmentsScreen() {
  const segments = usePageStore(segmentsStore);
  const id = useStore(segments.state, ({ editor }) => editor?.project.id ?? null);
  const project = useStore(
    segments.state,
    ({ page, projects }) => projects?.find((one) => one.id === page) ?? null,
  );
  return (
    <>
      {id !== null ? (
        <EditorView key={id} />
      ) : project === null ? (
        <StartView />
      ) : (
        <ProjectView project={project} />
      )}
      <UpdateDialog />
    </>
  );
}
