import type { Code } from '../markup/coded-text.ts';
import { CODE_CHARACTER, codeCharacter, codeIndex, isCode } from '../markup/coded-text.ts';

/** Tags that the engine knows as part of a sentence; the first goes around words, the other stands alone. */
const AROUND = 'b';
const ALONE = 'img';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Coded text as markup that the engine moves along with its words.
 * @param codes what the codes stand for; tags of a pair go around words only where both are there
 */
export function toMarkup(text: string, codes: readonly Code[]): string {
  const escaped = text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  return escaped.replace(CODE_CHARACTER, (character) => {
    const index = codeIndex(character);
    const code = codes[index];
    const isPaired = code?.partner !== null && code?.partner !== undefined;
    if (isPaired && code.kind === 'open') return `<${AROUND} id="${index}">`;
    if (isPaired && code.kind === 'close') return `</${AROUND}>`;
    return `<${ALONE} id="${index}">`;
  });
}

const TAG = /<(\/?)(b|img)(?:\s+id="(\d+)")?\s*\/?>/g;

/**
 * The engine's answer as coded text again. A tag that the engine tore apart goes from where it first opens
 * to where it last closes. Whether every code is there is for the caller to check.
 */
export function fromMarkup(answer: string, codes: readonly Code[]): string {
  const open: (number | null)[] = [];
  const places: { readonly at: number; readonly index: number }[] = [];
  let text = '';
  let from = 0;
  const take = (index: number) => places.push({ at: text.length, index });
  for (const { 0: tag, 1: slash, 2: name, 3: id, index: at } of answer.matchAll(TAG)) {
    text += plainOf(answer.slice(from, at));
    from = at + tag.length;
    const index = id === undefined ? null : Number(id);
    if (name === ALONE) {
      if (index !== null) take(index);
    } else if (slash === '') {
      open.push(index);
      if (index !== null) take(index);
    } else {
      const partner = codes[open.pop() ?? -1]?.partner ?? null;
      if (partner !== null) take(partner);
    }
  }
  text += plainOf(answer.slice(from));
  return written(text, places.filter(isKept(places, codes)));
}

/** Of each opening tag and each that stands alone the first counts, of each closing tag the last. */
function isKept(
  places: readonly { readonly index: number }[],
  codes: readonly Code[],
): (place: { readonly index: number }, at: number) => boolean {
  return ({ index }, at) => {
    const isClose = codes[index]?.kind === 'close' && codes[index].partner !== null;
    const same = (place: { readonly index: number }) => place.index === index;
    return at === (isClose ? places.findLastIndex(same) : places.findIndex(same));
  };
}

const plainOf = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos|#39|nbsp);/g,
    (entity, name: string) => NAMED[name] ?? entity,
  );

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u{a0}',
};

function written(
  text: string,
  places: readonly { readonly at: number; readonly index: number }[],
): string {
  let result = '';
  let from = 0;
  for (const { at, index } of places) {
    result += text.slice(from, at) + codeCharacter(index);
    from = at;
  }
  return result + text.slice(from);
}

/** A letter or digit of a script that puts spaces between words. */
const OF_WORD =
  /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}]/u;

/**
 * A translation whose codes that stand for words stick to no other word where they did not in the text: an
 * engine that never saw what they stand for puts them anywhere.
 */
export function keepApart(source: string, translation: string, codes: readonly Code[]): string {
  const stuck = new Map<number, { readonly before: boolean; readonly after: boolean }>();
  const sides = (text: string, at: number, length: number) => ({
    before: OF_WORD.test(text.slice(0, at).slice(-1)),
    after: OF_WORD.test(text.charAt(at + length)),
  });
  for (const {
    0: { length },
    0: character,
    index,
  } of source.matchAll(CODE_CHARACTER)) {
    stuck.set(codeIndex(character), sides(source, index, length));
  }
  return translation.replace(CODE_CHARACTER, (character: string, at: number) => {
    const index = codeIndex(character);
    if (codes[index]?.kind !== 'kept') return character;
    const [was, is] = [stuck.get(index), sides(translation, at, character.length)];
    const before = is.before && was?.before === false ? ' ' : '';
    return before + character + (is.after && was?.after === false ? ' ' : '');
  });
}

/**
 * Puts the codes of a text into a translation that has none: in their order, each as far into it as it was
 * into the text, at the nearest border of a word. Keeps every code, whatever the translation says.
 */
export function spreadCodes(source: string, translation: string): string {
  const characters = Array.from(source);
  const letters = characters.filter((character) => !isCode(character)).length;
  const borders = [
    0,
    ...Array.from(translation.matchAll(/(?=(?<=\s)\S)|$/gu), ({ index }) => index),
  ];
  let result = '';
  let seen = 0;
  let from = 0;
  for (const character of characters) {
    if (!isCode(character)) {
      seen += 1;
      continue;
    }
    const wished = letters === 0 ? 0 : (seen / letters) * translation.length;
    const border = borders.reduce(
      (best, at) => (Math.abs(at - wished) < Math.abs(best - wished) ? at : best),
      seen === letters ? translation.length : 0,
    );
    const at = Math.max(border, from);
    // A tag that closes at the start of a word stands before the space.
    result += translation.slice(from, at) + character;
    from = at;
  }
  return result + translation.slice(from);
}
