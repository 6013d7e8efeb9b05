import { filterFor } from '../../../../../main/engine/formats/filters.ts';
import { extractOptions } from '../../golden/golden-files.ts';
import { PRODUCERS } from './drawn-as.ts';
import { setFiles } from './files.ts';
import { KINDS } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { pdfOf } from './pdf-of.ts';
import { scoreOf } from './score.ts';
import type { Score } from './score.ts';

/** What of a kind, or of a producer, was read as it is. */
export interface TableRow {
  readonly name: string;
  readonly files: number;
  readonly units: number;
  readonly right: number;
}

/** One file of the set with what was found in it. */
export interface Scored extends Score {
  readonly kind: string;
  readonly producer: string;
}

/** A document of this kind by every producer; another seed is another document. */
export async function scoresOf(kind: Kind, seed: number): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const [at, producer] of PRODUCERS.entries()) {
    if (kind.hasDrawnMarks === true && producer.isScan === true) continue;
    const document = kind.make(seed * 100 + at);
    const score = await scoreOf(pdfOf(document, producer), document.units);
    scored.push({ ...score, kind: kind.name, producer: producer.name });
  }
  return scored;
}

/** The files of other programs. */
export async function scoresOfFiles(): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const { producer, bytes, units } of setFiles) {
    scored.push({ ...(await scoreOf(bytes, units)), kind: `by ${producer}`, producer });
  }
  return scored;
}

/** What our own writer makes of documents; letters with an accent stand for a translation. */
export async function scoresOfOwn(seed: number): Promise<Scored[]> {
  const scored: Scored[] = [];
  const [plain] = PRODUCERS;
  for (const [at, kind] of KINDS.entries()) {
    const document = kind.make(seed * 100 + at);
    const input = plain === undefined ? new Uint8Array() : pdfOf(document, plain);
    const extraction = await (await filterFor('a.pdf', input)).extract(input, extractOptions());
    const accented = (text: string) => text.replaceAll('e', 'é');
    const { bytes } = await extraction.merge(
      new Map(extraction.units.map(({ id, text }) => [id, accented(text)])),
    );
    // What has no words stays as it is.
    const translated = new Set(extraction.units.map(({ text }) => accented(text)));
    const units = document.units.map(accented).filter((unit) => translated.has(unit));
    const score = await scoreOf(bytes, units);
    scored.push({ ...score, kind: 'by our own writer', producer: 'our own writer' });
  }
  return scored;
}

export async function scoresOfSet(seeds: readonly number[]): Promise<Scored[]> {
  const scored = await scoresOfFiles();
  for (const seed of seeds) {
    scored.push(...(await scoresOfOwn(seed)));
    for (const kind of KINDS) scored.push(...(await scoresOf(kind, seed)));
  }
  return scored;
}

export function tableOf(scored: readonly Scored[], by: 'kind' | 'producer'): TableRow[] {
  return [...Map.groupBy(scored, (one) => one[by])].map(([name, all]) => ({
    name,
    files: all.length,
    units: all.reduce((sum, { units }) => sum + units, 0),
    right: all.reduce((sum, { right }) => sum + right, 0),
  }));
}
