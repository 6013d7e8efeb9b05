import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { createSettings } from '../../../main/features/settings/settings.ts';
import { backUpSettings } from '../../../main/system/settings-backup.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import { startRig } from '../rig.ts';

const usual = Settings.parse({});
let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-settings-'));
  database = openDatabase(join(folder, 'desk.sqlite'));
  database.migrate(MIGRATIONS);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const plant = (name: string, text: string) =>
  database.sqlite.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)').run(name, text);
const open = () => createSettings(database, (rows) => backUpSettings(folder, rows));

it('costs one field of a group that field alone', () => {
  plant('theme', '"dark"');
  plant('voice', JSON.stringify({ chunkMs: 9999, readingMode: true, speakerVolume: 'loud' }));
  plant('shortcuts', JSON.stringify({ 'go-text': 'Mod+K', 'go-voice': 'no key at all' }));
  const { current, repaired } = open();
  expect(current.value).toEqual({
    ...usual,
    theme: 'dark',
    voice: { ...usual.voice, readingMode: true },
    shortcuts: { 'go-text': 'Mod+K' },
  });
  expect(repaired?.names.toSorted()).toEqual([
    'shortcuts.go-voice',
    'voice.chunkMs',
    'voice.speakerVolume',
  ]);
});

it.each([
  ['half a text', '{"show":"sou'],
  ['another kind of value', '[1,2]'],
  ['nothing', ''],
])('costs a group that is %s its values, and others nothing', (_, text) => {
  plant('captions', text);
  plant('textSize', '20');
  const { current, repaired } = open();
  expect(current.value).toEqual({ ...usual, textSize: 20 });
  expect(repaired?.names).toEqual(['captions']);
});

it('takes a field out that another version knew, and keeps the rest', () => {
  plant('documents', JSON.stringify({ naming: '{name}-{lang}{ext}', folder: 'x' }));
  const { current, repaired } = open();
  expect(current.value.documents.naming).toBe('{name}-{lang}{ext}');
  expect(repaired?.names).toEqual(['documents.folder']);
});

it('keeps all of it as it was in a file for its owner alone, and is sound at the next start', () => {
  plant('theme', '"pink"');
  plant('textSize', '20');
  const { repaired } = open();
  const backup = join(folder, repaired?.backup ?? 'none');
  expect(JSON.parse(readFileSync(backup, 'utf8'))).toEqual({ theme: '"pink"', textSize: '20' });
  if (process.platform !== 'win32') expect(statSync(backup).mode & 0o077).toBe(0);
  const again = open();
  expect(again.repaired).toBeNull();
  expect(again.current.value).toEqual({ ...usual, textSize: 20 });
  expect(readdirSync(folder).filter((name) => name.startsWith('settings.damaged-'))).toHaveLength(
    1,
  );
});

it('changes nothing where no backup can be written', () => {
  plant('theme', '"pink"');
  const { current, repaired } = createSettings(database, () => {
    throw new Error('no room');
  });
  expect(current.value).toEqual(usual);
  expect(repaired).toEqual({ names: ['theme'], backup: null });
  expect(database.sqlite.prepare('SELECT value FROM setting').get()?.['value']).toBe('"pink"');
});

it('has nothing to say where nothing is damaged', () => {
  plant('theme', '"dark"');
  plant('of another version', 'anything');
  expect(open().repaired).toBeNull();
  expect(existsSync(join(folder, 'settings'))).toBe(false);
});

it('is told to the page, and not to the log with its values', async () => {
  plant('theme', '"pink"');
  const rig = await startRig({ database, paths: { data: folder, assets: '/assets' } });
  const { settingsRepaired } = await rig.ask('app.about', undefined);
  expect(settingsRepaired).toMatchObject({ names: ['theme'] });
  expect(settingsRepaired?.backup).toMatch(/^settings\.damaged-\d+T\d+Z\.json$/);
  expect(rig.events.join()).toContain('settings.repaired {"fields":"theme"}');
  expect(rig.events.join()).not.toContain('pink');
  await rig.close();
});
