import type { ReportRange } from '../../preload/contract/reports.ts';
import type { AdminUsage } from './admin/analytics.ts';
import { analyticsRequest } from './admin/analytics.ts';
import type { CustomTagUsage } from './admin/custom-tags.ts';
import { readCustomTags } from './admin/custom-tags.ts';
import type { ChangedLimits, CreatedKey, ListedKey } from './admin/developer-keys.ts';
import {
  developerKeyCreation,
  developerKeyEnd,
  developerKeyLabel,
  developerKeyLimits,
  developerKeysListing,
} from './admin/developer-keys.ts';
import { createSendOnce } from './admin/send-once.ts';
import { checkDestination } from './check-destination.ts';
import { systemClock } from './clock.ts';
import type { ExchangeLimits } from './exchange.ts';
import { ServiceFailure } from './failure.ts';
import { isAdminKey } from './key.ts';
import type { CallOptions, Destination } from './send.ts';
import { createSend } from './send.ts';
import type { ServiceClientPorts } from './service-client.ts';

export type { AdminUsage, AdminUsageRow } from './admin/analytics.ts';
export type { CustomTagUsage } from './admin/custom-tags.ts';
export type { ChangedLimits, CreatedKey, ListedKey } from './admin/developer-keys.ts';

/**
 * The admin calls of a service. Every method rejects with `ServiceFailure`. Ranges are UTC days,
 * both ends included, at most 366 of them. Calls that write are sent once, whatever the options
 * say, and fail with outcome-unknown where the service may have done what it never confirmed.
 */
export interface AdminClient {
  /** All keys together; `rows` is empty. */
  usageTotal(range: ReportRange, options?: CallOptions): Promise<AdminUsage>;
  /** One row for each key; `day` is null. */
  usageByKey(range: ReportRange, options?: CallOptions): Promise<AdminUsage>;
  /** One row for each key and day that something was used on, in the service's order. */
  usageByKeyAndDay(range: ReportRange, options?: CallOptions): Promise<AdminUsage>;
  /** Follows the pages to the end. */
  customTags(
    range: ReportRange,
    by: 'period' | 'day',
    options?: CallOptions,
  ): Promise<CustomTagUsage>;
  /** Active and deactivated ones. */
  developerKeys(options?: CallOptions): Promise<readonly ListedKey[]>;
  /** @param label null leaves it to the service */
  createDeveloperKey(label: string | null, options?: CallOptions): Promise<CreatedKey>;
  renameDeveloperKey(id: string, label: string, options?: CallOptions): Promise<ListedKey>;
  /** @param limits an absent one stays as it is */
  limitDeveloperKey(id: string, limits: ChangedLimits, options?: CallOptions): Promise<ListedKey>;
  /** Cannot be undone. */
  deactivateDeveloperKey(id: string, options?: CallOptions): Promise<ListedKey>;
}

/** A year of several hundred keys is one answer, and takes the service a while. */
const LIMITS: ExchangeLimits = {
  headersTimeoutMs: 120_000,
  bodyTimeoutMs: 60_000,
  wholeTimeoutMs: 15 * 60_000,
};

/**
 * Makes the client of one service's admin calls with one admin key.
 * @throws ServiceFailure at once as `createServiceClient` does, and wrong-key-kind for a key that is
 * no admin key
 */
export function createAdminClient(
  destination: Destination,
  ports: ServiceClientPorts,
): AdminClient {
  const checked = checkDestination(destination);
  if (!isAdminKey(checked.key)) {
    throw new ServiceFailure({ code: 'wrong-key-kind', params: { kind: 'developer' } });
  }
  const { network, userAgent, log, onAttempt, clock = systemClock, random = Math.random } = ports;
  const { limits = LIMITS } = ports;
  const send = createSend(checked, { network, userAgent, log, onAttempt, clock, random, limits });
  const write = createSendOnce(send);
  return {
    usageTotal: (range, options) => send(analyticsRequest(range, null), options),
    usageByKey: (range, options) => send(analyticsRequest(range, 'key'), options),
    usageByKeyAndDay: (range, options) => send(analyticsRequest(range, 'key_and_day'), options),
    customTags: (range, by, options) => readCustomTags(send, range, by, options),
    developerKeys: (options) => send(developerKeysListing(), options),
    createDeveloperKey: (label, options) => write(developerKeyCreation(label), options),
    renameDeveloperKey: (id, label, options) => write(developerKeyLabel(id, label), options),
    limitDeveloperKey: (id, limits, options) => write(developerKeyLimits(id, limits), options),
    deactivateDeveloperKey: (id, options) => write(developerKeyEnd(id), options),
  };
}
