import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePageStore } from '../../../ui/stores.ts';
import { addTermStore } from './store.ts';
import { textStore } from '../../text/store.ts';

/**
 * Remembers what is selected in a result. Selecting in the source afterwards does not take it away,
 * so that a term can have both sides; another text does.
 */
export function useSelectedResult(): void {
  const text = usePageStore(textStore);
  const adding = usePageStore(addTermStore);
  const revision = useStore(text.state, (now) => now.revision);
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    let isPressedInside = true;
    const press = ({ target }: PointerEvent) => {
      isPressedInside = target instanceof Element && target.closest('.result') !== null;
    };
    const notice = () => {
      const selection = document.getSelection();
      const node = selection?.anchorNode ?? null;
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const result = element?.closest<HTMLElement>('.result') ?? null;
      if (selection === null || result === null) return;
      // A press elsewhere, on the button that takes the words say, gives the selection up.
      if (selection.isCollapsed && !isPressedInside) return;
      adding.select('target', selection.toString(), result.lang);
    };
    document.addEventListener('pointerdown', press, { signal, capture: true });
    document.addEventListener('selectionchange', notice, { signal });
    return () => life.abort();
  }, [adding]);
  useEffect(() => {
    adding.select('source', '');
    adding.select('target', '');
  }, [adding, revision]);
}
