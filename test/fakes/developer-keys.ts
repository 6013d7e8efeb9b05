import type { AdminAccess, DeveloperKey, KeyLimits } from '../../preload/contract/admin.ts';
import type { Input, RouteName } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { UsageFigures } from '../../preload/contract/reports.ts';
import type { Keep } from './admin-side.ts';

export interface AdminKeyOptions {
  readonly access?: Partial<AdminAccess>;
  /** How many developer keys there are; 12 without. */
  readonly keys?: number;
  /** Every act on keys fails so. */
  readonly keysFailure?: Failure;
}

const HOUR_MS = 3_600_000;
const LATENCY_MS = 250;

const NO_LIMITS: KeyLimits = { characters: null, speechToTextMs: null, speechToSpeechMs: null };
const LABELS = [
  'Marketing site',
  'Support desk',
  'Mobile app',
  'Intranet search',
  'Nightly catalogue job',
  'Call centre, live captions',
  'Legal department',
  'Translators’ workbench',
  'Partner portal (Northern Europe and the Baltics)',
  'Prototype of Ada',
  'Old website',
  '',
] as const;

/** The admin key and the developer keys of the fake main process; an admin key that starts with `bad` is refused. */
export function createFakeKeys(keep: Keep, options: AdminKeyOptions = {}) {
  const access = keep<AdminAccess>({
    connection: 'offline',
    key: 'built-in',
    keyEnd: null,
    host: null,
    ...options.access,
  });
  let keys = Array.from({ length: options.keys ?? LABELS.length }, (_, place) => fakeKey(place));

  const pause = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  async function change(id: string, next: Partial<DeveloperKey>): Promise<DeveloperKey> {
    await act();
    const before = keys.find((key) => key.id === id);
    if (before === undefined) throw refusal({ code: 'not-found', status: 404 });
    const key = { ...before, ...next };
    keys = keys.map((one) => (one.id === id ? key : one));
    return key;
  }
  async function act(): Promise<void> {
    await pause();
    if (options.keysFailure !== undefined) throw refusal(options.keysFailure);
  }

  const asks: { [K in RouteName]?: (input: never) => unknown } = {
    'admin.save-key': async ({ key }: Input<'admin.save-key'>) => {
      await pause();
      if (key.startsWith('bad')) throw refusal({ code: 'key-refused', status: 403 });
      const keyEnd = key.replace(/:adm$/, '').slice(-4);
      access.set({ ...access.get(), key: 'session', keyEnd });
      return null;
    },
    'admin.forget-key': () => {
      access.set({ ...access.get(), key: 'none', keyEnd: null });
      return null;
    },
    'developer-keys.list': async () => {
      await pause();
      return { connection: 'offline', keys };
    },
    'developer-keys.create': async ({ label }: Input<'developer-keys.create'>) => {
      await act();
      const key: DeveloperKey = {
        ...fakeKey(keys.length),
        label: label ?? 'API Key',
        created: new Date().toISOString(),
        deactivated: null,
        isActive: true,
        limits: NO_LIMITS,
        used: figures(0),
      };
      keys = [...keys, key];
      return { key, secret: `${guid(keys.length * 7)}:${guid(keys.length * 11)}` };
    },
    'developer-keys.rename': ({ id, label }: Input<'developer-keys.rename'>) =>
      change(id, { label }),
    'developer-keys.limit': ({ id, ...limits }: Input<'developer-keys.limit'>) =>
      change(id, {
        limits: {
          ...(keys.find((key) => key.id === id)?.limits ?? NO_LIMITS),
          ...(limits as Partial<KeyLimits>),
        },
      }),
    'developer-keys.deactivate': ({ id }: Input<'developer-keys.deactivate'>) =>
      change(id, { isActive: false, deactivated: new Date().toISOString() }),
  };
  const watches = (signal?: AbortSignal): { [K in RouteName]?: () => AsyncIterable<unknown> } => ({
    'admin.watch': () => access.watch(signal),
  });
  return { asks, watches };
}

/** Keys of every kind: near a limit, over it, without any, never used, ended. */
function fakeKey(place: number): DeveloperKey {
  const id = `${guid(place + 1)}:${guid(place + 101)}`;
  const isActive = place !== 10 && place % 17 !== 9;
  return {
    id,
    masked: place === 0 ? 'f9e8****6789' : `${id.slice(0, 4)}****${id.slice(-4)}`,
    label: LABELS[place] ?? `Service ${place}`,
    created: new Date(Date.UTC(2025, place % 12, 3 + (place % 25), 9)).toISOString(),
    deactivated: isActive ? null : new Date(Date.UTC(2026, place % 9, 12)).toISOString(),
    isActive,
    limits:
      [
        { characters: 500_000, speechToTextMs: 0, speechToSpeechMs: 0 },
        { characters: 1_000_000, speechToTextMs: 20 * HOUR_MS, speechToSpeechMs: null },
        NO_LIMITS,
        { characters: 100_000, speechToTextMs: null, speechToSpeechMs: null },
        { characters: 250_000, speechToTextMs: 90 * 60_000, speechToSpeechMs: 32_123 },
      ][place % 5] ?? NO_LIMITS,
    used: place === 8 ? null : figures((place * 7919 + 431_250) % 640_000, place),
  };
}

function figures(characters: number, place = 0): UsageFigures {
  return {
    characters,
    textCharacters: characters,
    documentCharacters: 0,
    improvementCharacters: 0,
    speechToTextMs: characters === 0 ? 0 : ((place * 37) % 40) * 31 * 60_000,
    speechToSpeechMs: characters === 0 || place % 3 === 0 ? 0 : place * 11 * 60_000,
  };
}

/** Looks like a GUID; another one for each seed. */
function guid(seed: number): string {
  const part = (factor: number) => (Math.imul(seed, factor) >>> 0).toString(16).padStart(8, '0');
  const hex = [2654435761, 2246822519, 3266489917, 668265263].map(part).join('');
  return [0, 8, 12, 16, 20].map((at, place) => hex.slice(at, [8, 12, 16, 20, 32][place])).join('-');
}

/** Thrown as main throws: a value, not an error. */
const refusal = (failure: Failure): unknown => failure;
