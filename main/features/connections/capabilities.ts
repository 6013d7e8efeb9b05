import type { Capability } from '../../../preload/contract/connections.ts';
import type { Feature } from '../../../preload/contract/features.ts';
import { FEATURES } from '../../../preload/contract/features.ts';
import type { Failure, FailureCode } from '../../../preload/contract/failure.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';

/** What the keys may do, as far as calls have shown it. */
export interface Capabilities {
  /** Those of the connection shown last. */
  readonly current: Observable<readonly Capability[]>;
  show(connection: string): void;
  /** @param failure null: the call succeeded */
  note(connection: string, feature: Feature, failure: Failure | null): void;
  /** After a key or address changed, nothing is known. */
  forget(connection: string): void;
}

/** Answers that say "not with this key"; others (network, quota, bad input) say nothing of it. */
const REFUSALS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'key-refused',
  'scope-missing',
  'feature-refused',
  'legacy-auth',
  'wrong-key-kind',
]);

export function createCapabilities(): Capabilities {
  const known = new Map<string, Map<Feature, Capability>>();
  const listOf = (connection: string): readonly Capability[] =>
    FEATURES.map(
      (feature) => known.get(connection)?.get(feature) ?? { feature, state: 'untried' as const },
    );
  let shown = '';
  const current = createObservable(listOf(shown));
  return {
    current,
    show(connection) {
      shown = connection;
      current.set(listOf(connection));
    },
    note(connection, feature, failure) {
      if (failure !== null && !isRefusal(feature, failure.code)) return;
      const before = known.get(connection)?.get(feature);
      if (failure === null && before?.state === 'available') return;
      const capability: Capability =
        failure === null ? { feature, state: 'available' } : { feature, state: 'refused', failure };
      const features = known.get(connection) ?? new Map<Feature, Capability>();
      known.set(connection, features.set(feature, capability));
      if (connection === shown) current.set(listOf(connection));
    },
    forget(connection) {
      known.delete(connection);
      if (connection === shown) current.set(listOf(connection));
    },
  };
}

/** A listing that is not found does not exist there; a translation may miss its glossary only. */
function isRefusal(feature: Feature, code: FailureCode): boolean {
  return REFUSALS.has(code) || (code === 'not-found' && feature !== 'translate');
}
