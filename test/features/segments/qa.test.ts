import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

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
    qaProfiles: [{ id: 'plain', name: 'Without numbers', off: ['numbers'] }],
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

it('reports the files of a project as a table with the texts', async () => {
  const { id } = await rig.ask('segment-projects.create', {
    name: 'Rooms',
    source: 'en',
    targets: ['de', 'fr'],
  });
  const from = { text: WRONG[0], name: 'One' };
  const [german] = await rig.ask('segment-projects.add', { id, from });
  const edit = { number: 0, target: WRONG[1], origin: 'typed' } as const;
  await rig.ask('segments.edit', { id: german?.id ?? '', ...edit });
  const all = await rig.ask('segment-projects.qa', { id });
  expect(all.map(({ file, kind }) => [file === german?.id, kind])).toEqual([
    [true, 'numbers'],
    [true, 'numbers'],
    [false, 'empty'],
  ]);
  const { bytes } = await rig.ask('segment-projects.qa-csv', { id, files: [german?.id ?? ''] });
  expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toEqual([
    '"file","target","segment","check","about","source","translation"',
    '"One","de",1,"numbers","25","Room 25 is free.","Zimmer 52 ist frei."',
    '"One","de",1,"numbers","52","Room 25 is free.","Zimmer 52 ist frei."',
  ]);
});
