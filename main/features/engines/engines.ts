import { systemKind } from '../../system/os-release.ts';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { EnginePairs } from '../../../preload/contract/engine-pairs.ts';
import type { Engines, OwnEngine, OwnEngineDraft } from '../../../preload/contract/engines.ts';
import { checkEngineAddress, OwnEngineFailure } from '../../client/own-engine/own-engine-host.ts';
import type {
  OwnEngineAddress,
  OwnEngineHost,
  OwnEngineTexts,
} from '../../client/own-engine/own-engine-host.ts';
import { createDetector } from '../../engine/detection/detector.ts';
import { readModes } from '../../engine/machine/apertium-modes.ts';
import { runApertium } from '../../engine/machine/apertium-program.ts';
import { checkAnswer } from '../../engine/machine/own-engine/check-answer.ts';
import type { Database } from '../../system/database.ts';
import { startInProcess } from '../../system/in-process-helper.ts';
import { isLoopbackHost } from '../../system/loopback.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { EngineChoice } from '../../system/own-engine-routes.ts';
import type { HelperProcess } from '../../system/processes.ts';
import type { SecretStore } from '../../system/secrets.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { keyEnd } from '../key-end.ts';
import { createKeyStore } from '../key-store.ts';
import type { KeyStore } from '../key-store.ts';
import { apertiumAdvice } from './apertium-advice.ts';
import { createEngineRecord } from './own-engine-record.ts';
import type { KeptOwnEngine } from './own-engine-record.ts';
import { serveOwnEngine } from './serve-own-engine.ts';

export interface EnginesPorts {
  readonly database: Database;
  readonly secrets: Promise<SecretStore>;
  readonly hostOf: (address: OwnEngineAddress) => OwnEngineHost;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  readonly platform: string;
  /** What `/etc/os-release` says; empty where there is none. */
  readonly osRelease: () => Promise<string>;
  /** Those of the targets that the offline service has no engine for. */
  readonly uncovered: (pairs: EnginePairs, signal: AbortSignal) => Promise<readonly string[]>;
}

export interface EnginesFeature {
  /** What the offline service is told, as it changes. */
  readonly choice: Observable<EngineChoice>;
  /** What the offline service is given when it asks for the engine at an address. */
  startOwnEngine(): HelperProcess;
  /** The host that texts go to where it is another computer; null: none does. */
  remoteHost(): string | null;
  readonly handlers: Pick<
    Handlers,
    | 'engines.watch'
    | 'engines.order'
    | 'engines.save'
    | 'engines.turn'
    | 'engines.remove'
    | 'engines.try'
    | 'engines.apertium'
    | 'engines.uncovered'
    | 'engines.advice'
  >;
}

const KEY_ID = 'own-engine';
const TRIAL = 'The meeting has been moved to Thursday.';
const TRIAL_SOURCE = 'en';
const APERTIUM_LIMIT_MS = 10_000;

