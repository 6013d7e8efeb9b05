import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSessionStore } from '../../../main/features/voice/session-store.ts';
import { createSessionFolders } from '../../../main/system/session-folder.ts';
import type { SessionFolders } from '../../../main/system/session-folder.ts';
import { createMemoryFolder, SESSION_ID } from './memory-folder.ts';
import { startVoiceRig } from './rig.ts';

const NOBODY = { onRemoved: () => undefined, onFound: () => undefined, onDamaged: () => undefined };

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'voice-store-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Sessions of three words each, ended. */
async function keep(folders: SessionFolders, count: number) {
  for (let number = 1; number <= count; number += 1) {
    const rig = await startVoiceRig({
      folder: folders.open(id(number)),
      keepsSound: true,
      start: { title: `Session ${number}` },
    });
    await rig.speak(3);
    await rig.finish();
  }
}

test('kept sessions are listed, found, changed and removed', async () => {
  const folders = createSessionFolders(root);
  await keep(folders, 5);
  const store = createSessionStore(folders, NOBODY);
  expect(store.summaries.value).toEqual([]);
  await store.load();
  expect(store.summaries.value.map(({ title }) => title).toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Session ${number}`),
  );
  expect(store.summaries.value[0]).toMatchObject({ words: 3, mediaMs: 1_500, hasSound: true });
  expect(store.find('unknown')).toBeNull();
  // More than stay open at a time.
  for (let number = 1; number <= 5; number += 1) {
    expect(store.find(id(number))?.state.title).toBe(`Session ${number}`);
  }
  store.find(id(1))?.enter({ t: 'title', x: 'Changed' });
  expect(store.summaries.value.find((one) => one.id === id(1))?.title).toBe('Changed');
  store.removeSound(id(1));
  store.find(id(1))?.enter({ t: 'title', x: 'Changed again' });
  expect(store.summaries.value.find((one) => one.id === id(1))).toMatchObject({
    title: 'Changed again',
    hasSound: false,
  });
  store.remove(id(2));
  expect(store.find(id(2))).toBeNull();
  const again = createSessionStore(folders, NOBODY);
  await again.load();
  expect(again.kept()).toHaveLength(4);
  expect(again.find(id(1))?.transcript.title).toBe('Changed again');
});

test.each([
  ['random bytes', (journal: string) => writeFileSync(journal, Buffer.alloc(5_000, 0xa7))],
  ['of zero length', (journal: string) => writeFileSync(journal, '')],
  ['cut in its first line', (journal: string) => writeFileSync(journal, '{"t":"head","id":')],
  ['a folder', (journal: string) => mkdirSync(journal)],
])('a journal that is %s is set aside, told of and told of once', async (_, damage) => {
  const folders = createSessionFolders(root);
  await keep(folders, 2);
  const journal = join(root, id(1), 'journal.jsonl');
  rmSync(journal);
  damage(journal);
  const told: string[] = [];
  const listeners = { ...NOBODY, onDamaged: (backup: string) => told.push(backup) };
  const store = createSessionStore(folders, listeners);
  await store.load();
  expect(store.summaries.value.map(({ title }) => title)).toEqual(['Session 2']);
  expect(told).toEqual([expect.stringMatching(/^[^/]+\/[0-9a-f-]{36}\.damaged-\d{8}T\d{6}Z$/)]);
  const [, name = ''] = told[0]?.split('/') ?? [];
  // The sound is still there.
  expect(readdirSync(join(root, name)).toSorted()).toEqual(['journal.jsonl', 'sound.pcm']);
  await createSessionStore(createSessionFolders(root), listeners).load();
  expect(told).toHaveLength(1);
  folders.removeAside();
  expect(readdirSync(root)).toEqual([id(2)]);
});

test('a session that may not be read stays in its place, and is told of', async () => {
  const folders = createSessionFolders(root);
  await keep(folders, 2);
  const told: string[] = [];
  const denied = Object.assign(new Error('denied'), { code: 'EACCES', syscall: 'open' });
  const store = createSessionStore(
    {
      ...folders,
      open: (one) => {
        const folder = folders.open(one);
        if (one !== id(1)) return folder;
        return {
          ...folder,
          lines: () => {
            throw denied;
          },
        };
      },
    },
    { ...NOBODY, onDamaged: (backup) => told.push(backup) },
  );
  await store.load();
  expect(told).toEqual([`voice/${id(1)}`]);
  expect(store.summaries.value).toHaveLength(1);
  expect(readdirSync(root)).toHaveLength(2);
});

test('a file in the place of all sessions is set aside', async () => {
  const place = join(root, 'voice');
  writeFileSync(place, 'no folder');
  const told: string[] = [];
  const folders = createSessionFolders(place, (backup) => told.push(backup));
  const store = createSessionStore(folders, NOBODY);
  await store.load();
  expect(told).toEqual([expect.stringMatching(/^voice\.damaged-/)]);
  expect(readFileSync(join(root, told[0] ?? ''), 'utf8')).toBe('no folder');
  await keep(folders, 1);
  await store.load();
  expect(store.summaries.value).toHaveLength(1);
});

test('a session that is being made is not taken for damaged', async () => {
  const told: string[] = [];
  const folders = createSessionFolders(root);
  const store = createSessionStore(folders, {
    ...NOBODY,
    onDamaged: (backup) => told.push(backup),
  });
  const folder = store.create(id(1));
  folder.append('');
  await store.load();
  folder.close();
  expect(told).toEqual([]);
});

test('a folder that cannot be read hides no other one', async () => {
  const folders = createSessionFolders(root);
  await keep(folders, 2);
  const broken = folders.open(id(9));
  broken.append('{"no":"head"}');
  broken.close();
  const store = createSessionStore(folders, NOBODY);
  await store.load();
  expect(store.summaries.value).toHaveLength(2);
});

test('a change that a full disk refuses is a failure, and nothing is shown of it', async () => {
  const memory = createMemoryFolder();
  await (await startVoiceRig({ folder: memory.folder })).finish();
  const store = createSessionStore(
    {
      list: () => [SESSION_ID],
      open: () => memory.folder,
      remove: () => undefined,
      setAside: () => '',
      removeAside: () => undefined,
    },
    NOBODY,
  );
  await store.load();
  memory.refuse('ENOSPC');
  const session = store.find(SESSION_ID);
  expect(() => session?.enter({ t: 'title', x: 'Changed' })).toThrow(
    expect.objectContaining({ failure: { code: 'disk-full' } }),
  );
  expect(session?.state.title).toBe('');
});

test('the newest session stays at hand after its end, kept or not', async () => {
  const store = createSessionStore(createSessionFolders(root), NOBODY);
  const rig = await startVoiceRig({ folder: null });
  store.adopt(rig.session);
  expect(store.running).toBe(rig.session);
  expect(store.summaries.value).toMatchObject([{ phase: 'listening', hasSound: false }]);
  await rig.speak(3);
  await rig.finish();
  store.refresh();
  expect(store.running).toBeNull();
  expect(store.find(rig.session.id)).toBe(rig.session);
  expect(store.kept()).toEqual([]);
  store.remove(rig.session.id);
  expect(store.find(rig.session.id)).toBeNull();
  expect(store.summaries.value).toEqual([]);
});

test('a session that is removed while it runs is forgotten on the disk', async () => {
  const folders = createSessionFolders(root);
  const store = createSessionStore(folders, NOBODY);
  const rig = await startVoiceRig({ folder: folders.open(id(1)) });
  store.adopt(rig.session);
  await rig.speak(3);
  store.remove(id(1));
  await rig.speak(3);
  expect(rig.session.state.kept).toBe('nothing');
  await rig.finish();
  expect(folders.list()).toEqual([]);
});
