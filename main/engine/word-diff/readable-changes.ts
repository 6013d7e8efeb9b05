/** A place where two lists of words differ: index of the first word and of the one after the last. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

const WORD = /[\p{L}\p{N}]/u;
const SPACE_AT_END = /\s$/u;
const LINE_AT_END = /[\n\u2029]$/u;

/**
 * The same edits as a person would mark them: what was put in or taken out takes the space behind it
 * along; edits with nothing but space between them are one, unless each corrects a single word; so
 * are edits of several words about a single one.
 */
export function readableChanges(
  edits: readonly Edit[],
  before: readonly string[],
  after: readonly string[],
): Edit[] {
  const texts = { before, after };
  return join(join(slideAll(edits, texts), texts, isOneChange), texts, isAboutOneWord);
}

interface Texts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function slideAll(edits: readonly Edit[], texts: Texts): Edit[] {
  let last = 0;
  return edits.map((edit, index) => {
    const next = edits[index + 1]?.newFrom ?? texts.after.length;
    const slid = slide(edit, { left: edit.newFrom - last, right: next - edit.newTo }, texts);
    last = slid.newTo;
    return slid;
  });
}

function join(
  edits: readonly Edit[],
  texts: Texts,
  isOne: (left: Edit, right: Edit, texts: Texts) => boolean,
): Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    if (last === undefined || !isOne(last, edit, texts)) joined.push(edit);
    else joined[joined.length - 1] = { ...edit, from: last.from, newFrom: last.newFrom };
  }
  return joined;
}

/** Words that an edit is moved by at most. */
const MOST_SLIDES = 64;

/** An insertion or removal at the best of the places where it says the same. */
function slide(
  edit: Edit,
  room: { readonly left: number; readonly right: number },
  { before, after }: Texts,
): Edit {
  const isIn = edit.from === edit.to;
  if (!isIn && edit.newFrom !== edit.newTo) return edit;
  const words = isIn ? after : before;
  const from = isIn ? edit.newFrom : edit.from;
  const to = isIn ? edit.newTo : edit.to;
  let best = 0;
  const consider = (by: number) => {
    if (rank(words, from + by, to + by) > rank(words, from + best, to + best)) best = by;
  };
  const [left, right] = [Math.min(room.left, MOST_SLIDES), Math.min(room.right, MOST_SLIDES)];
  for (let by = 1; by <= right && words[from + by - 1] === words[to + by - 1]; by += 1)
    consider(by);
  for (let by = 1; by <= left && words[from - by] === words[to - by]; by += 1) consider(-by);
  return {
    from: edit.from + best,
    to: edit.to + best,
    newFrom: edit.newFrom + best,
    newTo: edit.newTo + best,
  };
}

/** How well a range begins and ends: after a line, a sentence or a space, best first. */
function rank(words: readonly string[], from: number, to: number): number {
  const ahead = words[from - 1] ?? '\n';
  const last = words[to - 1] ?? '';
  if (LINE_AT_END.test(ahead) && (LINE_AT_END.test(last) || to === words.length)) return 4;
  if (SPACE_AT_END.test(ahead) && SPACE_AT_END.test(last)) {
    return /[.!?。！？]/u.test(words[from - 2] ?? '') ? 3 : 2;
  }
  return SPACE_AT_END.test(last) ? 1 : 0;
}

/** Words that are looked at between two edits; more of them keep the edits apart. */
const MOST_BETWEEN = 3;

function between(left: Edit, right: Edit, { before }: Texts): readonly string[] | null {
  if (right.from - left.to > MOST_BETWEEN) return null;
  const words = before.slice(left.to, right.from);
  return words.some((word) => LINE_AT_END.test(word)) ? null : words;
}

function isOneChange(left: Edit, right: Edit, texts: Texts): boolean {
  const words = between(left, right, texts);
  if (words === null || words.some((word) => word.trim() !== '')) return false;
  return words.length === 0 || !(isCorrection(left, texts) && isCorrection(right, texts));
}

function isAboutOneWord(left: Edit, right: Edit, texts: Texts): boolean {
  const words = between(left, right, texts) ?? [];
  if (countWords(words) !== 1) return false;
  return [left, right].every(
    ({ from, to, newFrom, newTo }) =>
      countWords(texts.before.slice(from, to)) > 1 &&
      countWords(texts.after.slice(newFrom, newTo)) > 1,
  );
}

const countWords = (words: readonly string[]) => words.filter((word) => WORD.test(word)).length;

/** Whether one word takes the place of another that has at least half of its letters. */
function isCorrection(edit: Edit, { before, after }: Texts): boolean {
  if (edit.to - edit.from !== 1 || edit.newTo - edit.newFrom !== 1) return false;
  const one = Array.from((before[edit.from] ?? '').toLowerCase());
  const other = Array.from((after[edit.newFrom] ?? '').toLowerCase());
  const left = [...other];
  for (const letter of one) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return (other.length - left.length) * 2 >= Math.max(one.length, other.length);
}
