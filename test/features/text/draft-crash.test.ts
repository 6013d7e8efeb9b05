import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../main/system/database.ts';
import { startRig } from '../rig.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([1, 20, 80])(
  'keeps the draft when killed after save %i',
  { timeout: 60_000 },
  async (least) => {
    const file = join(folder, 'desk.sqlite');
    const writer = fileURLToPath(new URL('draft-writer.ts', import.meta.url));
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    const child = spawn(process.execPath, [writer, file], { stdio: [...stdio] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length > least) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    const saved = Number(output.trimEnd().split('\n').at(-1));
    expect(saved).toBeGreaterThanOrEqual(least);

    const database = openDatabase(file);
    expect(database.setAside).toBeNull();
    const rig = await startRig({ database });
    const draft = await rig.ask('text.draft', undefined);
    const number = 'text' in draft ? Number(/^draft (\d+) /.exec(draft.text)?.[1]) : 0;
    // Later ones may be saved as well: what a busy computer had not read yet died with the program.
    expect(number).toBeGreaterThanOrEqual(saved);
    await rig.close();
    database.close();
  },
);
