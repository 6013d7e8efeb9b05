import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCharacterMap, readRange } from '../../main/system/read-range.ts';

test('a part of a file is read, cut at its end, with the size of the whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-range-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, '0123456789');
    const read = async (from: number, to: number) => {
      const { size, bytes } = await readRange(path, from, to);
      return [size, new TextDecoder().decode(bytes)];
    };
    expect(await read(0, 3)).toEqual([10, '012']);
    expect(await read(7, 99)).toEqual([10, '789']);
    expect(await read(20, 30)).toEqual([10, '']);
    await expect(readRange(join(folder, 'none'), 0, 1)).rejects.toMatchObject({ code: 'ENOENT' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a map of characters is one that ships, whatever the name', async () => {
  const assets = join(import.meta.dirname, '../../assets');
  expect((await readCharacterMap(assets, 'UniJIS-UTF16-H.bcmap')).length).toBeGreaterThan(1000);
  await expect(readCharacterMap(assets, '../ORIGIN')).rejects.toMatchObject({ code: 'ENOENT' });
});
