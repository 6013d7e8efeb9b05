import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionFolders } from '../../main/system/session-folder.ts';

/**
 * Bytes that the disk still takes; a write that does not fit is cut short, as a full disk does.
 * `most` is what the system takes at once.
 */
const disk = vi.hoisted(() => ({ room: Infinity, most: Infinity }));
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return {
    ...original,
    writeSync(file: number, bytes: Uint8Array, offset: number, length: number, at: number | null) {
      if (disk.room === 0) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      const written = original.writeSync(
        file,
        bytes,
        offset,
        Math.min(length, disk.room, disk.most),
        at,
      );
      disk.room -= written;
      return written;
    },
  };
});

const ID = '11111111-2222-4333-8444-555555555555';
let root = '';
beforeEach(() => {
  disk.room = Infinity;
  disk.most = Infinity;
  root = mkdtempSync(join(tmpdir(), 'session-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const journal = () => join(root, ID, 'journal.jsonl');

describe('the journal', () => {
  test('has every line as soon as it was written, for its owner alone', () => {
    const folder = createSessionFolders(root).open(ID);
    folder.append('{"a":1}');
    expect(readFileSync(journal(), 'utf8')).toBe('{"a":1}\n');
    folder.append('{"b":"ü"}');
    expect(folder.lines()).toEqual(['{"a":1}', '{"b":"ü"}']);
    folder.close();
    if (process.platform === 'win32') return;
    expect(statSync(journal()).mode & 0o777).toBe(0o600);
    expect(statSync(join(root, ID)).mode & 0o777).toBe(0o700);
  });

  test('cut at any byte, it gives every whole line, and goes on after them', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => JSON.stringify(text));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, share) => {
          rmSync(join(root, ID), { recursive: true, force: true });
          const folders = createSessionFolders(root);
          const first = folders.open(ID);
          for (const text of lines) first.append(text);
          first.close();
          const { size } = statSync(journal());
          const cut = Math.round(size * share);
          truncateSync(journal(), cut);
          let bytes = 0;
          const whole = lines.filter((text) => (bytes += Buffer.byteLength(text) + 1) <= cut);
          const again = folders.open(ID);
          expect(again.lines()).toEqual(whole);
          again.append('"next"');
          expect(again.lines()).toEqual([...whole, '"next"']);
          again.close();
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a full disk takes no half line, and the next one stands by itself', () => {
    const folder = createSessionFolders(root).open(ID);
    folder.append('{"n":1}');
    disk.room = 5;
    expect(() => folder.append('{"n":2}')).toThrow(expect.objectContaining({ code: 'ENOSPC' }));
    expect(folder.lines()).toEqual(['{"n":1}']);
    disk.room = Infinity;
    folder.append('{"n":2}');
    expect(folder.lines()).toEqual(['{"n":1}', '{"n":2}']);
    folder.close();
  });

  test('what the system takes in parts arrives whole', () => {
    const folder = createSessionFolders(root).open(ID);
    disk.most = 3;
    folder.append('{"n":12345}');
    expect(folder.lines()).toEqual(['{"n":12345}']);
    folder.close();
  });
});

describe('sound', () => {
  test('is kept at its place, with silence where nothing was written', () => {
    const folder = createSessionFolders(root).open(ID);
    folder.append('{}');
    folder.writeSound(4, Uint8Array.of(1, 2, 3, 4));
    folder.writeSound(8, Uint8Array.of(5, 6));
    expect(folder.soundSamples).toBe(9);
    expect([...folder.readSound(3, 100)]).toEqual([0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 5, 6]);
    expect(folder.readSound(9, 20)).toHaveLength(0);
    folder.close();
    const again = createSessionFolders(root).open(ID);
    again.writeSound(9, Uint8Array.of(7, 8));
    expect(again.soundSamples).toBe(10);
    again.removeSound();
    expect(again.soundSamples).toBe(0);
    again.close();
  });
});

test('only folders with a journal are sessions', () => {
  const folders = createSessionFolders(root);
  expect(createSessionFolders(join(root, 'absent')).list()).toEqual([]);
  const folder = folders.open(ID);
  expect(folders.list()).toEqual([]);
  folder.append('{}');
  folder.close();
  writeFileSync(join(root, 'stray'), '');
  expect(folders.list()).toEqual([ID]);
  folders.remove(ID);
  expect(folders.list()).toEqual([]);
});

test.for(['..', '../other', 'a/b', '', '.', `${ID}/..`, ID.toUpperCase().replaceAll('1', 'G')])(
  'nothing else becomes a path: %s',
  (id) => {
    const folders = createSessionFolders(root);
    expect(() => folders.open(id)).toThrow('not the id');
    expect(() => folders.remove(id)).toThrow('not the id');
  },
);
