import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './programs.ts';

/** A page in grey. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Draws the pages of a PDF, at 40 dots per inch. */
export function pagePictures(pdf: string): PagePicture[] {
  const folder = mkdtempSync(`${pdf}-pages-`);
  run('pdftoppm', ['-r', '40', '-gray', pdf, join(folder, 'page')]);
  const pages = readdirSync(folder)
    .sort()
    .map((name) => readPgm(readFileSync(join(folder, name))));
  rmSync(folder, { recursive: true });
  return pages;
}

function readPgm(bytes: Buffer): PagePicture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 64).toString('latin1'));
  if (!head) throw new Error('no grey picture');
  const pixels = bytes.subarray(head[0].length);
  return { width: Number(head[1]), height: Number(head[2]), pixels };
}

/** Mean difference of two pages of the same size, from 0 to 1 (black against white). */
export function difference(a: PagePicture, b: PagePicture): number {
  let sum = 0;
  for (const [at, value] of a.pixels.entries()) sum += Math.abs(value - (b.pixels[at] ?? 0));
  return sum / a.pixels.length / 255;
}

/** Share of ink on a page, from 0 to 1. */
export function ink({ pixels }: PagePicture): number {
  let sum = 0;
  for (const value of pixels) sum += 255 - value;
  return sum / pixels.length / 255;
}
