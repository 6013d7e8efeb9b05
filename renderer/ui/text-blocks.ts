/** A stretch of one of the pieces that a text is put together from. */
export interface BlockPart {
  /** Index of the piece. */
  readonly piece: number;
  readonly text: string;
  /** Whether the piece begins with this part. */
  readonly isFirst: boolean;
}

/** What is laid out at once. The blocks put together are the text again. */
export interface TextBlock {
  /** UTF-16 offset in the text; tells blocks apart. */
  readonly start: number;
  readonly parts: readonly BlockPart[];
  /** How high it will be, as far as that can be told without a layout. */
  readonly lines: number;
}

/** UTF-16 units of a block. */
const MOST_UNITS = 2_500;
/** Line ends of a block; empty lines are laid out as slowly as full ones. */
const MOST_LINES = 400;
/** UTF-16 units of a block with marks heaped on one letter, whose layout time grows by their square. */
const MOST_HEAPED = 200;
const HEAPED = /[\p{M}\u200d]{48}/u;
/** A text that is little more than one block stays whole. */
const LONG_UNITS = 8_000;
const LONG_LINES = 800;
const UNITS_OF_LINE = 70;
/** What a text area still lays out with every key without being felt. */
const HEAVY_UNITS = 50_000;
const HEAVY_LINES = 2_000;

/** Whether a text has to be laid out in blocks to be on the screen at once. */
export function isLongText(text: string): boolean {
  return text.length > LONG_UNITS || hasLines(text, LONG_LINES) || isHeaped(text);
}

/** Whether a text area would take long to lay a text out. Asked several times for the same text with each key. */
export function isHeavyText(text: string): boolean {
  if (asked.text !== text) {
    const isHeavy = text.length > HEAVY_UNITS || hasLines(text, HEAVY_LINES) || isHeaped(text);
    asked = { text, isHeavy };
  }
  return asked.isHeavy;
}

let asked = { text: '', isHeavy: false };

/**
 * Cuts a text, given in pieces, into blocks: at line ends where it has some, else behind spaces, and
 * where it has neither between any two letters. A text that is not long is one block.
 */
export function textBlocks(pieces: readonly string[]): readonly TextBlock[] {
  const units = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const isShort = units <= LONG_UNITS && !isLongText(pieces.join(''));
  const blocks: TextBlock[] = [];
  let parts: BlockPart[] = [];
  let held = { units: 0, lines: 0 };
  let start = 0;

  const close = () => {
    if (parts.length === 0) return;
    const lines = Math.max(1, held.lines, Math.ceil(held.units / UNITS_OF_LINE));
    blocks.push({ start, parts, lines });
    start += held.units;
    parts = [];
    held = { units: 0, lines: 0 };
  };
  for (const [piece, whole] of pieces.entries()) {
    for (let at = 0; at < whole.length;) {
      const end = isShort ? whole.length : blockEnd(whole, at);
      const text = whole.slice(at, end);
      const lines = lineEnds(text);
      const isFull = held.units + text.length > MOST_UNITS || held.lines + lines > MOST_LINES;
      if (!isShort && (isFull || isHeaped(text))) close();
      parts.push({ piece, text, isFirst: at === 0 });
      held = { units: held.units + text.length, lines: held.lines + lines };
      at = end;
    }
  }
  close();
  return blocks;
}

/** Where the block that begins at an offset ends. Only the block is looked at, not all that follows. */
function blockEnd(text: string, at: number): number {
  const widest = text.slice(at, at + MOST_UNITS);
  const part = isHeaped(widest) ? widest.slice(0, MOST_HEAPED) : widest;
  let lineEnd = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const next = part.indexOf('\n', lineEnd) + 1;
    if (next === 0) break;
    lineEnd = next;
    if (lines === MOST_LINES - 1) return at + lineEnd;
  }
  if (at + part.length === text.length) return text.length;
  if (lineEnd > part.length / 2) return at + lineEnd;
  const space = part.lastIndexOf(' ') + 1;
  if (space > part.length / 2) return at + space;
  return lineEnd > 0 ? at + lineEnd : letterStart(text, at + part.length);
}

/** Goes back to where a letter begins, with its marks and what is joined to it, unless that is far. */
function letterStart(text: string, limit: number): number {
  const from = limit - 48;
  const at = text.slice(from, limit + 1).search(/\P{M}(?:\p{M}|\u200d\P{M}?)*$/u);
  return at > 0 ? from + at : limit;
}

const isHeaped = (text: string): boolean => HEAPED.test(text);

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function hasLines(text: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return false;
  }
  return true;
}
