import { readFile } from 'node:fs/promises';
import { fontkit } from './fontkit.ts';
import type { Font } from '@pdf-lib/fontkit';

/** A font that is open. */
export interface Face {
  /** Names it among those that are open. */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Which font of a collection; null where the file holds one. */
  readonly postscriptName: string | null;
  readonly font: Font;
}

/** Fonts for all of East Asia have some 30 MB. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** Opens a font file; null where it is none that can be drawn with. */
export async function openFace(path: string, postscriptName: string | null): Promise<Face | null> {
  try {
    const bytes = new Uint8Array(await readFile(path));
    if (bytes.length > LARGEST_FILE) return null;
    // The library looks for variations of a single font by a name; only collections have some.
    const chosen = isCollection(bytes) ? (postscriptName ?? undefined) : undefined;
    const font = firstOf(fontkit.create(bytes, chosen));
    if (font === null) return null;
    // Whoever embeds it asks for it by name again.
    const name = isCollection(bytes) ? font.postscriptName : null;
    return { id: `${path}#${name ?? ''}`, bytes, postscriptName: name, font };
  } catch {
    return null;
  }
}

function firstOf(made: unknown): Font | null {
  if (typeof made !== 'object' || made === null) return null;
  if ('layout' in made) return made as Font;
  return 'fonts' in made && Array.isArray(made.fonts)
    ? ((made.fonts[0] ?? null) as Font | null)
    : null;
}

const isCollection = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'ttcf';
