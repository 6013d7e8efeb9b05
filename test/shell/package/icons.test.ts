import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { drawPictures } from '../../../packaging/icons/draw-pictures.ts';
import { iconSet } from '../../../packaging/icons/icon-set.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const kept = (path: string) => readFileSync(join(root, path));

/** Edges and pictures of an icon file of Windows. */
function readIco(file: Buffer) {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const row = 6 + 16 * index;
    const offset = file.readUInt32LE(row + 12);
    const png = file.subarray(offset, offset + file.readUInt32LE(row + 8));
    return { edge: file.readUInt8(row) || 256, png };
  });
}

/** Names and pictures of an icon file of macOS. */
function readIcns(file: Buffer) {
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
  const found: { name: string; png: Buffer }[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    const png = file.subarray(at + 8, at + file.readUInt32BE(at + 4));
    found.push({ name: file.toString('latin1', at, at + 4), png });
  }
  return found;
}

/** The largest difference of two pictures of one size, in steps of 256, averaged over the pixels. */
function difference(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [PNG.sync.read(Buffer.from(one)), PNG.sync.read(Buffer.from(other))];
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let sum = 0;
  for (const [index, value] of a.data.entries()) sum += Math.abs(value - (b.data[index] ?? 0));
  return sum / a.data.length;
}

describe('icons', () => {
  test('are all drawn from the two drawings of assets', async () => {
    const [svg, template] = ['assets/icon.svg', 'assets/icon-template.svg'].map((path) =>
      kept(path).toString('utf8'),
    );
    const drawn = await iconSet(svg ?? '', template ?? '', drawPictures);
    expect(drawn.size).toBe(14);
    // Another Chromium smooths edges a little differently.
    for (const [path, bytes] of drawn) {
      const there = kept(path);
      if (path.endsWith('.svg')) {
        expect(there.equals(bytes)).toBe(true);
      } else if (path.endsWith('.png')) {
        expect(difference(there, bytes), path).toBeLessThan(1);
      } else {
        const read = path.endsWith('.ico') ? readIco : readIcns;
        const pictures = read(Buffer.from(bytes));
        for (const [index, { png }] of read(there).entries()) {
          expect(difference(png, pictures[index]?.png ?? png), path).toBeLessThan(1);
        }
        expect(read(there)).toHaveLength(pictures.length);
      }
    }
  });

  test('of the menu bar of macOS are black on nothing, and sharp on sharp screens', () => {
    for (const [name, edge] of [
      ['iconTemplate.png', 18],
      ['iconTemplate@2x.png', 36],
    ] as const) {
      const { width, height, data } = PNG.sync.read(kept(`assets/${name}`));
      expect([width, height]).toEqual([edge, edge]);
      const drawn = { clear: 0, full: 0 };
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue, alpha] = data.subarray(at, at + 4);
        if (alpha !== 0) expect([red, green, blue]).toEqual([0, 0, 0]);
        if (alpha === 0) drawn.clear += 1;
        if (alpha === 255) drawn.full += 1;
      }
      expect(drawn.clear).toBeGreaterThan(width * height * 0.3);
      expect(drawn.full).toBeGreaterThan(width * height * 0.1);
    }
  });

  test('have every size that Windows and macOS look for', () => {
    const ico = readIco(kept('assets/icon.ico'));
    expect(ico.map(({ edge }) => edge)).toEqual([16, 20, 24, 32, 40, 48, 64, 256]);
    for (const { edge, png } of ico) expect(PNG.sync.read(png).width).toBe(edge);
    const edges = Object.fromEntries(
      readIcns(kept('assets/icon.icns')).map(({ name, png }) => [name, PNG.sync.read(png).width]),
    );
    expect(edges).toEqual({
      icp4: 16,
      icp5: 32,
      ic11: 32,
      icp6: 64,
      ic12: 64,
      ic07: 128,
      ic08: 256,
      ic13: 256,
      ic09: 512,
      ic14: 512,
      ic10: 1024,
    });
  });
});
