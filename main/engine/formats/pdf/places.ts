import type { DocumentWarning } from '../document-filter.ts';
import { placeOf } from './read-pdf.ts';
import type { TranslatedBlock } from './translated-block.ts';

/** A note names so many paragraphs of a page, and a code so many pages; the rest is counted. */
const MOST_NAMED = 8;
const MOST_PAGES = 40;

/** Notes on paragraphs: one for each page, which names and counts them. */
export function notesOn(code: string, blocks: Iterable<TranslatedBlock>): DocumentWarning[] {
  const pages = [...Map.groupBy(blocks, ({ page }) => page)].sort(
    ([a], [b]) => a.number - b.number,
  );
  const notes = pages.slice(0, MOST_PAGES).map(([page, own]): DocumentWarning => {
    const places = own.map(({ block }) => page.blocks.indexOf(block) + 1).sort((a, b) => a - b);
    const named = places.slice(0, MOST_NAMED).join(', ');
    const more = places.length > MOST_NAMED ? ', …' : '';
    const paragraphs = places.length === 1 ? 'paragraph' : 'paragraphs';
    return {
      code,
      place: `${placeOf(page.number)}, ${paragraphs} ${named}${more}`,
      count: places.length,
    };
  });
  const rest = pages.slice(MOST_PAGES);
  const [first, last] = [rest[0], rest.at(-1)];
  if (first !== undefined && last !== undefined) {
    const count = rest.reduce((sum, [, own]) => sum + own.length, 0);
    notes.push({ code, place: `pages ${first[0].number}–${last[0].number}`, count });
  }
  return notes;
}
