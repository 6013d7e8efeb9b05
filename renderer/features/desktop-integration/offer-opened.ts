import type { OpenedFiles } from '../../../preload/contract/outside.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import type { DocumentsStore } from '../documents/documents-store.ts';
import type { LocalMemoriesStore } from '../local-memories/local-memories-store.ts';
import type { OutsideStore } from './store.ts';

/**
 * Offers opened files as if they had been dropped, and goes where they are. Where files wait on two
 * screens, the documents are shown, and those on the other screen are told of.
 */
export function offerOpened(
  { files, refused, isCut }: OpenedFiles,
  {
    documents,
    localMemories,
    outside,
  }: {
    readonly documents: Pick<DocumentsStore, 'takeOpened'>;
    readonly localMemories: Pick<LocalMemoriesStore, 'offerOpened'>;
    readonly outside: Pick<OutsideStore, 'tellOpened'>;
  },
  onGo: (screen: ScreenId) => void,
): void {
  const memories = files.filter(({ screen }) => screen === 'memories');
  const others = files.filter(({ screen }) => screen === 'documents');
  if (memories.length > 0) localMemories.offerOpened(memories);
  if (others.length > 0) documents.takeOpened(others);
  const elsewhere = others.length > 0 ? memories : [];
  if (refused.length > 0 || isCut || elsewhere.length > 0) {
    outside.tellOpened({ files: elsewhere, refused, isCut });
  }
  if (others.length > 0) onGo('documents');
  else if (memories.length > 0) onGo('memories');
}
