import type { Input, Output, RouteName } from '../../preload/contract/api.ts';
import type {
  Capability,
  CheckedKey,
  ConnectionDraft,
  Connections,
} from '../../preload/contract/connections.ts';
import { FEATURES } from '../../preload/contract/features.ts';
import type { Failure } from '../../preload/contract/failure.ts';

/** What a fake needs of the value behind `connections.watch`. */
interface ConnectionsFact {
  get(): Connections;
  set(next: Connections): void;
}

interface CapabilitiesFact {
  set(next: readonly Capability[]): void;
}

export const UNTRIED: readonly Capability[] = FEATURES.map((feature) => ({
  feature,
  state: feature === 'translate' || feature === 'languages' ? 'available' : 'untried',
}));

const REFUSED: Partial<Record<Capability['feature'], Failure>> = {
  'style-rules': {
    code: 'scope-missing',
    status: 403,
    params: { feature: 'style-rules', scopes: ['style_rules:read'] },
  },
  detect: { code: 'feature-refused', status: 403, params: { feature: 'detect' } },
};

const LATENCY_MS = 300;

/** Answers about connections: a key that starts with `bad` is refused, every other one is good. */
export function connectionAsks(
  connections: ConnectionsFact,
  capabilities: CapabilitiesFact,
): { [K in RouteName]?: (input: never) => unknown } {
  async function check(draft: ConnectionDraft): Promise<CheckedKey> {
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    const key = draft.key ?? 'kept-0042';
    if (key.startsWith('bad')) throw refusal(draft);
    return {
      tier: key.endsWith(':fx') ? 'free' : 'paid',
      characters: { count: 120_480, limit: 500_000 },
      keyEnd: key.slice(-4),
    };
  }

  return {
    'connections.check': check,
    'connections.save': async (draft: Input<'connections.save'>) => {
      const { tier, keyEnd } = await check(draft);
      const id = draft.id ?? `connection-${connections.get().all.length}`;
      const { all, ...rest } = connections.get();
      const saved = {
        id,
        name: draft.name,
        kind: draft.kind,
        host: new URL(draft.address ?? 'https://api.example.com').host,
        keyword: draft.keyword ?? 'Service-Auth-Key',
        keyEnd,
        tier,
        key: 'session' as const,
        sourceLanguage: draft.sourceLanguage ?? null,
        targetLanguage: draft.targetLanguage ?? null,
      };
      const others = all.filter((one) => one.id !== id);
      connections.set({ ...rest, all: [...others, saved] });
      return { id } satisfies Output<'connections.save'>;
    },
    'connections.remove': ({ id }: Input<'connections.remove'>) => {
      const { all, active, ...rest } = connections.get();
      connections.set({
        ...rest,
        active: active === id ? 'offline' : active,
        all: all.filter((one) => one.id !== id),
      });
      return null;
    },
    'connections.probe': async () => {
      await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
      capabilities.set(
        FEATURES.map((feature): Capability => {
          const failure = REFUSED[feature];
          return failure === undefined
            ? { feature, state: 'available' }
            : { feature, state: 'refused', failure };
        }),
      );
      return null;
    },
  };
}

/** Thrown as main throws: a value, not an error. */
function refusal({ address }: ConnectionDraft): unknown {
  return {
    code: 'key-refused',
    status: 403,
    traceId: '3f2a9c0d4e5b6a7788990011aabbccdd',
    said: 'Forbidden',
    params: { host: new URL(address ?? 'https://api.example.com').host },
  } satisfies Failure;
}
