import type { ConnectionDraft } from '../../../preload/contract/connections.ts';
import { addressProblem, type AddressProblem } from '../connections/address.ts';
import type { SettingsChange } from '../settings/store.ts';

export const STEPS = ['service', 'languages', 'privacy'] as const;
export type Step = (typeof STEPS)[number];

/** What the first run asks: six entries at the most. */
export interface WelcomeAnswers {
  /** `pack`: a pack for the languages is installed. */
  readonly service: 'key' | 'pack' | 'offline';
  readonly address: string;
  readonly key: string;
  /** null: detect. */
  readonly source: string | null;
  readonly target: string;
  readonly keeps: 'drafts' | 'nothing';
}

export const FIRST_ANSWERS: WelcomeAnswers = {
  service: 'offline',
  address: '',
  key: '',
  source: null,
  target: 'de',
  keeps: 'drafts',
};

export function stepAfter(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** What keeps the service step from going on, by field. */
export interface ServiceProblems {
  readonly address?: 'missing' | AddressProblem;
  readonly key?: 'missing' | 'spaces';
}

export function serviceProblems({ service, address, key }: WelcomeAnswers): ServiceProblems {
  if (service !== 'key') return {};
  const wrongAddress = address.trim() === '' ? 'missing' : addressProblem(address);
  const wrongKey = key.trim() === '' ? 'missing' : /\s/.test(key.trim()) ? 'spaces' : null;
  return {
    ...(wrongAddress !== null && { address: wrongAddress }),
    ...(wrongKey !== null && { key: wrongKey }),
  };
}

/**
 * The connection that was entered. Its tier follows from the key, since keys of the free tier end
 * in `:fx`; its name is its host. Call it on answers without problems.
 */
export function firstConnection({ address, key }: WelcomeAnswers): ConnectionDraft {
  return {
    name: new URL(address.trim()).host.slice(0, 80),
    kind: key.trim().endsWith(':fx') ? 'free' : 'paid',
    address: address.trim(),
    key: key.trim(),
  };
}

/** The preferences that the answers stand for; the first run is over with them. */
export function firstSettings({ source, target, keeps }: WelcomeAnswers): SettingsChange {
  return {
    welcomed: true,
    sourceLanguage: source,
    targetLanguage: target,
    privateMode: keeps === 'nothing',
  };
}
