import { atomsOf } from '../fonts/atoms.ts';
import type { Atom, StyledText } from '../fonts/atoms.ts';
import type { Faces } from '../fonts/faces.ts';
import { fitText } from '../fonts/fit-text.ts';
import type { FittedText, Room } from '../fonts/fit-text.ts';
import { startsFromRight } from '../fonts/text-direction.ts';
import type { Block } from './block.ts';
import type { BlockRoom } from './rooms.ts';

/** A paragraph with what it is to say now, and the room that there is for it. */
export interface DrawnBlock {
  readonly block: Block;
  readonly spans: readonly StyledText[];
  readonly room: BlockRoom;
  /** Whether its list mark was cut too and has to be drawn again. */
  readonly drawsMarker: boolean;
}

export interface FittedBlock extends DrawnBlock {
  readonly text: FittedText;
  /** Whether the new text reads from the right. */
  readonly fromRight: boolean;
  /** Of the first line, in points. */
  readonly indent: number;
}

/** Letters are not made smaller than this part of their size. */
const SMALLEST = 0.6;
/** Nothing is drawn below so many points: nobody could read it. */
const LEAST_POINTS = 4;
/** A single line stays one, up to here: under it there may be anything. */
const ONE_LINE = 0.7;
/** Paragraphs of one size keep one size, as long as it is not smaller than this part. */
const SHARED = 0.8;

/**
 * Finds sizes and lines for the paragraphs of a page.
 * @param language BCP 47 of the texts
 */
export function fitBlocks(
  blocks: readonly DrawnBlock[],
  faces: Faces,
  language: string,
): FittedBlock[] {
  const measured = blocks.map((drawn) => {
    const atoms = atomsOf(drawn.spans, faces, language);
    const fromRight = startsFromRight(drawn.spans.map((span) => span.text).join(''));
    const indent = fromRight ? 0 : drawn.block.indent;
    return { ...drawn, atoms, fromRight, indent, text: fitted(drawn, atoms, indent, 1) };
  });
  const shared = new Map<string, number>();
  for (const { block, text } of measured) {
    const key = keyOf(block);
    const part = Math.max(SHARED, text.size / block.size);
    shared.set(key, Math.min(shared.get(key) ?? 1, part));
  }
  return measured.map(({ atoms, ...entry }) => {
    const largest = shared.get(keyOf(entry.block)) ?? 1;
    const isLarger = entry.text.size > entry.block.size * largest;
    return isLarger ? { ...entry, text: fitted(entry, atoms, entry.indent, largest) } : entry;
  });
}

/** Running text of one size; a single line stands for itself. */
const keyOf = (block: Block) =>
  `${Math.round(block.size * 2)} ${block.lineCount > 1 ? 'text' : `${block.start} ${block.top}`}`;

function fitted(
  { block, room }: DrawnBlock,
  atoms: readonly Atom[],
  indent: number,
  largest: number,
): FittedText {
  const wish: Room = {
    width: room.end - room.start,
    drop: room.drop,
    size: block.size,
    leading: block.leading / block.size,
    indent: indent / block.size,
    largest,
    smallest: Math.max(SMALLEST, Math.min(1, LEAST_POINTS / block.size)),
    oneLine: block.lineCount > 1 ? 1 : ONE_LINE,
  };
  return fitText(atoms, wish);
}
