import type { Translation, TranslationRequest } from '../../../preload/contract/text.ts';
import type { Observable } from '../../system/observable.ts';
import type { ActiveConnection } from '../active-service.ts';

/** Results that are kept, and UTF-16 units of their texts. */
const MOST_RESULTS = 500;
const MOST_UNITS = 8_000_000;

/** Finished translations, in memory only, so that the same request is answered without sending it. */
export interface ResultCache {
  /** null where the active connection has not answered this request yet. */
  find(request: TranslationRequest): Translation | null;
  /** @param connection the one that answered; a result of another than the active one is not kept */
  keep(connection: string, request: TranslationRequest, result: Translation): void;
  /** What shapes a translation has changed: a glossary, a style rule, a memory. */
  forget(): void;
}

/**
 * A request is the same when its text, its languages and all its options are, but for the reporting
 * tag, which changes no translation. Every change of the active connection, of its key or address
 * empties the cache, and so does every change of local memories.
 *
 * @param memories counts changes of local memories and of their assignments
 */
export function createResultCache(
  active: Pick<Observable<ActiveConnection>, 'value'>,
  memories: Pick<Observable<number>, 'value'>,
): ResultCache {
  const results = new Map<string, Translation>();
  let units = 0;
  let owner = active.value;
  let version = memories.value;

  const forget = () => {
    results.clear();
    units = 0;
  };
  const follow = () => {
    if (owner === active.value && version === memories.value) return;
    owner = active.value;
    version = memories.value;
    forget();
  };
  const drop = (key: string) => {
    const result = results.get(key);
    if (result === undefined) return;
    results.delete(key);
    units -= key.length + result.text.length;
  };

  return {
    find(request) {
      follow();
      const key = keyOf(request);
      const result = results.get(key);
      if (result === undefined) return null;
      // What is used comes to the end, so that what nobody uses is dropped first.
      results.delete(key);
      results.set(key, result);
      return result;
    },
    keep(connection, request, result) {
      follow();
      if (connection !== owner.id) return;
      const key = keyOf(request);
      const size = key.length + result.text.length;
      drop(key);
      if (size > MOST_UNITS) return;
      results.set(key, result);
      units += size;
      for (const oldest of results.keys()) {
        if (results.size <= MOST_RESULTS && units <= MOST_UNITS) break;
        drop(oldest);
      }
    },
    forget,
  };
}

function keyOf({ text, source, target, options }: TranslationRequest): string {
  const listed = Object.entries(options)
    .filter(([name]) => name !== 'reportingTag')
    // In one order, whatever order they came in.
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([source, target, listed, text]);
}
