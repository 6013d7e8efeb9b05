import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';
import { leftOver } from './left-over.ts';

/** Tags and placeholders that one side alone has; else the first one whose pair is not nested. */
export function checkTags(source: CheckedText, target: CheckedText): SegmentFinding[] {
  if (source.tags.length + target.tags.length === 0 || isDate(source.tags)) return [];
  // A translation may number arguments in order to move them: `%2$s %1$s` for `%s %s`.
  const isNumbered = (tag: string) => NUMBERED.test(tag);
  const moved = source.tags.some(isNumbered) !== target.tags.some(isNumbered);
  // Some languages put a space before a percent sign: `%1 %` for `%1%`.
  const isSpaced = [source, target].some(({ text }) => /%[0-9]{1,2}\s%/u.test(text));
  const keyOf = (tag: string) => {
    const key = plain(isSpaced ? tag.replace(/^(%[0-9]{1,2})%$/, '$1') : tag);
    return moved ? key.replace(NUMBERED, '%') : key;
  };
  const other = [
    ...leftOver(source.tags, target.tags, keyOf).filter((tag) => !isQuoted(tag, target.text)),
    ...leftOver(target.tags, source.tags, keyOf).filter((tag) => !isQuoted(tag, source.text)),
  ];
  if (other.length === 0 && unnested(source.tags) === null) {
    const crossed = unnested(target.tags);
    if (crossed !== null) other.push(crossed);
  }
  return [...new Set(other)].map((what) => ({ kind: isTag(what) ? 'tags' : 'placeables', what }));
}

/** Markup and codes of segments; everything else is put into the text: `%s`, `{name}`, `<file>`. */
const isTag = (tag: string): boolean => /^<\/?\p{L}[^<>]*>$/u.test(tag);

/** What is put in the same way in other quotes: `%qs` and `%<%s%>` are `%s`, `%i` is `%d`. */
const plain = (tag: string): string =>
  tag
    .replace(/^%<(%[^%]+)%>$/, '$1')
    .replace(/^(%(?:[0-9]+\$)?)[q+#]+/, '$1')
    .replace(/^%i$/, '%d');

/** Whether a keyword in the quotes of GCC stands in the other text without them. */
const isQuoted = (tag: string, text: string): boolean => {
  const [, word] = /^%<([^%]+)%>$/.exec(tag) ?? [];
  return word !== undefined && text.includes(word);
};

/** Parts of a time, which each language puts together in its own way. */
const isDate = (tags: readonly string[]): boolean =>
  tags.every((tag) => /^%[-_0^#EO]?[aAbBcCdDeFhHIjklmMpPrRSTuUwWxXyYzZ]$/.test(tag)) &&
  tags.some((tag) => /[aAbBHIlMpPyYxXFDTR]$/.test(tag));

const NUMBERED = /^%[0-9]{1,2}\$/;

/** The first end tag that is not that of the innermost open pair; null where all are nested. */
function unnested(tags: readonly string[]): string | null {
  const isEnd = (tag: string) => tag.startsWith('</');
  const paired = new Set(tags.filter(isEnd).map((tag) => tag.slice(2)));
  const open: string[] = [];
  for (const tag of tags) {
    if (isEnd(tag)) {
      if (open.pop() !== tag.slice(2)) return tag;
    } else if (tag.startsWith('<') && paired.has(tag.slice(1))) open.push(tag.slice(1));
  }
  return null;
}
