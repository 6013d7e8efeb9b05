import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { Rig } from '../rig.ts';
import { firstOf, startRig } from '../rig.ts';

const CANARY = 'canary-0815-of-a-private-letter';
const draft = (text: string) => ({
  text,
  source: 'en',
  targets: [
    { language: 'de', options: {} },
    { language: 'fr', options: { context: `${CANARY}-own` } },
  ],
  options: { context: `${CANARY}-context` },
  elsewhere: {},
});

let folder: string;
let database: Database;
let rig: Rig;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-privacy-'));
  database = openDatabase(join(folder, 'desk.sqlite'));
  rig = await startRig({ database });
});
afterEach(async () => {
  await rig.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const filesWithText = () =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(CANARY));
const restart = async () => {
  await rig.close();
  database.close();
  database = openDatabase(join(folder, 'desk.sqlite'));
  rig = await startRig({ database });
};
const settings = () => firstOf(rig.watch('settings.watch', undefined), () => true);

describe('settings', () => {
  it('have defaults, change one by one and stay over a restart', async () => {
    expect(await settings()).toMatchObject({
      theme: 'system',
      targetLanguage: 'de',
      welcomed: false,
    });
    expect(await rig.ask('settings.change', { theme: 'dark' })).toMatchObject({ theme: 'dark' });
    await rig.ask('settings.change', { sourceLanguage: 'en', welcomed: true });
    await restart();
    expect(await settings()).toMatchObject({
      theme: 'dark',
      sourceLanguage: 'en',
      welcomed: true,
      textSize: 16,
    });
  });

  it('are told to those who watch', async () => {
    const themes: string[] = [];
    for await (const { theme } of rig.watch('settings.watch', undefined)) {
      themes.push(theme);
      if (theme === 'light') break;
      await rig.ask('settings.change', { theme: 'light' });
    }
    expect(themes).toEqual(['system', 'light']);
  });

  it('lose only the preference whose row is damaged', async () => {
    await rig.ask('settings.change', { theme: 'dark', textSize: 20 });
    database.sqlite.exec("UPDATE setting SET value = 'no json' WHERE name = 'textSize'");
    database.sqlite.exec(`INSERT INTO setting VALUES ('unknown', '1')`);
    await restart();
    expect(await settings()).toMatchObject({ theme: 'dark', textSize: 16 });
  });
});

describe('the draft', () => {
  it('is nothing at first, then the last one saved, over a restart too', async () => {
    expect(await rig.ask('text.draft', undefined)).toEqual({ none: true });
    await rig.ask('text.save-draft', draft('first'));
    await rig.ask('text.save-draft', draft('second'));
    expect(await rig.ask('text.draft', undefined)).toEqual(draft('second'));
    await restart();
    expect(await rig.ask('text.draft', undefined)).toEqual(draft('second'));
  });

  it('that cannot be read is no draft', async () => {
    await rig.ask('text.save-draft', draft('x'));
    database.sqlite.exec(`UPDATE draft SET draft = '{"text":1}'`);
    expect(await rig.ask('text.draft', undefined)).toEqual({ none: true });
  });
});

describe('private mode', () => {
  it('takes the draft off the disk and keeps it for the session', async () => {
    await rig.ask('text.save-draft', draft(CANARY));
    expect(filesWithText()).not.toEqual([]);
    await rig.ask('settings.change', { privateMode: true });
    expect(filesWithText()).toEqual([]);
    expect(await rig.ask('text.draft', undefined)).toEqual(draft(CANARY));
  });

  it('writes nothing that is typed', async () => {
    await rig.ask('settings.change', { privateMode: true });
    await rig.ask('text.save-draft', draft(CANARY));
    expect(filesWithText()).toEqual([]);
    expect(await rig.ask('text.draft', undefined)).toEqual(draft(CANARY));
    await restart();
    expect(await rig.ask('text.draft', undefined)).toEqual({ none: true });
    expect(filesWithText()).toEqual([]);
  });

  it('once left, writes again', async () => {
    await rig.ask('settings.change', { privateMode: true });
    await rig.ask('text.save-draft', draft('private'));
    await rig.ask('settings.change', { privateMode: false });
    await rig.ask('text.save-draft', draft('public'));
    await restart();
    expect(await rig.ask('text.draft', undefined)).toEqual(draft('public'));
  });
});

describe('wiping', () => {
  it('leaves no text in any file', async () => {
    for (let count = 0; count < 50; count += 1) {
      await rig.ask('text.save-draft', draft(`${CANARY} ${'x'.repeat(count * 500)}`));
    }
    expect(filesWithText()).not.toEqual([]);
    await rig.ask('privacy.wipe', undefined);
    expect(filesWithText()).toEqual([]);
    expect(await rig.ask('text.draft', undefined)).toEqual({ none: true });
    await restart();
    expect(filesWithText()).toEqual([]);
  });

  it('forgets what private mode keeps in memory, and leaves the settings', async () => {
    await rig.ask('settings.change', { privateMode: true, theme: 'dark' });
    await rig.ask('text.save-draft', draft(CANARY));
    await rig.ask('privacy.wipe', undefined);
    expect(await rig.ask('text.draft', undefined)).toEqual({ none: true });
    expect(await settings()).toMatchObject({ theme: 'dark', privateMode: true });
  });
});
