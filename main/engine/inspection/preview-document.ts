import { readFile } from 'node:fs/promises';
import type { Unit } from '../formats/document-filter.ts';
import { loadFilter } from '../formats/filters.ts';
import { formatOf } from '../formats/format-of.ts';
import type { BlockKinds } from './block-kinds.ts';
import { blockKinds, spaced } from './block-kinds.ts';
import { extractOptions } from './inspect-document.ts';
import type { InspectionAnswers, InspectionJob, PreviewBlock } from './job.ts';
import { readableText } from './unit-text.ts';
import { xliffPairs } from './xliff-pairs.ts';

/** Blocks of one preview. */
const MOST_BLOCKS = 2000;
const NO_KINDS: BlockKinds = new Map();
/** Characters of one block on each side. */
const MOST_CHARACTERS = 4000;

/**
 * A document and its translation, block by block. Both are taken apart in the same way, so that their
 * blocks have the same ids; one that only the other has stands beside nothing.
 */
export async function previewDocument(
  job: Extract<InspectionJob, { do: 'preview' }>,
): Promise<InspectionAnswers['preview']> {
  const [source, result] = await Promise.all([readFile(job.source), readFile(job.result)]);
  const format = formatOf(job.name, source);
  if (format === 'xliff') {
    const pairs = xliffPairs(decodeXml(result));
    return cut(pairs.map(({ source, target }) => block(source, target, undefined, NO_KINDS)));
  }
  const filter = await loadFilter(format);
  const options = extractOptions(job);
  const from = await filter.extract(source, options);
  const to = await filter.extract(result, options);
  return cut(paired(from.units, to.units, await blockKinds(format, source)));
}

/** Blocks in the order of the source. */
export function paired(
  source: readonly Unit[],
  target: readonly Unit[],
  kinds: BlockKinds,
): PreviewBlock[] {
  const byId = new Map(target.map((unit) => [unit.id, unit]));
  const isSameShape = source.length === target.length;
  const known = new Set(source.map(({ id }) => id));
  const blocks = source.map((unit, index) => {
    const partner = byId.get(unit.id) ?? (isSameShape ? target[index] : undefined);
    const translated = readableText(partner?.text ?? '', partner?.shown);
    return block(readableText(unit.text, unit.shown), translated, unit.place, kinds);
  });
  // A translation may hold what the original had nothing for, such as a watermark.
  const added = isSameShape ? [] : target.filter(({ id }) => !known.has(id));
  return [...blocks, ...added.map((unit) => block('', readableText(unit.text), unit.place, kinds))];
}

function block(
  source: string,
  target: string,
  place: string | undefined,
  kinds: BlockKinds,
): PreviewBlock {
  return {
    source: shortened(source),
    target: shortened(target),
    place: place ?? null,
    kind: kinds.get(spaced(source)) ?? 'text',
  };
}

function cut(blocks: readonly PreviewBlock[]): InspectionAnswers['preview'] {
  return { blocks: blocks.slice(0, MOST_BLOCKS), isCut: blocks.length > MOST_BLOCKS };
}

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS)}…`.toWellFormed();
}

/** UTF-16 by its byte order mark, else UTF-8, which every writer of XLIFF uses. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes,
  );
}
