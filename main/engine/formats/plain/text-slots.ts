import type { TextRange } from '../../markup/placeholders.ts';
import type { DocumentWarning, Extraction, Unit } from '../document-filter.ts';
import { requireUnits, tagsMoved } from '../inline/spliced-extraction.ts';
import { fitPieces, writePieces } from '../inline/unit-text.ts';
import type { Piece } from '../inline/unit-text.ts';
import { codeKey } from './coded-range.ts';
import type { CodedRange } from './coded-range.ts';
import type { TextFile } from './text-file.ts';

/**
 * A stretch of a text file that is translated; offsets are those of the file's text. Slots are in
 * order of their starts; one may lie in a code of another.
 */
export interface TextSlot extends CodedRange {
  readonly place?: string;
  /** What stands in the file for a translation. */
  readonly write: (parts: readonly SlotPart[]) => string;
}

/** Translated text, or a code as it stands in the file. */
export type SlotPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly raw: string };

/**
 * An extraction of slots: everything between them, and each slot whose text did not change, stays as
 * it is. Throws `DocumentRefusal`: `empty` without a slot, `too-large-inside` for a giant one.
 */
export function extractSlots(
  file: TextFile,
  slots: readonly TextSlot[],
  result: { readonly extension: string; readonly type: string },
): Extraction {
  const units = slots.map(({ pieces, place }, index): Unit => ({
    id: String(index + 1),
    text: writePieces(pieces),
    ...(place !== undefined && { place }),
  }));
  requireUnits(units);

  return {
    units,
    warnings: [],
    merge: (texts) => {
      const warnings: DocumentWarning[] = [];
      /** The file's text in a range, with the slots from one on that lie in it. */
      const mergeRange = ({ start, end }: TextRange, firstSlot: number): string => {
        let merged = '';
        let at = start;
        for (let index = firstSlot; index < slots.length; index += 1) {
          const slot = slots[index];
          if (!slot || slot.start >= end) break;
          const unit = units[index];
          const text = unit && texts.get(unit.id);
          if (slot.start < at || text === undefined || text === unit?.text) continue;
          const { pieces, kept } = fitPieces(slot.pieces, text);
          if (!kept) warnings.push(tagsMoved(slot.place ?? String(index + 1)));
          const parts = pieces.map((piece): SlotPart => {
            if (piece.kind === 'text') return piece;
            const code = slot.codes.get(codeKey(piece));
            return { kind: 'code', raw: code ? mergeRange(code, index + 1) : '' };
          });
          merged += file.text.slice(at, slot.start) + slot.write(parts);
          at = slot.end;
        }
        return merged + file.text.slice(at, end);
      };
      const { text } = file;
      const { bytes, isReencoded } = file.write(mergeRange({ start: 0, end: text.length }, 0));
      if (isReencoded) warnings.push({ code: 'reencoded' });
      return Promise.resolve({ ...result, bytes, warnings });
    },
  };
}

/** A slot without codes. */
export function plainSlot(
  { start, end }: TextRange,
  text: string,
  write: (text: string) => string,
): TextSlot {
  const pieces: readonly Piece[] = [{ kind: 'text', text }];
  return {
    start,
    end,
    pieces,
    codes: new Map(),
    write: (parts) => write(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')),
  };
}
