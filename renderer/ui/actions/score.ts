/** How well a text answers what was typed; 0: not at all. Higher is better. */
export function score(query: string, text: string): number {
  const wanted = plain(query).trim();
  const whole = plain(text);
  if (wanted === '' || whole === '') return 0;
  if (whole === wanted) return 1000;
  if (whole.startsWith(wanted)) return 500;
  const words = wordsOf(whole);
  const byWords = scoreWords(wordsOf(wanted), words, whole);
  if (byWords > 0) return byWords;
  const letters = wanted.replaceAll(' ', '');
  const initials = words.map((word) => word.charAt(0)).join('');
  if (letters.length > 1 && initials.includes(letters)) {
    return initials.startsWith(letters) ? 90 : 60;
  }
  return scoreRun(letters, whole);
}

/** Without case and accents, so that both can be typed plainly. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Every typed word begins a word, or stands inside the text as scripts without spaces have it. */
function scoreWords(typed: readonly string[], words: readonly string[], whole: string): number {
  let total = 0;
  let last = -1;
  for (const one of typed) {
    const place = words.findIndex((word) => word.startsWith(one));
    const isInside = one.length > 1 && whole.includes(one);
    if (place < 0 && !isInside) return 0;
    if (place < 0) total += 20;
    // In the order of the text, from its first word, whole: each is what people mean.
    else
      total += 100 + (place > last ? 10 : 0) - Math.min(place, 5) + (words[place] === one ? 20 : 0);
    last = place;
  }
  return typed.length === 0 ? 0 : total / typed.length;
}

/** Widest run of a text in which letters in their order count as found, by letters typed. */
const WIDEST = 3;

/** All letters in their order, near each other, the first one at the beginning of a word. */
function scoreRun(letters: string, whole: string): number {
  if (letters.length < 3) return 0;
  for (let start = 0; start < whole.length; start += 1) {
    const before = whole.charAt(start - 1);
    if (whole.charAt(start) !== letters.charAt(0) || /[\p{L}\p{N}]/u.test(before)) continue;
    let at = start;
    let found = 1;
    while (found < letters.length && at >= 0) {
      at = whole.indexOf(letters.charAt(found), at + 1);
      found += 1;
    }
    const width = at - start + 1;
    if (at >= 0 && width <= letters.length * WIDEST) return (40 * letters.length) / width;
  }
  return 0;
}
