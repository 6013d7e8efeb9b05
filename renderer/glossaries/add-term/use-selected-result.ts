import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../workbench.ts';

/**
 * Remembers what is selected in a result. Selecting in the source afterwards does not take it away,
 * so that a term can have both sides; another text does.
 */
export function useSelectedResult(): void {
  const { text, glossaries } = useStores();
  const { adding } = glossaries;
  const revision = useStore(text.state, (now) => now.revision);
  useEffect(() => {
    const life = new AbortController();
    const notice = () => {
      const selection = document.getSelection();
      const node = selection?.anchorNode ?? null;
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const result = element?.closest<HTMLElement>('.result') ?? null;
      if (selection === null || result === null) return;
      adding.select('target', selection.toString(), result.lang);
    };
    document.addEventListener('selectionchange', notice, { signal: life.signal });
    return () => life.abort();
  }, [adding]);
  useEffect(() => {
    adding.select('source', '');
    adding.select('target', '');
  }, [adding, revision]);
}
