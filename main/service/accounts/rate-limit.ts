import { ServiceError } from '../http/service-error.ts';
import type { Key } from './key.ts';

const WINDOW_MS = 60_000;

/** Counts the requests of each key. */
export interface RateLimit {
  /** @throws ServiceError 429 with `Retry-After` when the key has used up its requests */
  admit(key: Key): void;
}

/**
 * Allows each key so many requests within any 60 seconds.
 * @param perMinute null allows everything
 */
export function createRateLimit(perMinute: number | null, now: () => Date): RateLimit {
  const admitted = new Map<string, number[]>();
  return {
    admit: (key) => {
      if (perMinute === null) return;
      const at = now().getTime();
      const recent = (admitted.get(key.id) ?? []).filter((time) => time > at - WINDOW_MS);
      admitted.set(key.id, recent);
      const oldest = recent[0];
      if (recent.length < perMinute || oldest === undefined) {
        recent.push(at);
        return;
      }
      const seconds = Math.max(1, Math.ceil((oldest + WINDOW_MS - at) / 1000));
      throw new ServiceError(429, 'rate_limited', 'Too many requests. Wait and resend.', {
        headers: { 'Retry-After': String(seconds) },
      });
    },
  };
}
