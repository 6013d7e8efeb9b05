import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEntries } from '../../../main/features/voice/journal/entry.ts';
import type { Entry } from '../../../main/features/voice/journal/entry.ts';
import { createJournal } from '../../../main/features/voice/journal/journal.ts';
import { readKeptSession } from '../../../main/features/voice/kept-session.ts';
import { createTranscript } from '../../../main/features/voice/transcript/transcript.ts';
import { createSessionFolders } from '../../../main/system/session-folder.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';
import { createMemoryFolder, SESSION_ID } from './memory-folder.ts';
import { outcome, startVoiceRig } from './rig.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'voice-journal-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const word = (number: number): Entry => ({
  t: 'source',
  s: [{ x: ` w${number}`, a: number * 500, b: number * 500 + 500, l: 'en' }],
  w: null,
});
const rowsOf = (entries: readonly Entry[]) => {
  const transcript = createTranscript();
  for (const entry of entries) transcript.apply(entry);
  return transcript.rows;
};

test('a kept session reads as it was shown', async () => {
  const folder = createSessionFolders(root).open(SESSION_ID);
  const rig = await startVoiceRig({
    folder,
    keepsSound: true,
    start: { targets: ['de'], title: 'Weekly' },
  });
  await rig.speak(30);
  rig.session.pause();
  await rig.time.pass(5_000);
  rig.session.resume();
  rig.voice.peer.cut();
  await rig.speak(10);
  rig.session.enter({ t: 'mark', id: 'm', a: 4_000, note: 'here' });
  rig.session.enter({ t: 'edit', i: 0, c: 'source', x: 'changed' });
  rig.session.enter({ t: 'name', w: 'me', x: 'Ada' });
  await rig.finish();
  const kept = readKeptSession(createSessionFolders(root).open(SESSION_ID));
  expect(kept?.transcript.rows).toEqual(rig.session.transcript.rows);
  expect(kept?.transcript.bookmarks).toEqual([{ id: 'm', atMs: 4_000, note: 'here' }]);
  expect(kept?.summary).toMatchObject({
    title: 'Weekly',
    mediaMs: 20_000,
    words: 40,
    phase: 'ended',
    interrupted: false,
    hasSound: true,
  });
  expect(kept?.state).toMatchObject({
    minutes: 1,
    reconnects: 1,
    kept: 'text-and-sound',
    speakers: { me: 'Ada' },
  });
  expect(kept?.loud).toEqual(rig.session.loud);
  expect(folder.soundSamples).toBe(320_000);
});

test('killed at any byte, what is read is the beginning of what was shown', async () => {
  const folders = createSessionFolders(root);
  const rig = await startVoiceRig({ folder: folders.open(SESSION_ID), start: { targets: ['de'] } });
  await rig.speak(12);
  rig.voice.peer.cut();
  await rig.speak(8);
  await rig.finish();
  const path = join(root, SESSION_ID, 'journal.jsonl');
  const lines = folders.open(SESSION_ID).lines();
  const { size } = statSync(path);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: size - 1 }), (cut) => {
      const folder = folders.open('00000000-0000-4000-8000-00000000000a');
      for (const line of lines) folder.append(line);
      folder.close();
      truncateSync(join(root, folder.id, 'journal.jsonl'), cut);
      const again = folders.open(folder.id);
      const whole = again.lines();
      expect(whole).toEqual(lines.slice(0, whole.length));
      const kept = readKeptSession(again);
      const rows = rowsOf(readEntries(whole));
      if (whole.length === 0) expect(kept).toBeNull();
      else {
        // The session was cut off in the middle, and says so.
        expect(kept?.summary.interrupted).toBe(true);
        expect(kept?.transcript.rows.slice(0, -1)).toEqual(rows);
        expect(kept?.transcript.rows.at(-1)).toMatchObject({ event: { kind: 'interrupted' } });
        // Once: reading it again adds nothing.
        expect(readKeptSession(folders.open(folder.id))?.transcript.rows).toEqual(
          kept?.transcript.rows,
        );
      }
      again.close();
      folders.remove(folder.id);
    }),
    { numRuns: 100 },
  );
});

