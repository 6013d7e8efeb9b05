import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

it('F3: style rule and instructions of the project go with machine translation', async () => {
  const { id } = await rig.open('One.');
  await rig.ask('segments.fill', { id, service: true });
  expect(rig.calls[0]).not.toHaveProperty('styleRule');
  await rig.ask('segments.undo', { id });
  const instructions = ['Address the reader formally.'];
  await rig.ask('segments.settings', { id, styleRule: 'house', instructions });
  await rig.ask('segments.fill', { id, service: true });
  expect(rig.calls[1]).toMatchObject({ styleRule: 'house', instructions });
});
