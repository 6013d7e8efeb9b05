import { lazyPart } from '../../ui/lazy-part.tsx';
import { usePageStores } from '../../ui/stores.ts';
import type { DropVeilProps } from './DropVeil.tsx';
import type { DroppedRoot } from './intake/dropped-roots.ts';
import { useWindowDrop } from './use-window-drop.ts';

const DropVeil = lazyPart<DropVeilProps>(async () => (await import('./DropVeil.tsx')).DropVeil);

export interface DropZoneProps {
  /** Files were dropped: the screen that lists them is due. */
  readonly onDrop: () => void;
}

/** Takes documents dropped anywhere on the window, also before the page knows what to do with them. */
export function DropZone({ onDrop }: DropZoneProps) {
  const store = usePageStores();
  async function take(roots: readonly DroppedRoot[]) {
    const [{ documentsStore }, { filesOfRoots }] = await Promise.all([
      import('./store.ts'),
      import('./intake/picked-files.ts'),
    ]);
    store(documentsStore).take(await filesOfRoots(roots));
  }
  const types = useWindowDrop((roots) => {
    onDrop();
    void take(roots);
  });
  return types === null ? null : <DropVeil types={types} />;
}