test(
  'killed with -9, nothing that was said to be written is lost',
  { timeout: 30_000 },
  async () => {
    const writer = join(import.meta.dirname, 'journal-writer.ts');
    const child = spawn(process.execPath, [writer, root, SESSION_ID], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    for await (const part of child.stdout) {
      told += String(part);
      if (told.length > 20_000) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    const written = Number(told.trimEnd().split('\n').at(-2));
    const folder = createSessionFolders(root).open(SESSION_ID);
    const words = readEntries(folder.lines());
    expect(words.length).toBeGreaterThan(written);
    expect(words).toEqual(
      words.map(
        (_, index) =>
          expect.objectContaining({
            t: 'source',
            s: [expect.objectContaining({ x: ` w${index}` })],
          }) as Entry,
      ),
    );
    expect(folder.soundSamples).toBeGreaterThanOrEqual((written + 1) * 1_600);
  },
);

test('a tentative line is written at most twice a second, and shown as unconfirmed', async () => {
  const { folder } = createMemoryFolder();
  const rig = await startVoiceRig({ folder });
  await rig.speak(40);
  const live = readEntries(folder.lines()).filter(({ t }) => t === 'live');
  expect(live.length).toBeGreaterThan(20);
  expect(live.length).toBeLessThanOrEqual(41);
  // Killed here.
  const kept = readKeptSession(folder);
  const concluded = outcome(rig.session).words;
  expect(kept?.live.source.split(' ')).toEqual(rig.spoken.slice(concluded.length, -1));
});

describe('a disk that takes nothing', () => {
  function open(keepsSound = false) {
    const clock = createVirtualClock();
    const memory = createMemoryFolder();
    const troubles: unknown[] = [];
    const journal = createJournal({
      folder: memory.folder,
      keepsSound,
      clock: { ...clock, date: () => 0 },
      onTrouble: () => troubles.push(journal.trouble),
    });
    return { clock, memory, journal, troubles };
  }

  test.for([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EROFS', 'unwritable'],
  ] as const)(
    '%s is told as %s, and all is written in order once it can be',
    async ([code, why]) => {
      const { clock, memory, journal, troubles } = open(true);
      journal.append(word(0));
      memory.refuse(code);
      for (let number = 1; number < 50; number += 1) {
        journal.append(word(number));
        journal.sound(number * 1_600, new Uint8Array(3_200).fill(number));
      }
      await clock.pass(5_000);
      expect(journal.trouble).toBe(why);
      memory.refuse(null);
      await clock.pass(1_500);
      journal.append(word(50));
      expect(troubles).toEqual([why, null]);
      expect(readEntries(memory.folder.lines())).toEqual(
        Array.from({ length: 51 }, (_, number) => word(number)),
      );
      expect(memory.folder.readSound(49 * 1_600, 50 * 1_600)[0]).toBe(49);
    },
  );

  test('keeps a minute of sound waiting, not more', async () => {
    const { clock, memory, journal } = open(true);
    memory.refuse('ENOSPC');
    for (let number = 0; number < 1_200; number += 1) {
      journal.sound(number * 1_600, new Uint8Array(3_200).fill(1));
    }
    memory.refuse(null);
    await clock.pass(1_500);
    const sound = memory.folder.readSound(0, 1_200 * 1_600);
    expect(sound.filter((byte) => byte === 1).length / 32_000).toBeCloseTo(60, 0);
    expect(sound.at(-1)).toBe(1);
  });

  test('takes nothing after it was dropped', async () => {
    const { clock, memory, journal } = open();
    journal.append(word(0));
    journal.drop();
    journal.append(word(1));
    await clock.pass(5_000);
    expect(memory.folder.lines()).toHaveLength(1);
  });
});

test('damaged lines are left out, whatever they hold', () => {
  const good = JSON.stringify(word(1));
  expect(readEntries([good, '', 'null', '{"t":"source"}', '{"t":"later"}', '{', good])).toEqual([
    word(1),
    word(1),
  ]);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (lines) => {
      expect(() => readEntries(lines)).not.toThrow();
    }),
  );
});
