import { describe, expect, test } from 'vitest';
import type { VoiceLanguage } from '../../../../preload/contract/voice.ts';
import {
  draftFrom,
  applicable,
  choicesOf,
  fileTitle,
  hasOptions,
  obstacleOf,
  remembered,
  withChoices,
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
    expect(obstacleOf({ ...draft, microphone: { kind: 'off' } }, detecting, 'live')).toBe(
      'no-source',
    );
    expect(obstacleOf(draft, null, 'live')).toBe('languages-missing');
  });

  test('without a recording where one is to be transcribed; its microphone does not matter', () => {
    const off = { ...draft, microphone: { kind: 'off' } } as const;
    expect(obstacleOf(off, detecting, 'file')).toBe('no-file');
    expect(obstacleOf({ ...off, file: new File([], 'talk.wav') }, detecting, 'file')).toBeNull();
  });

  test('without a spoken language where the service cannot find it out', () => {
    expect(obstacleOf(draft, fixed, 'live')).toBe('source-unknown');
    expect(obstacleOf(draft, detecting, 'live')).toBeNull();
    expect(obstacleOf({ ...draft, sourceLanguage: 'de' }, fixed, 'live')).toBe('source-unknown');
    expect(obstacleOf({ ...draft, sourceLanguage: 'en' }, fixed, 'live')).toBeNull();
  });

  test('with more targets than a session has', () => {
    const targets = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(obstacleOf({ ...draft, targets }, detecting, 'live')).toBe('too-many-targets');
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

test('a recording gives its session the name of its file', () => {
  expect(fileTitle({ name: 'board meeting 3.11.wav' })).toBe('board meeting 3.11');
  expect(fileTitle({ name: 'noname' })).toBe('noname');
  expect(fileTitle({ name: `${'x'.repeat(300)}.wav` })).toHaveLength(200);
});

test('options that are set are told apart from the pickers of the cards', () => {
  expect(hasOptions({ ...draft, sourceLanguage: 'en', targets: ['de'] })).toBe(false);
  for (const set of [
    { title: 'Board' },
    { spokenTerms: 'terms' },
    { glossary: 'g' },
    { maxMinutes: 30 },
    { sourceIsHint: true },
    { speech: { language: 'de', voice: null } },
  ]) {
    expect(hasOptions({ ...draft, ...set })).toBe(true);
  }
});

test('what was chosen with a connection is the same once it is kept and shown again', () => {
  const fresh = draftFrom(null);
  const chosen = { ...fresh, local: { memories: ['m'] }, glossary: 'g', spokenTerms: 's' };
  expect(withChoices(fresh, choicesOf(chosen))).toEqual(chosen);
  expect(withChoices(fresh, choicesOf({ ...fresh, local: 'off' })).local).toBe('off');
  expect(withChoices(chosen, choicesOf(fresh))).toEqual(fresh);
});
