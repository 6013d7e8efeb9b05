import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

it('words of confirmed targets are told by how they begin, the most frequent first', async () => {
  const { id } = await rig.open('One.\nTwo.\nThree.\nFour.');
  const confirm = (number: number, target: string) =>
    rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm: true });
  const words = (prefix: string) => rig.ask('segments.words', { id, prefix });
  await confirm(0, 'Der Druckauftrag und der Drucker.');
  await rig.ask('segments.edit', { id, number: 1, target: 'Drossel', origin: 'typed' });
  // The first question begins to read; nobody waits for it.
  await expect.poll(() => words('dr')).toEqual(['Drucker', 'Druckauftrag']);
  await confirm(2, 'Ein Druckauftrag, Überdruck.');
  expect(await words('dr')).toEqual(['Druckauftrag', 'Drucker']);
  expect(await words('DRUCKA')).toEqual(['Druckauftrag']);
  expect(await words('ü')).toEqual(['Überdruck']);
  expect(await words('drucker')).toEqual([]);
  expect(await words('x')).toEqual([]);
});
