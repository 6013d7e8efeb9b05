import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { localMemoryFile } from '../../../main/system/local-memory-file.ts';
import type { Rig } from '../../features/rig.ts';
import { startRig } from '../../features/rig.ts';

const THREAD = new URL('../../../main/engine/memory/thread/memory-thread.ts', import.meta.url);

let folder: string;
let rig: Rig | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-local-memories-'));
  rig = null;
});
afterEach(async () => {
  await rig?.close();
  rmSync(folder, { recursive: true });
});

const start = async () => {
  rig = await startRig({
    openMemories: (onFault) => openMemoryThread(THREAD, localMemoryFile(folder), onFault),
  });
  return rig;
};

test('local memories are kept in a file of the data folder, from one start to the next', async () => {
  const first = await start();
  const { id } = await first.ask('local-memories.create', {
    name: 'Mine',
    source: 'en',
    targets: ['de'],
  });
  await first.ask('local-memories.change-unit', {
    id,
    unit: null,
    source: 'Door',
    targets: { de: 'Tür' },
  });
  await first.close();
  const second = await start();
  const asked = { segment: 'Door', source: 'en', target: 'de', threshold: 75, memories: [id] };
  expect(await second.ask('local-memories.matches', asked)).toMatchObject([
    { percent: 100, target: 'Tür', memoryName: 'Mine' },
  ]);
});
