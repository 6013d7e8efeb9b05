import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../main/system/database.ts';
import { startRig, type Rig } from '../rig.ts';

const CANARY = 'canary-0816-of-a-private-letter';
const DRAFT = {
  text: CANARY,
  mode: 'rephrase' as const,
  target: 'en-GB',
  style: 'business' as const,
  tone: null,
  lockedTerms: ['g1'],
};

let folder: string;
let database: Database;
let rig: Rig;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-writing-'));
  database = openDatabase(join(folder, 'desk.sqlite'));
  rig = await startRig({ database });
});
afterEach(async () => {
  await rig.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const isOnDisk = () =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(CANARY));
const kept = () => rig.ask('writing.draft', undefined);

describe('the draft of the Write screen', () => {
  it('is nothing at first, then what was saved last', async () => {
    expect(await kept()).toEqual({ none: true });
    await rig.ask('writing.save-draft', { ...DRAFT, text: 'first' });
    await rig.ask('writing.save-draft', DRAFT);
    expect(await kept()).toEqual(DRAFT);
    expect(isOnDisk()).toBe(true);
    database.sqlite.exec(`UPDATE writing_draft SET draft = '{"text":1}'`);
    expect(await kept()).toEqual({ none: true });
  });

  it('leaves the disk in private mode, and stays for the session', async () => {
    await rig.ask('writing.save-draft', DRAFT);
    await rig.ask('settings.change', { privateMode: true });
    expect(isOnDisk()).toBe(false);
    expect(await kept()).toEqual(DRAFT);
    await rig.ask('writing.save-draft', { ...DRAFT, text: `${CANARY} more` });
    expect(isOnDisk()).toBe(false);
    expect(await kept()).toMatchObject({ text: `${CANARY} more` });
  });

  it('is wiped with everything else, and is not the draft of the Text screen', async () => {
    await rig.ask('writing.save-draft', DRAFT);
    expect(await rig.ask('text.draft', undefined)).toEqual({ none: true });
    await rig.ask('privacy.wipe', undefined);
    expect(await kept()).toEqual({ none: true });
    expect(isOnDisk()).toBe(false);
  });
});
