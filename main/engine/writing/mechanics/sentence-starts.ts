import { EVERYDAY_WORDS } from '../../detection/everyday-words.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { FULL_STOPS, SHARED_FULL_STOPS } from '../../segments/abbreviations.ts';
import { segment } from '../../segments/segmenter.ts';

const OPENING = /^[\s"“”„‟«»‹›'‘’‚([{¿¡*_–—-]*/u;
/** A small letter behind a final mark, where nothing quoted ends. */
const SMALL = /(?<=(\p{L}+)([.!?])[ \u00A0]+)\p{Ll}/gu;
/** A shorter word before a full stop may be an abbreviation that no list knows, unless it is an everyday word. */
const LEAST_LETTERS = 4;

/**
 * Where the first words of sentences begin, behind quotation marks and brackets; also of sentences
 * that wrongly begin with a small letter.
 */
export function sentenceStarts(text: string, language: string): Set<number> {
  const starts = new Set<number>();
  for (const { start, end } of segment(text, language, 'all')) {
    starts.add(start + (OPENING.exec(text.slice(start, end))?.[0].length ?? 0));
  }
  const abbreviations = abbreviationsOf(language);
  const everyday = new Set((EVERYDAY_WORDS[baseOf(language)] ?? '').split(/\s+/));
  for (const { 1: before = '', 2: mark, index } of text.matchAll(SMALL)) {
    const isShort = before.length < LEAST_LETTERS && !everyday.has(before);
    const isName = before !== before.toLowerCase();
    if (mark === '.' && (isShort || isName || abbreviations.has(before))) continue;
    starts.add(index);
  }
  return starts;
}

function abbreviationsOf(language: string): ReadonlySet<string> {
  const {
    joining = '',
    wavering = '',
    counting = '',
    ending = '',
  } = FULL_STOPS[baseOf(language)] ?? {};
  const lists = [joining, wavering, counting, ending, SHARED_FULL_STOPS.joining ?? ''];
  return new Set(lists.join('|').toLowerCase().split('|'));
}
