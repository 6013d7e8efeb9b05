import { useStore } from 'zustand';
import type { MemoryWork } from '../../preload/contract/local-memories.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { WorkProgress } from './WorkProgress.tsx';
import './WorkLines.css';

/** Long works on memories that run now; an import is shown where it was begun. */
export function WorkLines() {
  const { localMemories } = useStores();
  const works = useStore(localMemories.state, (now) => now.works);
  const shown = works.filter(({ kind }) => kind !== 'import');
  if (shown.length === 0) return null;
  return (
    <ul className="memories-works">
      {shown.map((work) => (
        <li key={work.id}>
          <WorkLine work={work} />
        </li>
      ))}
    </ul>
  );
}

function WorkLine({ work: { kind, name, progress, units } }: { readonly work: MemoryWork }) {
  const { t } = useWords();
  return <WorkProgress label={t('memories.work', { kind, name })} share={progress} units={units} />;
}
