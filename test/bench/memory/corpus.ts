import { closeSync, openSync, writeSync } from 'node:fs';
import type { SegmentSource } from './segments.ts';
import { createSegments } from './segments.ts';
import type { SetName } from './words.ts';

/** Segments of a set with a way to make queries for them. */
export interface Corpus {
  readonly set: SetName;
  readonly size: number;
  readonly source: SegmentSource;
  /** Sentences that people wrote; the set begins with them. */
  readonly real: readonly string[];
  /** The first ten thousand. */
  readonly first: readonly string[];
  /** All, made anew: a million strings are not kept. */
  segments(): Generator<string>;
}

const SEED = 1;
const FIRST = 10_000;

export function createCorpus(set: SetName, size: number, real: readonly string[] = []): Corpus {
  function* segments() {
    const source = createSegments(set, SEED);
    yield* real;
    for (let n = real.length; n < size; n += 1) yield source.next();
  }
  const source = createSegments(set, SEED);
  const first = Array.from({ length: Math.min(FIRST, size - real.length) }, () => source.next());
  return { set, size, source, real, first, segments };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Writes a corpus as TMX with made-up translations of about the same length. */
export function writeTmx(corpus: Corpus, path: string): void {
  const translations = createSegments(corpus.set, 2);
  const file = openSync(path, 'w');
  let piece =
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="en"/><body>\n';
  let number = 0;
  for (const segment of corpus.segments()) {
    number += 1;
    piece +=
      `<tu tuid="${number}" creationdate="20240102T030405Z" creationid="ANNA">\n` +
      `<tuv xml:lang="en"><seg>${escaped(segment)}</seg></tuv>\n` +
      `<tuv xml:lang="de"><seg>${escaped(translations.fresh())}</seg></tuv>\n</tu>\n`;
    if (piece.length > 1_000_000) {
      writeSync(file, piece);
      piece = '';
    }
  }
  writeSync(file, `${piece}</body></tmx>\n`);
  closeSync(file);
}
