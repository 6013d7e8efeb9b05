import { expect, test } from 'vitest';
import type { Pack, PackState } from '../../../../preload/contract/offline-languages.ts';
import { firstPair } from '../../../../renderer/features/offline-languages/first-pair.ts';
import { packsForPair } from '../../../../renderer/features/offline-languages/installable-pair.ts';
import { tableRows } from '../../../../renderer/features/offline-languages/table-rows.ts';

const AVAILABLE: PackState = { kind: 'available' };
const READY: PackState = { kind: 'ready' };
const pack = (
  from: string,
  to: string,
  state: PackState = AVAILABLE,
  bytes: number | null = 20,
): Pack => ({
  id: `${from}-${to}`,
  ability: 'translate',
  pair: { from, to },
  languages: [from, to],
  bytes,
  about: null,
  isByPause: false,
  licence: '',
  origin: '',
  isOffered: true,
  state,
});

test('a pair is served by its pack, variants by that of their language', () => {
  const found = packsForPair([pack('en', 'de'), pack('de', 'en')], 'en-GB', 'de-CH');
  expect(found).toMatchObject({ packs: [{ id: 'en-de' }], bytes: 20, state: 'available' });
  // It is called by its languages, not by the variants of the text.
  expect(found).toMatchObject({ from: 'en', to: 'de' });
});

test('a pair without a pack is served by two over English, of which one may be there', () => {
  const packs = [pack('de', 'en', READY), pack('en', 'fi', AVAILABLE, 30), pack('en', 'de')];
  expect(packsForPair(packs, 'de', 'fi')).toMatchObject({
    packs: [{ id: 'de-en' }, { id: 'en-fi' }],
    bytes: 30,
    state: 'available',
  });
  expect(packsForPair(packs, 'fi', 'de')).toBeNull();
  expect(packsForPair(packs, 'en', 'fr')).toBeNull();
});

test.each<[PackState, string]>([
  [READY, 'ready'],
  [{ kind: 'waiting' }, 'installing'],
  [{ kind: 'failed', failure: { code: 'disk-full' } }, 'failed'],
])('a pack that is %j makes its pair %s', (state, expected) => {
  expect(packsForPair([pack('en', 'de', state)], 'en', 'de')?.state).toBe(expected);
});

test('a size that nobody knows makes the sum unknown', () => {
  expect(packsForPair([pack('en', 'de', AVAILABLE, null)], 'en', 'de')?.bytes).toBeNull();
});

test('both directions of a language stand in its row, what the system gives beside them', () => {
  const hearing: Pack = {
    ...pack('en', 'en'),
    id: 'hear',
    ability: 'recognise',
    pair: null,
    languages: ['en'],
  };
  const system = {
    pairs: ['en-de'],
    recognise: [],
    speak: ['de', 'fi'],
    spell: ['de'],
    read: [],
    tesseract: { isMissing: false, command: null },
  };
  const rows = tableRows(
    [pack('en', 'de'), pack('de', 'en'), hearing],
    system,
    (code) => code,
    'en',
  );
  expect(rows.map(({ code }) => code)).toEqual(['de', 'en']);
  expect(rows[0]?.packs.translate.map(({ id }) => id)).toEqual(['en-de', 'de-en']);
  expect([...(rows[0]?.system ?? [])]).toEqual(['speak', 'spell', 'translate']);
  expect(rows[1]?.packs.recognise).toHaveLength(1);
});

test('a new user is offered English into their own language, else into German', () => {
  const packs = [pack('en', 'de'), pack('de', 'en'), pack('en', 'fi')];
  expect(firstPair(packs, ['en', 'en-US', 'fi-FI', 'de'])).toEqual({ from: 'en', to: 'fi' });
  expect(firstPair(packs, ['de-AT'])).toEqual({ from: 'en', to: 'de' });
  expect(firstPair(packs, ['en', 'is'])).toEqual({ from: 'en', to: 'de' });
  expect(firstPair([pack('de', 'en')], ['de'])).toBeNull();
});
