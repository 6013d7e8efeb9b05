import type { Unsearched } from '../../../preload/contract/local-memories.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { unsearchedWords } from './unsearched-words.ts';

/** Memories that are missing in what is shown. */
export function UnsearchedMemories({ list }: { readonly list: readonly Unsearched[] }) {
  const { t } = useI18n();
  return list.map((memory) => (
    <p key={memory.memoryName} className="small soft" role="status">
      {unsearchedWords(memory, t)}
    </p>
  ));
}
