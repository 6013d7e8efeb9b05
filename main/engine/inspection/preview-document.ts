import { readFile, stat } from 'node:fs/promises';
import type { Unit } from '../formats/document-filter.ts';
import { loadFilter } from '../formats/filters.ts';
import { formatOf } from '../formats/format-of.ts';
import type { BlockKinds } from './block-kinds.ts';
import { blockKinds, spaced } from './block-kinds.ts';
import { extractOptions } from './inspect-document.ts';
import type { InspectionAnswer, InspectionInput, PreviewBlock } from './routes.ts';
import { readableText } from './unit-text.ts';
import { xliffPairs } from './xliff-pairs.ts';

/** Blocks of one preview. */
const MOST_BLOCKS = 200_000;
/** Blocks, and characters, of a piece: what main and the page deal with at once. */
const PIECE_BLOCKS = 1000;
const PIECE_CHARACTERS = 400_000;
const NO_KINDS: BlockKinds = new Map();
/** Characters of one block on each side. */
const MOST_CHARACTERS = 4000;

type PreviewJob = InspectionInput<'preview'>;

/** The document that was shown last: its pieces are asked for one after the other. */
let last: ({ readonly state: string } & Blocks) | null = null;

/**
 * A piece of a document and its translation, block by block. Both are taken apart in the same way, so
 * that their blocks have the same ids; one that only the other has stands beside nothing.
 */
export async function previewDocument(job: PreviewJob): Promise<InspectionAnswer<'preview'>> {
  const state = JSON.stringify([
    job.name,
    job.target,
    await stateOf(job.source),
    await stateOf(job.result),
  ]);
  if (last?.state !== state) {
    last = null;
    last = { state, ...(await allBlocks(job)) };
  }
  const { blocks, isByUnit } = last;
  const next = endOfPiece(blocks, job.from);
  return {
    blocks: blocks.slice(job.from, next),
    isByUnit,
    next: next < Math.min(blocks.length, MOST_BLOCKS) ? next : null,
    isCut: blocks.length > MOST_BLOCKS,
  };
}

/** Tells one state of a file from another: a person may have changed it meanwhile. */
async function stateOf(path: string): Promise<readonly unknown[]> {
  const { size, mtimeMs } = await stat(path);
  return [path, size, mtimeMs];
}

function endOfPiece(blocks: readonly PreviewBlock[], from: number): number {
  const most = Math.min(blocks.length, MOST_BLOCKS, from + PIECE_BLOCKS);
  let characters = 0;
  for (let at = from; at < most; at += 1) {
    const { source = '', target = '' } = blocks[at] ?? {};
    characters += source.length + target.length;
    if (characters > PIECE_CHARACTERS) return at + 1;
  }
  return most;
}

interface Blocks {
  readonly blocks: readonly PreviewBlock[];
  readonly isByUnit: boolean;
}

async function allBlocks(job: PreviewJob): Promise<Blocks> {
  const [source, result] = await Promise.all([readFile(job.source), readFile(job.result)]);
  const format = formatOf(job.name, source);
  const filter = await loadFilter(format);
  const options = extractOptions(job);
  const from = await filter.extract(source, options);
  if (format === 'xliff') {
    const pairs = xliffPairs(decodeXml(result));
    return {
      blocks: pairs.map(({ source, target }) => block(source, target, undefined, NO_KINDS)),
      // Some pairs of a file may be no units: what is not to be translated, say.
      isByUnit: pairs.length === from.units.length,
    };
  }
  const to = await filter.extract(result, options);
  const blocks = paired(from.units, to.units, await blockKinds(format, source));
  return { blocks, isByUnit: true };
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
