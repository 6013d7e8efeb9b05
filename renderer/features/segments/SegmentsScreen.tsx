import { useStore } from 'zustand';
import { EditorView } from './EditorView.tsx';
import { StartView } from './start/StartView.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';

/** Texts and documents segment by segment: the list of projects, or the one that is open. */
export function SegmentsScreen() {
  const segments = usePageStore(segmentsStore);
  const id = useStore(segments.state, ({ editor }) => editor?.project.id ?? null);
  return id === null ? <StartView /> : <EditorView key={id} />;
}
