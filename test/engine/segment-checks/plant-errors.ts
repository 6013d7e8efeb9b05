import type { SegmentFindingKind } from '../../../main/engine/segment-checks/finding.ts';

/** A pair with an error in it. */
export interface Planted {
  readonly error: string;
  readonly source: string;
  readonly target: string;
  /** What is to be found; null is anything. */
  readonly kind: SegmentFindingKind | null;
}

type Change = (text: string) => string;

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})\\s?`, 'iu');
const without =
  (words: string): Change =>
  (text) =>
    text.replace(whole(words), '');

/** Takes one plain "not" out, by language. */
const UNNEGATED: Readonly<Record<string, Change>> = {
  de: (text) => without('nicht|nie')(text.replace(/(?<!\p{L})kein(?=\p{L}*)/iu, 'ein')),
  fr: (text) => without('pas')(text.replace(/(?<!\p{L})(?:ne |n['’])(?=\p{L})/iu, '')),
  es: without('no|nunca'),
  ja: (text) =>
    text
      .replace('ませんでした', 'ました')
      .replace('できません', 'できます')
      .replace('いません', 'います'),
  it: without('non'),
  pt: without('não'),
  ru: without('не|нет'),
  nl: without('niet'),
  pl: without('nie'),
  sv: without('inte'),
  zh: (text) => text.replace(/不(?=[能会是])|没(?=有)|无法/u, ''),
};

/** Puts one in. */
const NEGATED: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    Object.entries({ de: 'nicht', fr: 'ne pas', es: 'no', it: 'non', pt: 'não', ru: 'не' }).map(
      ([language, not]) => [language, (text: string) => text.replace(BETWEEN_WORDS, ` ${not} `)],
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ nl: 'niet', pl: 'nie', sv: 'inte' }).map(([language, not]) => [
      language,
      (text: string) => text.replace(BETWEEN_WORDS, ` ${not} `),
    ]),
  ),
  ja: (text) => text.replace('しました', 'しませんでした').replace('ています', 'ていません'),
  zh: (text) => text.replace(/(?<=\p{sc=Han})(?=[能会可应])/u, '不'),
};

const PLAIN_NOT = /\b(?:not|cannot|never|no)\b|n't\b/i;
/** Texts that may rightly be translated with a "not". */
const DENYING =
  /\b(?:not|cannot|never|no|none|nothing|without|only|but|than|any|until|must|may|least)\b|n['’]t\b|\b(?:un|in|im|dis|mis|il|ir|non)\w+|less\b|fail|error|miss|lack|bad/i;
const BETWEEN_WORDS = /(?<=\p{L}) (?=\p{L})/u;
const PLACEHOLDER = /%(?:\d\$)?[sd](?!\p{sc=Latn})|\{[a-z]+\}|\$[a-z]{2,}/u;
const TAG = /<\/?[a-z]>/;
const NUMBER = /(?<![\p{L}\d.,%$])\d{2,}(?![\p{L}\d.,$])/u;
const END = /[.!?。！？]$/u;

/** Every error that a right pair can be given; @param language base code of the target */
export function plantErrors(source: string, target: string, language: string): Planted[] {
  const planted: Planted[] = [];
  const plant = (error: string, kind: Planted['kind'], changed: string, from = source) => {
    if (changed !== target || from !== source)
      planted.push({ error, kind, source: from, target: changed });
  };
  if (NUMBER.test(source)) {
    const more = (digits: string) => String(Number(digits) + 7);
    plant('number changed', 'numbers', target.replace(NUMBER, more));
    plant('number dropped', 'numbers', target.replace(NUMBER, ''));
  }
  if (PLACEHOLDER.test(source)) {
    plant('placeholder dropped', 'placeables', target.replace(PLACEHOLDER, ''));
    plant('placeholder added', 'placeables', `%s ${target}`);
    plant('placeholder changed', 'placeables', target.replace(PLACEHOLDER, '{other}'));
  }
  if (TAG.test(source)) plant('tag dropped', 'tags', target.replace(TAG, ''));
  const unnegated = UNNEGATED[language];
  if (PLAIN_NOT.test(source) && unnegated !== undefined) {
    plant('negation dropped', 'negation', unnegated(target));
  }
  if (!DENYING.test(source)) {
    plant('negation added', 'negation', NEGATED[language]?.(target) ?? target);
    const not = source.replace(/\b(is|are|was|will|can|does)\b/, '$1 not');
    if (not !== source) plant('negation missing', 'negation', target, not);
  }
  plant('space doubled', 'double-space', target.replace(/(?<=\p{L}) (?=\p{L})/u, '  '));
  plant('space before', 'outer-space', ` ${target}`);
  if (END.test(source) && END.test(target)) {
    plant('end mark dropped', 'punctuation', target.slice(0, -1).trimEnd());
  }
  if (/\p{L}{2}/u.test(source)) plant('left untranslated', 'untranslated', source);
  return planted;
}
