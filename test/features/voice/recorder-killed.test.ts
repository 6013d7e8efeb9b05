import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSound } from '../../../main/system/sound/open-sound.ts';
import { startRecorderProcess } from '../../system/sound/recorder-process.ts';
import { startVoiceRig } from './rig.ts';

const reason = process.platform === 'win32' ? 'no recorder program here' : null;
if (reason !== null) process.stderr.write(`a killed recorder not tested: ${reason}\n`);

// The recorder process with the real package; a script stands in for the recorder program.
let folder: string;
const processes: number[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-killed-'));
  const silence = "printf '\\000\\000\\000\\000\\000\\000\\000\\000'";
  writeFileSync(
    join(folder, 'arecord'),
    `#!/bin/sh\ntrap exit PIPE\nwhile ${silence}; do sleep 0.05; done\n`,
    { mode: 0o755 },
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(reason !== null)('a recorder that is killed beside a session', () => {
  test('costs the session no word, is told of, and can be chosen again', async () => {
    const rig = await startVoiceRig();
    const { sources } = rig.session;
    const env = { PATH: [folder, '/usr/bin', '/bin'].join(':') };
    const startHelper = startRecorderProcess(env, undefined, (pid) => processes.push(pid));
    const sound = openSound({ startHelper, env, platform: 'linux' });
    const from = { kind: 'recorder', device: 'default' } as const;
    const system = () => rig.session.state.sources.find(({ slot }) => slot === 'system');

    await rig.speak(10);
    sources.start('system', from, 'Card', sound.recordDevice('default'));
    await vi.waitFor(() => expect(system()?.condition).toMatch(/live|silent/), 30_000);
    process.kill(processes[0] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(system()?.condition).toBe('lost'), 30_000);
    expect(system()?.failure).toEqual({ code: 'recorder-failed', params: { reason: 'ended' } });
    expect(rig.session.state.phase).toBe('listening');
    await rig.speak(10);

    const again = sound.recordDevice('default');
    sources.start('system', from, 'Card', again);
    await vi.waitFor(() => expect(system()?.condition).toMatch(/live|silent/), 30_000);
    expect(processes).toHaveLength(2);
    again.stop();
    sources.lost('system', { code: 'recorder-failed', params: { reason: 'ended' } });
    const { words } = await rig.finish();
    expect(words).toEqual(rig.spoken);
  }, 100_000);
});
