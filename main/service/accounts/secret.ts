import { hash, randomUUID } from 'node:crypto';
import type { Key } from './key.ts';

/** A fresh secret; its suffix tells the kind: `:adm` admin, `:fx` free developer, none paid. */
export function createSecret(kind: Key['kind'], tier: Key['tier']): string {
  const suffix = kind === 'admin' ? ':adm' : tier === 'free' ? ':fx' : '';
  return `${randomUUID()}${suffix}`;
}

/** What is stored of a secret. Secrets are random, so a plain hash needs no salt or stretching. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
