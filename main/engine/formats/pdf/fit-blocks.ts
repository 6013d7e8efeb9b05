import { atomsOf } from '../fonts/atoms.ts';
import type { Atom, StyledText } from '../fonts/atoms.ts';
import type { Faces } from '../fonts/faces.ts';
import { fitText, widthOf } from '../fonts/fit-text.ts';
import type { FittedText } from '../fonts/fit-text.ts';
import { startsFromRight } from '../fonts/text-direction.ts';
import type { Block } from './block.ts';
import type { Box } from './page-paints.ts';
import { aloneAmong, placedLines, roomsOf } from './rooms.ts';
import type { BlockRoom, PageLayout } from './rooms.ts';
import { boxOfArea, boxOfBlock } from './text-areas.ts';

/** A paragraph with what it is to say now. */
export interface ChangedBlock {
  readonly block: Block;
  readonly spans: readonly StyledText[];
  /** Whether its list mark was cut too and has to be drawn again. */
  readonly drawsMarker: boolean;
}

export interface FittedBlock extends ChangedBlock {
  readonly text: FittedText;
  /** Where each of its lines begins along the baseline. */
  readonly lefts: readonly number[];
  /** Whether the new text reads from the right. */
  readonly fromRight: boolean;
  /** Whether it is smaller than {@link SMALLEST}. */
  readonly isSmall: boolean;
}

/** Letters are made no smaller than this part of their size, as long as their text has room then. */
export const SMALLEST = 0.8;
/** What is longer than all its room is made this small before it is given up. */
const FLOOR = 0.5;
/** Nothing is drawn below so many points: nobody could read it. */
const LEAST_POINTS = 4;
/** A larger room is taken where letters get larger by more than this. */
const WORTHWHILE = 1.03;

interface Measured extends ChangedBlock {
  readonly atoms: readonly Atom[];
  readonly fromRight: boolean;
  readonly indent: number;
}

interface Placed extends Measured {
  readonly room: BlockRoom;
  readonly text: FittedText;
  readonly isSmall: boolean;
}

/**
 * Finds size, lines and place for the paragraphs of a page, one after the other, so that none comes
 * over another one or over what the page draws.
 * @param all of the page, those that stay as they are, too
 * @param language BCP 47 of the texts
 */
export function fitBlocks(
  changed: readonly ChangedBlock[],
  all: readonly Block[],
  layout: PageLayout,
  faces: Faces,
  language: string,
): { readonly fitted: readonly FittedBlock[]; readonly tooLong: readonly Block[] } {
  const taken = new Map(all.map((block): [Block, Box] => [block, boxOfBlock(block)]));
  const tooLong: Block[] = [];
  const placed: Placed[] = [];
  for (const entry of inOrder(changed)) {
    const { block } = entry;
    const measured = measure(entry, faces, language);
    const texts = [...taken].flatMap(([other, box]) => (other === block ? [] : [box]));
    const found = fit(measured, roomsOf(block, all, texts, layout, measured.fromRight));
    if (found === null) {
      tooLong.push(block);
      continue;
    }
    placed.push(found);
    taken.set(block, boxOfArea(linesOf(found).area, block.angle));
  }
  const fitted = withSharedSizes(placed, all).map(
    ({ block, spans, drawsMarker, text, fromRight, isSmall, ...rest }): FittedBlock => {
      const { lefts } = linesOf({ block, spans, drawsMarker, text, fromRight, isSmall, ...rest });
      return { block, spans, drawsMarker, text, fromRight, isSmall, lefts };
    },
  );
  return { fitted, tooLong };
}

/** Down the page, so that what is below gives way to what is read first. */
const inOrder = (blocks: readonly ChangedBlock[]) =>
  blocks.toSorted((a, b) => a.block.angle - b.block.angle || b.block.top - a.block.top);

function measure(entry: ChangedBlock, faces: Faces, language: string): Measured {
  const atoms = atomsOf(entry.spans, faces, language);
  const fromRight = startsFromRight(entry.spans.map((span) => span.text).join(''));
  return { ...entry, atoms, fromRight, indent: fromRight ? 0 : entry.block.indent };
}

function linesOf({ block, room, text, indent }: Placed) {
  const widths = text.lines.map((line) => widthOf(line) * text.size);
  const { size, leading } = text;
  return placedLines(block, room, { size, leading, widths, indent });
}

/** The largest letters that any room allows; null where even the smallest ones have none. */
function fit(measured: Measured, rooms: readonly BlockRoom[]): Placed | null {
  const { size } = measured.block;
  const legible = Math.min(1, LEAST_POINTS / size);
  const smallest = Math.max(SMALLEST, legible);
  const floor = Math.max(FLOOR, legible);
  const ways = [
    { smallest, cutsWords: false },
    { smallest, cutsWords: true },
    { smallest: floor, cutsWords: false },
    { smallest: floor, cutsWords: true },
  ];
  for (const way of ways) {
    let best: Placed | null = null;
    for (const room of rooms) {
      const text = fitIn(measured, room, { ...way, largest: 1 });
      if (!text.fits || (best !== null && !isBetter(text, best.text))) continue;
      best = { ...measured, room, text, isSmall: text.size < size * smallest * 0.99 };
    }
    if (best !== null) return best;
  }
  return null;
}

/** Larger letters, or as large ones with more space between their lines. */
const isBetter = (text: FittedText, than: FittedText): boolean =>
  text.size > than.size * WORTHWHILE ||
  (text.size > than.size * 0.999 && text.leading > than.leading * WORTHWHILE);

/**
 * Running text of one size keeps one size, the items of lists and the cells of a column likewise, as
 * long as that is not smaller than {@link SMALLEST}.
 */
function withSharedSizes(placed: readonly Placed[], all: readonly Block[]): Placed[] {
  const alone = aloneAmong(all);
  const keyOf = ({ block }: Placed): string | null => {
    const size = Math.round(block.size * 2);
    if (block.marker !== null) return `${size} item`;
    if (block.lineCount === 1) return null;
    return `${size} ${alone.has(block) ? 'text' : `cell ${Math.round(block.start)}`}`;
  };
  const shared = new Map<string, number>();
  for (const entry of placed) {
    const key = keyOf(entry);
    if (key === null || entry.isSmall) continue;
    shared.set(key, Math.min(shared.get(key) ?? 1, entry.text.size / entry.block.size));
  }
  return placed.map((entry) => {
    const largest = shared.get(keyOf(entry) ?? '') ?? 1;
    const isLarger = entry.text.size > entry.block.size * largest * 1.001;
    if (!isLarger) return entry;
    const way = { smallest: largest, cutsWords: true, largest };
    const text = fitIn(entry, heldRoom(entry), way);
    return text.fits ? { ...entry, text } : entry;
  });
}

/** What a placed text takes of its room: nothing else may go beyond it any more. */
function heldRoom({ room, text }: Placed): BlockRoom {
  return { ...room, drop: (text.lines.length - 1) * text.leading * text.size };
}

function fitIn(
  { block, atoms, indent }: Measured,
  room: BlockRoom,
  way: {
    readonly smallest: number;
    readonly largest: number;
    readonly cutsWords: boolean;
  },
): FittedText {
  return fitText(atoms, {
    width: room.end - room.start,
    drop: room.drop,
    size: block.size,
    leading: block.leading / block.size,
    indent: indent / block.size,
    oneLine: block.lineCount > 1 ? 1 : way.smallest,
    ...way,
  });
}
