import { useStore } from 'zustand';
import { DeskView } from './DeskView.tsx';
import { StartView } from './start/StartView.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { segmentsStore } from './store.ts';

/** Texts and documents segment by segment: the list of projects, or the one that is open. */
export function SegmentsScreen() {
  const segments = usePageStore(segmentsStore);
  const id = useStore(segments.state, ({ desk }) => desk?.project.id ?? null);
  return id === null ? <StartView /> : <DeskView key={id} />;
}
