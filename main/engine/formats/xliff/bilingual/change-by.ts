import type { LastChange } from '../../bilingual-unit.ts';

export const NOBODY: LastChange = { author: null, at: null };

/** Who changed something and when, as a file writes it. */
export const changeBy = (author: string | null, at: string | null): LastChange => ({
  author: author === null || author.trim() === '' ? null : author.trim(),
  at: changeTime(at),
});

/**
 * What memoQ and Phrase say in attributes of a unit; of nobody where they say nothing.
 * @param people names of Phrase's users by their ids
 */
export function changeOfUnit(
  value: (attribute: string) => string | null,
  people: ReadonlyMap<string, string>,
): LastChange {
  const memoq = changeBy(value('mq:lastchanginguser'), value('mq:lastchangedtimestamp'));
  if (memoq.author !== null) return memoq;
  const by = value('m:modified-by') || value('m:created-by') || '';
  const at = [value('m:modified-at'), value('m:created-at')].find(
    (one) => one !== null && one !== '' && one !== '0',
  );
  return by === '' ? NOBODY : changeBy(people.get(by) ?? by, at ?? null);
}

/** The one that is known and newer. */
export const newerChange = (a: LastChange, b: LastChange): LastChange =>
  b.author !== null && (a.author === null || (b.at ?? '') > (a.at ?? '')) ? b : a;

/**
 * A time as CAT tools write it, as ISO 8601: that of the standards, .NET's American one in UTC, or milliseconds.
 * null for none, and for .NET's least one, which stands for none.
 */
function changeTime(written: string | null): string | null {
  if (written === null) return null;
  const text = written.trim();
  const isAmerican = /^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d\d(?::\d\d)?$/.test(text);
  const time = /^\d{12,14}$/.test(text)
    ? Number(text)
    : Date.parse(isAmerican ? `${text} UTC` : text);
  return Number.isNaN(time) || time < LEAST ? null : new Date(time).toISOString();
}

const LEAST = Date.UTC(1990, 0);
