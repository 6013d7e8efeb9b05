import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { api } from '../../../preload/contract/api.ts';
import { openRealSegments } from './real-segments.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

/** Runs a program until it has said so many lines; answers with the number that the last one says. */
async function killed(program: string, args: readonly string[], least: number): Promise<number> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > least) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('close', resolve));
  expect(child.signalCode).toBe('SIGKILL');
  return Number(output.trimEnd().split('\n').at(-1));
}

it.each([1, 40, 150])(
  'keeps what was confirmed when killed after confirmation %i',
  { timeout: 60_000 },
  async (least) => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `Line ${index}.`);
    const { id } = await rig.open(lines.join('\n'));
    await rig.feature.close();
    const last = await killed('segments-writer.ts', [join(rig.folder, 'data'), id], least);
    expect(last).toBeGreaterThanOrEqual(least - 1);

    rig.killAndStart();
    const { total } = await rig.ask('segments.rows', {
      id,
      from: 0,
      count: 1,
      filter: { statuses: ['empty', 'draft', 'translated', 'rejected'] },
    });
    // The one after the last one said may be confirmed as well.
    expect([last + 1, last + 2]).toContain(lines.length - total);
    const { rows } = await rig.ask('segments.rows', { id, from: last, count: 1 });
    expect(rows).toMatchObject([{ target: `Zeile ${last}.`, status: 'confirmed' }]);
    expect(await rig.ask('segments.undo', { id })).toMatchObject({
      number: lines.length - total - 1,
    });
  },
);

it.each([1, 6, 13])(
  'has every confirmed pair in the project and in the memory when killed after %i of 20',
  { timeout: 60_000 },
  async (least) => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-killed-'));
    const call = { signal: new AbortController().signal };
    const lines = Array.from({ length: 20 }, (_, index) => `Sentence ${index}.`);
    let feature = openRealSegments(folder);
    try {
      const memory = await feature.memories.handlers['local-memories.create'](
        { name: 'Mine', source: 'en', targets: ['de'] },
        call,
      );
      const { id } = await feature.handlers['segments.open'](
        { from: { text: lines.join('\n'), name: 'Notes' }, source: 'en', target: 'de' },
        call,
      );
      await feature.handlers['segments.settings']({ id, into: memory.id }, call);
      await feature.close();

      const last = await killed('segments-program.ts', [folder, id], least);
      expect(last).toBeLessThan(19);

      feature = openRealSegments(folder);
      const input = api['segments.rows'].input.parse({ id, from: 0, count: 20 });
      const { rows } = await feature.handlers['segments.rows'](input, call);
      const confirmed = rows.filter(({ status }) => status === 'confirmed');
      expect([last + 1, last + 2]).toContain(confirmed.length);
      const { engine } = feature.memories;
      await expect.poll(async () => (await engine.memory(memory.id))?.units).toBe(confirmed.length);
      const found = await engine.bestFor({
        segments: confirmed.map(({ source }) => ({ segment: source })),
        source: 'en',
        target: 'de',
        threshold: 100,
        memories: [memory.id],
      });
      expect(found.map((match) => match?.target)).toEqual(confirmed.map(({ target }) => target));
      expect(confirmed.map(({ target }) => target)).toEqual(
        confirmed.map(({ number }) => `Satz ${number}.`),
      );
    } finally {
      await feature.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
