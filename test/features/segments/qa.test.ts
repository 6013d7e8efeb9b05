import { afterEach, beforeEach, expect, it } from 'vitest';
import type { QaProfile } from '../../../preload/contract/qa-profiles.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

async function open(...pairs: (readonly [string, string])[]): Promise<string> {
  const { id } = await rig.open(pairs.map(([source]) => source).join('\n'));
  for (const [number, [, target]] of pairs.entries()) {
    await rig.ask('segments.edit', { id, number, target, origin: 'typed' });
  }
  return id;
}
const found = async (id: string) =>
  (await rig.ask('segments.findings', { id })).map(
    ({ number, kind, what }) => `${number} ${kind} ${what}`,
  );

const WRONG = ['Room 25 is free.', 'Zimmer 52 ist frei.'] as const;

it('lets a finding stand with a reason, also after a kill, until it is taken back', async () => {
  const id = await open(WRONG, ['Come in.', 'Herein  bitte.'], WRONG);
  expect(await found(id)).toHaveLength(5);
  const finding = { kind: 'numbers', what: '25' } as const;
  const reason = 'The rooms have new numbers.';
  await rig.ask('segments.ignore', { id, ...finding, number: 2, reason });
  expect(await found(id)).toEqual(['0 numbers 52', '1 double-space ', '2 numbers 52']);
  rig.killAndStart();
  expect(await rig.ask('segments.ignored', { id })).toMatchObject([
    { ...finding, source: WRONG[0], reason },
  ]);
  expect(await found(id)).toHaveLength(3);
  await rig.ask('segments.restore-finding', { id, ...finding, source: WRONG[0] });
  expect(await found(id)).toHaveLength(5);
  expect(await rig.ask('segments.ignored', { id })).toEqual([]);
});

it('leaves out what the profile of the project leaves out', async () => {
  const id = await open(WRONG, ['Come in.', 'Herein  bitte.']);
  rig.settings.preferences = {
    qaProfiles: [
      { id: 'plain', name: 'Without numbers', off: ['numbers'], severities: {}, limit: null },
    ],
  };
  expect(await found(id)).toHaveLength(3);
  await rig.ask('segments.settings', { id, qaProfile: 'plain' });
  expect(await found(id)).toEqual(['1 double-space ']);
  await rig.ask('segments.settings', { id, qaProfile: 'gone' });
  expect(await found(id)).toHaveLength(3);
});

it('finds different sources with the same translation, but for marks and short ones', async () => {
  const same = 'Drücken Sie den grünen Knopf.';
  const id = await open(
    ['Press the green button.', same],
    ['PRESS THE GREEN BUTTON', 'Drücken Sie den grünen Knopf.'],
    ['Release the green button.', same],
    ['Yes.', 'Gut.'],
    ['Fine.', 'Gut.'],
  );
  expect((await found(id)).filter((one) => one.includes('same-target'))).toEqual([
    '2 same-target-differs 1',
  ]);
});

const profile = (rules: Partial<QaProfile>): QaProfile => ({
  id: 'own',
  name: 'Own',
  off: [],
  severities: {},
  limit: null,
  ...rules,
});

it('tells how much an issue matters: as usual, or as the profile says', async () => {
  const id = await open(['Room 25 is free.', 'Zimmer ist  frei.'], ['Take {name}.', 'Nimm.']);
  const severities = async () =>
    (await rig.ask('segments.findings', { id })).map(({ kind, severity }) => [kind, severity]);
  expect(await severities()).toEqual([
    ['numbers', 'error'],
    ['double-space', 'note'],
    ['placeables', 'error'],
  ]);
  rig.settings.preferences = { qaProfiles: [profile({ severities: { numbers: 'note' } })] };
  await rig.ask('segments.settings', { id, qaProfile: 'own' });
  expect((await severities())[0]).toEqual(['numbers', 'note']);
  const target = 'Zimmer ist frei.';
  expect(await rig.ask('segments.check', { id, number: 0, target })).toEqual([
    { number: 0, kind: 'numbers', what: '25', severity: 'note' },
  ]);
});

it('keeps to a length limit of the profile, in characters or percent of the source', async () => {
  const id = await open(['Come in.', 'Herein.'], ['Come <g1>in</g1>.', 'Treten <g1>Sie</g1> ein.']);
  await rig.ask('segments.settings', { id, qaProfile: 'own' });
  const limited = async (limit: QaProfile['limit']) => {
    rig.settings.preferences = { qaProfiles: [profile({ limit })] };
    return (await found(id)).filter((one) => one.includes('limit'));
  };
  expect(await limited(null)).toEqual([]);
  expect(await limited({ unit: 'characters', most: 15 })).toEqual(['1 length-limit 17/15']);
  expect(await limited({ unit: 'characters', most: 17 })).toEqual([]);
  expect(await limited({ unit: 'percent', most: 100 })).toEqual(['1 length-limit 170%/100%']);
  expect(await limited({ unit: 'percent', most: 200 })).toEqual([]);
});

it('shows the segments with issues by the profile as it is now', async () => {
  const id = await open(WRONG, ['Come in.', 'Herein  bitte.']);
  await rig.ask('segments.settings', { id, qaProfile: 'own' });
  const shown = async () =>
    (
      await rig.ask('segments.rows', { id, from: 0, count: 9, filter: { findings: true } })
    ).rows.map(({ number }) => number);
  rig.settings.preferences = { qaProfiles: [profile({ off: ['numbers'] })] };
  expect(await shown()).toEqual([1]);
  rig.settings.preferences = { qaProfiles: [profile({})] };
  expect(await shown()).toEqual([0, 1]);
});

it('exports nothing while errors remain, but only where somebody asked for it', async () => {
  const id = await open(WRONG, ['Come in.', 'Herein  bitte.']);
  await rig.ask('segments.export', { id });
  await rig.ask('segments.settings', { id, blocksExport: true });
  expect(await failureOf(rig.ask('segments.export', { id }))).toEqual({
    code: 'qa-errors',
    params: { count: 2 },
  });
  // Drafts stay behind in the source language, and with them their errors.
  await rig.ask('segments.export', { id, unconfirmed: false });
  const { project } = await rig.ask('segments.settings', { id });
  const files = { id: project, unconfirmed: true };
  expect((await rig.ask('segment-projects.export', files)).failed).toMatchObject([
    { file: id, failure: { code: 'qa-errors' } },
  ]);
  const pseudo = await rig.ask('segment-projects.export', { ...files, pseudo: true });
  expect(pseudo.failed).toEqual([]);
  await rig.ask('segments.edit', { id, number: 0, target: 'Zimmer 25 ist frei.', origin: 'typed' });
  await rig.ask('segments.export', { id });
  rig.killAndStart();
  expect((await rig.ask('segments.settings', { id })).blocksExport).toBe(true);
});
