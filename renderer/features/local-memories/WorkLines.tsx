import { useStore } from 'zustand';
import type { MemoryWork } from '../../../preload/contract/local-memories.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { WorkProgress } from './WorkProgress.tsx';
import './WorkLines.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

/** Long works on memories that run now; an import is shown where it was begun. */
export function WorkLines() {
  const localMemories = usePageStore(localMemoriesStore);
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
  const { t } = useI18n();
  return <WorkProgress label={t('memories.work', { kind, name })} share={progress} units={units} />;
}
