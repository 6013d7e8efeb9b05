import type { Handlers } from '../../preload/contract/api.ts';
import type { Trouble } from '../../preload/contract/troubles.ts';
import { createObservable } from '../system/observable.ts';

type Told<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** What went wrong beside the person's work, until it is read. */
export interface Troubles {
  readonly tell: (trouble: Told<Trouble>) => void;
  readonly handlers: Pick<Handlers, 'app.troubles' | 'app.read-trouble'>;
}

/** More are not kept: the oldest go. */
const KEPT = 20;

export function createTroubles(): Troubles {
  const observable = createObservable<readonly Trouble[]>([]);
  let last = 0;
  const newer = new Set<string>();
  return {
    tell(trouble) {
      // Opening is tried again and again; once read, it is known.
      if (trouble.kind === 'newer') {
        if (newer.has(trouble.file)) return;
        newer.add(trouble.file);
      }
      // A helper that is restarted again and again is told of once.
      const newest = observable.value.at(-1);
      const isSame = JSON.stringify({ ...trouble, id: last }) === JSON.stringify(newest);
      if (isSame) return;
      last += 1;
      observable.set([...observable.value, { ...trouble, id: last }].slice(-KEPT));
    },
    handlers: {
      'app.troubles': (_, { signal }) => observable.watch(signal),
      'app.read-trouble': ({ id }) => {
        observable.set(observable.value.filter((trouble) => trouble.id !== id));
        return Promise.resolve(null);
      },
    },
  };
}
