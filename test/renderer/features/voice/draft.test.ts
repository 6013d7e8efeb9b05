import { describe, expect, test } from 'vitest';
import type { VoiceLanguage } from '../../../../preload/contract/voice.ts';
import {
  draftFrom,
  applicable,
  obstacleOf,
  remembered,
} from '../../../../renderer/features/voice/start/draft.ts';

const language = (code: string, more: Partial<VoiceLanguage> = {}): VoiceLanguage => ({
  code,
  name: code,
  source: true,
  target: true,
  speech: false,
  fixedOnly: false,
  status: 'stable',
  ...more,
});
const fixed = [language('en', { fixedOnly: true }), language('de', { source: false })];
const detecting = [language('en'), language('de', { speech: true })];
const draft = draftFrom(null);

describe('a session cannot start', () => {
  test('without a source, or before the languages are known', () => {
    expect(obstacleOf({ ...draft, microphone: { kind: 'off' } }, detecting)).toBe('no-source');
    expect(obstacleOf(draft, null)).toBe('languages-missing');
  });

  test('without a spoken language where the service cannot find it out', () => {
    expect(obstacleOf(draft, fixed)).toBe('source-unknown');
    expect(obstacleOf(draft, detecting)).toBeNull();
    expect(obstacleOf({ ...draft, sourceLanguage: 'de' }, fixed)).toBe('source-unknown');
    expect(obstacleOf({ ...draft, sourceLanguage: 'en' }, fixed)).toBeNull();
  });

  test('with more targets than a session has', () => {
    const targets = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(obstacleOf({ ...draft, targets }, detecting)).toBe('too-many-targets');
  });
});

describe('fitting a draft to a service', () => {
  test('leaves out what the service does not have', () => {
    const wanted = {
      ...draft,
      sourceLanguage: 'fr',
      targets: ['de', 'fr'],
      speech: { language: 'fr', voice: null },
    };
    expect(applicable(wanted, detecting)).toMatchObject({
      sourceLanguage: null,
      targets: ['de'],
      speech: null,
    });
  });

  test('chooses the one spoken language where nothing is found out', () => {
    expect(applicable(draft, fixed).sourceLanguage).toBe('en');
  });

  test('keeps no hint for a language that has to be chosen', () => {
    const hinted = { ...draft, sourceLanguage: 'en', sourceIsHint: true };
    expect(applicable(hinted, fixed).sourceIsHint).toBe(false);
    expect(applicable(hinted, detecting).sourceIsHint).toBe(true);
  });
});

test('a microphone is remembered with its way, a file or none is not', () => {
  const page = { kind: 'page', id: 'x', name: 'Desk mic' } as const;
  const recorder = { kind: 'recorder', id: 'server:y', name: 'Card' } as const;
  for (const choice of [page, recorder]) {
    const microphone = remembered(choice);
    expect(draftFrom({ microphone, targets: [] } as never).microphone).toEqual(choice);
  }
  expect(remembered({ kind: 'off' })).toBeNull();
  expect(remembered({ kind: 'page', id: '', name: '' })).toBeNull();
});
