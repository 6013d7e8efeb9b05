import { breakLines } from '../../subtitles/box.ts';
import { CUE_RULES } from '../../subtitles/cue.ts';
import type { CutPieces } from '../../subtitles/pieces.ts';
import { textWidth } from '../../subtitles/text-width.ts';
import { joinLines } from '../plain/join-lines.ts';
import type { SlotPart } from '../plain/text-slots.ts';

export interface CueLines {
  /** Columns of the widest line of the source: a wide file stays as wide. */
  readonly widest: number;
  readonly lineBreak: string;
  readonly cutPieces: (columns: number) => CutPieces;
}

/** Breaks a translated cue into lines that are as few and as even as can be. Tags take no room. */
export function breakCue(
  source: readonly SlotPart[],
  { widest, lineBreak, cutPieces }: CueLines,
): string {
  const columns = Math.max(CUE_RULES.columns, widest);
  const parts = source.map((part) =>
    part.kind === 'text' ? { ...part, text: joinLines(part.text) } : part,
  );
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  const starts = new Set<number>();
  if (textWidth(text) > columns) {
    const lines = breakLines(cutPieces(columns)(text), { lines: CUE_RULES.lines, columns });
    for (const [first] of lines.slice(1)) if (first) starts.add(spaceBefore(text, first.from));
  }
  let at = 0;
  let written = '';
  for (const part of parts) {
    if (part.kind === 'code') {
      written += part.raw;
      continue;
    }
    let dropsSpace = false;
    for (const unit of part.text.split('')) {
      if (starts.has(at)) {
        written += lineBreak;
        dropsSpace = true;
      }
      at += 1;
      dropsSpace &&= unit.trim() === '';
      if (!dropsSpace) written += unit;
    }
  }
  return written;
}

/** Where the white space before a word begins: the break stands in its place. */
function spaceBefore(text: string, word: number): number {
  let at = word;
  while (at > 0 && text.charAt(at - 1).trim() === '') at -= 1;
  return at;
}
