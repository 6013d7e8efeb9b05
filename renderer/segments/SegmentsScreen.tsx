import { useStore } from 'zustand';
import { useStores } from '../workbench.ts';
import { DeskView } from './DeskView.tsx';
import { StartView } from './start/StartView.tsx';

/** Texts and documents segment by segment: the list of projects, or the one that is open. */
export function SegmentsScreen() {
  const { segments } = useStores();
  const id = useStore(segments.state, ({ desk }) => desk?.project.id ?? null);
  return id === null ? <StartView /> : <DeskView key={id} />;
}
