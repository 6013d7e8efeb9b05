import type { Handlers } from '../../../preload/contract/api.ts';
import type { UsageState } from '../../../preload/contract/usage.ts';
import type { UsageAnswer } from '../../client/usage.ts';
import type { Services } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';
import { createLoaded } from '../loaded.ts';
import type { OwnLedger } from '../own-ledger.ts';
import { guarded } from '../../system/background.ts';

/** How long after the last translation usage is read: typing makes many in a row. */
const SETTLE_MS = 1000;

export interface UsageFeature {
  /** Something was billed: usage is read soon, once for all that happens meanwhile. */
  touch(): void;
  /**
   * The limit that so many characters more would pass on a connection, by usage as last read; null
   * when there is none or it is not known.
   */
  limitPassed(connection: string, characters: number): number | null;
  readonly handlers: Pick<Handlers, 'usage.watch' | 'usage.refresh'>;
}

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;

/** The days up to now with what our own ledger has of them; those without anything are 0. */
export function ownDays(
  ledger: Pick<OwnLedger, 'days'>,
  connection: string,
  now: number,
): { day: string; characters: number }[] {
  const all = Array.from({ length: SHOWN_DAYS }, (_, back) =>
    new Date(now - (SHOWN_DAYS - 1 - back) * DAY_MS).toISOString().slice(0, 10),
  );
  const range = { start: all[0] ?? '', end: all.at(-1) ?? '' };
  const known = new Map(
    ledger.days(connection, range).map(({ day, usage }) => [day, usage.characters]),
  );
  return all.map((day) => ({ day, characters: known.get(day) ?? 0 }));
}

/**
 * The usage of the active connection.
 * @param date milliseconds since 1970
 */
export function createUsage(
  services: Services,
  ledger: Pick<OwnLedger, 'days'>,
  closing: AbortSignal,
  date: () => number = () => Date.now(),
): UsageFeature {
  const loaded = createLoaded<UsageState>({
    active: services.active,
    unknown: { state: 'unknown' },
    load: async (connection) => {
      try {
        const service = await services.openActive(closing);
        const usage = await service.call('usage', closing, (client, signal) =>
          client.usage({ signal }),
        );
        return known(service.connection, usage, date(), ledger);
      } catch (error) {
        const failure = failureOf(error) ?? { code: 'internal' as const };
        return { state: 'failed', connection, failure };
      }
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  closing.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    touch() {
      if (closing.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(
        guarded('usage.refresh', () => loaded.refresh()),
        SETTLE_MS,
      );
    },
    limitPassed: (connection, characters) => limitPassed(loaded.value, connection, characters),
    handlers: {
      'usage.watch': (_, { signal }) => loaded.watch(signal),
      'usage.refresh': async () => {
        await loaded.refresh();
        return null;
      },
    },
  };
}

function limitPassed(usage: UsageState, connection: string, characters: number): number | null {
  if (usage.state !== 'known' || usage.connection !== connection) return null;
  for (const meter of [usage.keyCharacters, usage.characters]) {
    const limit = meter?.limit ?? null;
    if (meter !== undefined && limit !== null && meter.count + characters > limit) return limit;
  }
  return null;
}

/** @param readAt milliseconds since 1970 */
function known(
  connection: string,
  usage: UsageAnswer,
  readAt: number,
  ledger: Pick<OwnLedger, 'days'>,
): UsageState {
  const { characters, keyCharacters, documents, teamDocuments } = usage;
  const { speechToText, speechToSpeech, products, period } = usage;
  return {
    state: 'known',
    connection,
    readAt: new Date(readAt).toISOString(),
    ...(characters && { characters }),
    ...(keyCharacters && { keyCharacters }),
    ...(documents && { documents }),
    ...(teamDocuments && { teamDocuments }),
    ...(speechToText && { speechToText }),
    ...(speechToSpeech && { speechToSpeech }),
    products,
    ownDays: ownDays(ledger, connection, readAt),
    ...(period && { period }),
  };
}
