import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePageStore } from '../../ui/stores.ts';
import { offlineLanguagesStore } from '../offline-languages/store.ts';
import { enginesStore } from './store.ts';

/**
 * Those of the targets that no engine of the offline service translates to, as packs and engines come and
 * go; none while nothing is known.
 * @param source null: it is still to be detected, and nothing can be said
 */
export function useUncovered(source: string | null, targets: readonly string[]): readonly string[] {
  const store = usePageStore(enginesStore);
  const engines = useStore(store.state, ({ known }) => known);
  const apertium = useStore(store.state, (state) => state.apertium);
  const ready = useStore(usePageStore(offlineLanguagesStore).state, ({ known }) =>
    (known?.packs ?? [])
      .filter(({ state }) => state.kind === 'ready')
      .map(({ id }) => id)
      .join(' '),
  );
  const asked = targets.join(' ');
  const [told, setTold] = useState<{ readonly of: string; readonly left: readonly string[] }>(NONE);
  const of = `${source ?? ''} ${asked}`;
  useEffect(() => {
    if (source === null || asked === '') return undefined;
    const leaving = new AbortController();
    void store.uncovered({ source, targets: asked.split(' ') }, leaving.signal).then((left) => {
      if (!leaving.signal.aborted) setTold({ of, left });
    });
    return () => leaving.abort();
  }, [store, source, asked, of, engines, apertium, ready]);
  // What was told of other languages says nothing of these.
  return told.of === of ? told.left : NONE.left;
}

const NONE = { of: '', left: [] } as const;
