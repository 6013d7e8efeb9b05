import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';
import { leftOver } from './left-over.ts';

/** Tags and placeholders that one side alone has; else the first one whose pair is not nested. */
export function checkTags(source: CheckedText, target: CheckedText): SegmentFinding[] {
  if (source.tags.length + target.tags.length === 0) return [];
  // A translation may number arguments in order to move them: `%2$s %1$s` for `%s %s`.
  const isNumbered = (tag: string) => NUMBERED.test(tag);
  const moved = source.tags.some(isNumbered) !== target.tags.some(isNumbered);
  const keyOf = (tag: string) => (moved ? tag.replace(NUMBERED, '%') : tag);
  const other = [
    ...leftOver(source.tags, target.tags, keyOf),
    ...leftOver(target.tags, source.tags, keyOf),
  ];
  if (other.length === 0 && unnested(source.tags) === null) {
    const crossed = unnested(target.tags);
    if (crossed !== null) other.push(crossed);
  }
  return [...new Set(other)].map((what) => ({ kind: 'tags', what }));
}

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
