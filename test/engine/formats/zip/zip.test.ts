import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inflate } from '../../../../main/engine/formats/zip/inflate.ts';
import { joinPieces } from '../../../../main/engine/formats/zip/join-pieces.ts';
import { openZip, readZip } from '../../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, writeZip, zipPieces } from '../../../../main/engine/formats/zip/write-zip.ts';
import type { ZipEntry } from '../../../../main/engine/formats/zip/zip-entry.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (value: string) => new TextEncoder().encode(value);
const noise = (length: number) => {
  let seed = 1;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed & 255;
  });
};

async function sample(): Promise<ZipEntry[]> {
  return [
    await packEntry('mimetype', text('application/x'), 'store'),
    await packEntry('a/ä.xml', text('<a>'.repeat(5_000))),
    await packEntry('picture.png', noise(200_000)),
    await packEntry('empty', new Uint8Array()),
  ];
}

/** Changes a number of two or four bytes in an entry's line of the directory. */
function forge(archive: Uint8Array, name: string, at: number, value: number, width: 2 | 4 = 4) {
  const bytes = Buffer.from(archive);
  let found = bytes.length;
  do {
    found = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]), found - 1);
  } while (
    found >= 0 &&
    !bytes
      .subarray(found + 46)
      .toString('latin1')
      .startsWith(name)
  );
  if (found < 0) throw new Error('no such entry');
  if (width === 4) bytes.writeUInt32LE(value, found + at);
  else bytes.writeUInt16LE(value, found + at);
  return bytes;
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error as { reason?: string }).reason ?? String(error),
  );

describe('zip', () => {
  it('gives back what was written, in its order', async () => {
    const archive = await writeZip(await sample());
    const { entries } = await readZip(archive);
    expect(entries.map(({ name, method }) => [name, method])).toEqual([
      ['mimetype', 0],
      ['a/ä.xml', 8],
      ['picture.png', 8],
      ['empty', 8],
    ]);
    const bytes = await Promise.all(entries.map(inflate));
    expect(bytes[1]).toEqual(text('<a>'.repeat(5_000)));
    expect(bytes[2]).toEqual(noise(200_000));
    expect(bytes[3]).toHaveLength(0);
  });

  it('copies compressed entries as they are, from memory and from the disk', async () => {
    const archive = await writeZip(await sample());
    const path = join(folder, 'copy.zip');
    writeFileSync(path, archive);
    const inMemory = await readZip(archive);
    expect(await writeZip(inMemory.entries)).toEqual(archive);
    const onDisk = await openZip(path);
    expect(await joinPieces(zipPieces(onDisk.entries))).toEqual(archive);
    onDisk.close();
  });

  it('is read by a program of others, and reads its archives', async () => {
    const path = join(folder, 'ours.zip');
    writeFileSync(path, await writeZip(await sample()));
    const script = [
      'import sys, zipfile',
      'z = zipfile.ZipFile(sys.argv[1])',
      'assert z.testzip() is None',
      'o = zipfile.ZipFile(sys.argv[2], "w", zipfile.ZIP_DEFLATED)',
      'o.mkdir("folder") if hasattr(o, "mkdir") else None',
      '[o.writestr(n, z.read(n)) for n in z.namelist()]',
      'o.close()',
    ].join('\n');
    const theirs = join(folder, 'theirs.zip');
    execFileSync('python3', ['-c', script, path, theirs]);
    const { entries } = await readZip(new Uint8Array(readFileSync(theirs)));
    const picture = entries.find(({ name }) => name === 'picture.png');
    if (!picture) throw new Error('no picture');
    expect(await inflate(picture)).toEqual(noise(200_000));
    expect(entries.map(({ name }) => name)).toContain('a/ä.xml');
  });

  it('refuses what is no archive, is cut off, or lies about an entry', async () => {
    const archive = await writeZip(await sample());
    expect(await reasonOf(readZip(text('not an archive')))).toBe('damaged');
    expect(await reasonOf(readZip(new Uint8Array()))).toBe('damaged');
    expect(await reasonOf(readZip(archive.subarray(0, archive.length - 30)))).toBe('damaged');
    expect(await reasonOf(readZip(archive.subarray(400)))).toBe('damaged');
    const unpackAll = async (bytes: Uint8Array) => {
      const { entries } = await readZip(bytes);
      for (const entry of entries) await inflate(entry);
    };
    expect(await reasonOf(unpackAll(archive))).toBe('none');
    // Smaller and larger than its bytes, another checksum, a place where no entry stands.
    expect(await reasonOf(unpackAll(forge(archive, 'a/', 24, 100)))).toBe('damaged');
    expect(await reasonOf(unpackAll(forge(archive, 'a/', 24, 100_000)))).toBe('damaged');
    expect(await reasonOf(unpackAll(forge(archive, 'a/', 16, 7)))).toBe('damaged');
    expect(await reasonOf(unpackAll(forge(archive, 'picture', 42, 3)))).toBe('damaged');
    expect(await reasonOf(unpackAll(forge(archive, 'picture', 20, 9_000_000)))).toBe('damaged');
    expect(await reasonOf(readZip(forge(archive, 'picture', 10, 14, 2)))).toBe('damaged');
  });

  it('rejects names that lead outside or occur twice', async () => {
    const outside = await packEntry('../evil', text('x'));
    expect(await reasonOf(readZip(await writeZip([outside])))).toBe('damaged');
    const twice = [await packEntry('a', text('x')), await packEntry('a', text('y'))];
    expect(await reasonOf(readZip(await writeZip(twice)))).toBe('damaged');
  });

  it('refuses encrypted entries', async () => {
    const archive = await writeZip(await sample());
    expect(await reasonOf(readZip(forge(archive, 'picture', 8, 1, 2)))).toBe('password');
    expect(await reasonOf(readZip(forge(archive, 'picture', 8, 65, 2)))).toBe('password');
  });

  it('refuses bombs before anything is inflated', async () => {
    const bomb = await writeZip([await packEntry('b', new Uint8Array(4_000_000))]);
    expect(await reasonOf(readZip(bomb))).toBe('too-large-inside');
    const small = await writeZip([await packEntry('b', new Uint8Array(1_000_000))]);
    expect(await reasonOf(readZip(small))).toBe('none');
    const archive = await writeZip(await sample());
    expect(await reasonOf(readZip(forge(archive, 'picture', 24, 0x20000000)))).toBe(
      'too-large-inside',
    );
    const one = await packEntry('x', text('x'));
    const crowd = Array.from({ length: 10_001 }, (_, index) => ({ ...one, name: `${index}` }));
    expect(await reasonOf(readZip(await writeZip(crowd)))).toBe('too-large-inside');
    expect(await reasonOf(readZip(await writeZip(crowd.slice(1))))).toBe('none');
  });

  it('does not write an entry that changes while it is written', async () => {
    const [first] = await sample();
    if (!first) throw new Error('no entry');
    await expect(writeZip([{ ...first, compressedSize: 3 }])).rejects.toThrow('not of its size');
  });
});
