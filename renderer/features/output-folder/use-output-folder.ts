import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OutputFolderPlace } from '../../../preload/contract/output-folder.ts';
import { usePageStore } from '../../ui/stores.ts';
import { outputFolderStore } from './store.ts';

/** Where results and exports are written to; null until it is known. */
export function useOutputFolder(): OutputFolderPlace | null {
  const outputFolder = usePageStore(outputFolderStore);
  useEffect(() => void outputFolder.load(), [outputFolder]);
  return useStore(outputFolder.state, ({ place }) => place);
}
