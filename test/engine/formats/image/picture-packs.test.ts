import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPictureReader } from '../../../../main/engine/formats/image/ocr/tesseract.ts';

const SYSTEM = '/usr/share/tesseract-ocr/5/tessdata';
const { signal } = new AbortController();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-ocr-packs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The data of a language as a pack, without what else a folder of tesseract has. */
function install(name: string): void {
  const place = join(folder, 'packs', `tesseract-${name}`);
  mkdirSync(place, { recursive: true });
  const file = `${name}.traineddata`;
  cpSync(join(SYSTEM, file), join(place, file));
  const files = [{ name: file, bytes: statSync(join(place, file)).size, sha256: '0'.repeat(64) }];
  const manifest = { id: `tesseract-${name}`, ability: 'read', languages: ['de'], files };
  writeFileSync(join(place, 'pack.json'), JSON.stringify(manifest));
}

/** A program in whose own folder there is no data but English. */
function surroundings() {
  const data = join(folder, 'english');
  mkdirSync(data);
  cpSync(join(SYSTEM, 'eng.traineddata'), join(data, 'eng.traineddata'));
  const packFolders = [join(folder, 'packs')];
  return { env: process.env, assets: '', ocrData: data, packFolders };
}

it('reads pictures by a pack as soon as it is installed', async () => {
  const places = surroundings();
  expect((await openPictureReader(places, 'de', signal)).isExact).toBe(false);
  install('deu');
  const reader = await openPictureReader(places, 'de', signal);
  expect(reader.isExact).toBe(true);
  const white = { width: 40, height: 40, data: new Uint8Array(6400).fill(255) };
  expect(await reader.read(white, 72)).toEqual([]);
  rmSync(join(folder, 'packs', 'tesseract-deu'), { recursive: true });
  expect((await openPictureReader(places, 'de', signal)).isExact).toBe(false);
  expect(readdirSync(join(folder, 'packs'))).toEqual([]);
});

it('tells of a missing program in other words than of missing data', async () => {
  install('deu');
  const places = surroundings();
  await expect(openPictureReader({ ...places, env: {} }, 'de', signal)).rejects.toMatchObject({
    reason: 'no-ocr',
    message: expect.stringContaining('not installed') as string,
  });
  await expect(openPictureReader(places, 'ja', signal)).rejects.toMatchObject({
    reason: 'no-ocr',
    message: expect.stringContaining('no language data') as string,
  });
});
