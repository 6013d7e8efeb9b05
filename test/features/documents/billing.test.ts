import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentsRig } from './rig.ts';
import { startDocumentsRig } from './rig.ts';

const NEVER = new Promise<void>(() => undefined);
const signal = new AbortController().signal;

let rig: DocumentsRig;
beforeEach(() => (rig = startDocumentsRig()));
afterEach(() => rig.close());

const bill = (documentCharacters: number, tag: string | null = null) => ({
  connection: 'remote',
  tag,
  documentCharacters,
});

it('is billed once, when its result has come', async () => {
  rig.service.holds.result = NEVER;
  await rig.add(['a.txt']);
  await rig.until(() => rig.rows()[0]?.state === 'downloading');
  expect(rig.bills).toEqual([]);
  delete rig.service.holds.result;
  rig.killAndStart();
  await rig.untilAll('done');
  rig.killAndStart();
  await rig.clock.pass(10_000);
  expect(rig.bills).toEqual([bill(5)]);
});

it('is billed once although the program is killed at every step', async () => {
  rig.service.takesMs = 2_000;
  await rig.add(['a.txt']);
  for (let step = 0; step < 60; step += 1) {
    rig.killAndStart();
    await rig.clock.pass(150);
  }
  await rig.untilAll('done');
  expect(rig.service.uploads).toBe(1);
  expect(rig.bills).toEqual([bill(5)]);
});

it('is billed once when it came whole and cannot be put in its place', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'rename' });
  const place = vi.spyOn(rig.output, 'place').mockRejectedValue(full);
  await rig.add(['a.txt']);
  await rig.until(() => rig.view()?.halted?.code === 'disk-full');
  expect(rig.bills).toEqual([bill(5)]);
  place.mockRestore();
  rig.killAndStart();
  await rig.untilAll('done');
  expect(rig.bills).toEqual([bill(5)]);
});

it('is billed again when it is sent again', async () => {
  rig.examine = (job) => (job.do === 'verify' ? { refused: { reason: 'damaged' } } : undefined);
  await rig.add(['a.txt']);
  await rig.untilAll('failed');
  rig.examine = () => undefined;
  const [row] = rig.rows();
  await rig.feature.handlers['documents.retry']({ ids: [row?.id ?? ''] }, { signal });
  await rig.untilAll('done');
  expect(rig.service.uploads).toBe(2);
  expect(rig.bills).toEqual([bill(5), bill(5)]);
});

it('counts by itself what the service does not say', async () => {
  rig.service.status = () => ({
    status: 'done',
    billed: null,
    found: null,
    warnings: [],
    fuzzy: [],
    engine: null,
  });
  await rig.add(['a.txt']);
  await rig.untilAll('done');
  expect(rig.bills).toEqual([bill(12)]);
});

it('keeps the tag of the project that was at work when it was added, or its own', async () => {
  const signals: (string | undefined)[] = [];
  rig.settings.tag = 'acme';
  rig.service.takesMs = 60_000;
  await rig.add(['a.txt']);
  await rig.add(['b.txt'], { reportingTag: ' own ' });
  rig.settings.tag = 'other';
  await rig.until(() => rig.service.uploads === 2);
  for (const { tag } of rig.service.sent.values()) signals.push(tag);
  expect(signals.toSorted()).toEqual(['acme', 'own']);
  rig.killAndStart();
  await rig.untilAll('done');
  expect(rig.bills.map(({ tag }) => tag).toSorted()).toEqual(['acme', 'own']);
});
