import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

it.each([1, 40, 150])(
  'keeps what was confirmed when killed after confirmation %i',
  { timeout: 60_000 },
  async (least) => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `Line ${index}.`);
    const { id } = await rig.open(lines.join('\n'));
    await rig.desk.close();
    const writer = fileURLToPath(new URL('segments-writer.ts', import.meta.url));
    const child = spawn(process.execPath, [writer, join(rig.folder, 'data'), id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length > least) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    const last = Number(output.trimEnd().split('\n').at(-1));
    expect(last).toBeGreaterThanOrEqual(least - 1);

    rig.killAndStart();
    const { total } = await rig.ask('segments.rows', {
      ...{ id, from: 0, count: 1, filter: 'unconfirmed' },
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