/** Which engines translate offline and in which order, with one at an address of the person's choice. */
export function createEngines(ports: EnginesPorts): EnginesFeature {
  const record = createEngineRecord(ports.database);
  const keeping = ports.secrets.then(createKeyStore);
  let looks = 0;
  const choice = createObservable<EngineChoice>(choiceOf());
  /** Counts the changes; each one makes the watchers read again. */
  const changes = createObservable(0);
  const changed = () => {
    choice.set(choiceOf());
    changes.set(changes.value + 1);
  };

  function choiceOf(): EngineChoice {
    const { order, own } = record.kept;
    const facts =
      own === null || !own.isOn
        ? null
        : {
            name: nameOf(own),
            form: own.api === 'chat' ? ('segments' as const) : ('html' as const),
            pairs: own.pairs,
          };
    return { order: [...order], own: facts, looks };
  }

  const told = async (): Promise<Engines> => {
    const { order, own } = record.kept;
    return { order, own: own === null ? null : toldOwn(own, await keeping) };
  };

  /** The key of what is kept; null where none is needed. */
  const keyOf = async ({ keyKept }: KeptOwnEngine): Promise<string | null> => {
    if (keyKept === null) return null;
    const key = await (await keeping).get({ id: KEY_ID, keyKept });
    if (key === null) throw new OwnEngineFailure('key-missing');
    return key;
  };

  const addressOf = async (draft: OwnEngineDraft): Promise<OwnEngineAddress> => {
    const { own } = record.kept;
    const { api, model } = draft;
    const given = draft.address ?? own?.baseUrl ?? '';
    if (given === '') throw missing('address');
    const checked = checkEngineAddress(given, api);
    if (!checked.ok) throw new FeatureFailure(checked.failure);
    if (api === 'chat' && model === '') throw missing('model');
    const { baseUrl } = checked;
    if (draft.key !== undefined) return { api, baseUrl, model, key: draft.key };
    // A key counts for the host that it was entered for.
    const isKept = own !== null && new URL(own.baseUrl).origin === new URL(baseUrl).origin;
    return { api, baseUrl, model, key: isKept ? await keyOf(own).catch(refused(baseUrl)) : null };
  };

  const send = async (texts: OwnEngineTexts, signal: AbortSignal) => {
    const { own } = record.kept;
    if (own === null || !own.isOn) throw new OwnEngineFailure('refused');
    const { api, baseUrl, model } = own;
    const key = await keyOf(own);
    const instructions = [own.instructions, ...texts.instructions].filter((one) => one !== '');
    return ports.hostOf({ api, baseUrl, model, key }).translate({ ...texts, instructions }, signal);
  };

  return {
    choice,
    remoteHost: () => {
      const { own } = record.kept;
      return own === null || !own.isOn || isLocal(own) ? null : new URL(own.baseUrl).host;
    },
    startOwnEngine: () => startInProcess((parent) => serveOwnEngine(parent, send)),
    handlers: {
      async *'engines.watch'(_, { signal }) {
        for await (const _change of changes.watch(signal)) yield await told();
      },
      'engines.order': ({ order }) => {
        record.keep({ order });
        changed();
        return null;
      },
      'engines.save': async (draft, { signal }) => {
        const address = await addressOf(draft);
        const { key, ...place } = address;
        // What it does not tell is found out by asking it.
        const pairs = await ports
          .hostOf(address)
          .pairs(signal)
          .catch(() => null);
        const keys = await keeping;
        if (key === null) await keys.delete(KEY_ID);
        const keyKept = key === null ? null : await keys.set(KEY_ID, key);
        record.keep({
          own: {
            ...place,
            isOn: true,
            instructions: draft.instructions,
            keyKept,
            keyEnd: key === null ? null : keyEnd(key),
            pairs: pairs?.map(([from, to]) => [from, to]) ?? null,
          },
        });
        changed();
        return null;
      },
      'engines.turn': ({ isOn }) => {
        const { own } = record.kept;
        if (own === null) throw new FeatureFailure({ code: 'not-found' });
        record.keep({ own: { ...own, isOn } });
        changed();
        return null;
      },
      'engines.remove': async () => {
        await (await keeping).delete(KEY_ID);
        record.keep({ own: null });
        changed();
        return null;
      },
      'engines.try': async ({ target, ...draft }, { signal }) => {
        const address = await addressOf(draft);
        const { host } = new URL(address.baseUrl);
        const begun = ports.now();
        const texts = {
          source: TRIAL_SOURCE,
          target,
          passages: [TRIAL],
          isMarkup: false,
          context: null,
          instructions: draft.instructions === '' ? [] : [draft.instructions],
          terms: [],
        };
        const [answer = null] = await ports
          .hostOf(address)
          .translate(texts, signal)
          .catch(refused(address.baseUrl));
        const ms = Math.round(ports.now() - begun);
        const segment = { text: TRIAL, codes: [] };
        const pair = { source: TRIAL_SOURCE, target };
        const lack =
          answer === null
            ? 'count'
            : await checkAnswer(segment, answer.trim(), pair, await createDetector());
        return { host, sentence: TRIAL, answer: answer?.trim() ?? '', ms, lack };
      },
      'engines.apertium': async (_, { signal }) => {
        const listing = await runApertium({
          options: ['-l'],
          input: '',
          environment: process.env,
          timeoutMs: APERTIUM_LIMIT_MS,
          signal,
        }).catch(() => '');
        const pairs = readModes(listing).map(({ source, target }) => `${source}-${target}`);
        // The service looks again, so that a pair that was just installed is used.
        looks += 1;
        choice.set(choiceOf());
        return { pairs: [...new Set(pairs)] };
      },
      'engines.uncovered': (pairs, { signal }) => ports.uncovered(pairs, signal),
      'engines.advice': async (pair) =>
        apertiumAdvice(systemKind(ports.platform, await ports.osRelease()), pair),
    },
  };
}

const isLocal = ({ baseUrl }: KeptOwnEngine) => isLoopbackHost(new URL(baseUrl).hostname);

/** What people know it by: the model, or the program, and where it is. */
function nameOf({ api, model, baseUrl }: KeptOwnEngine): string {
  return `${api === 'chat' ? model : 'LibreTranslate'} (${new URL(baseUrl).host})`;
}

function toldOwn(own: KeptOwnEngine, keys: KeyStore): OwnEngine {
  const { isOn, api, model, instructions, baseUrl, keyKept, keyEnd: end } = own;
  return {
    isOn,
    api,
    model,
    instructions,
    host: new URL(baseUrl).host,
    isLocal: isLocal(own),
    name: nameOf(own),
    key: keyKept === null ? 'none' : keys.stateOf({ id: KEY_ID, keyKept }),
    keyEnd: end,
  };
}

const missing = (field: string) =>
  new FeatureFailure({ code: 'invalid-input', params: { field, reason: 'missing' } });

const refused =
  (address: string) =>
  (error: unknown): never => {
    if (!(error instanceof OwnEngineFailure)) throw error;
    const { host } = new URL(address);
    throw new FeatureFailure({ code: 'own-engine-failed', params: { host, reason: error.lack } });
  };
