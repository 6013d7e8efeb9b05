/**
 * What stands in a text for something that is put in later: the one definition for scores, marks,
 * checks and what no engine may touch. Every repetition is bounded, so that time stays linear. The
 * pieces are for regular expressions with the flag `v`.
 */
const BRACES = [
  String.raw`\{\{[^\{\}]{0,200}\}\}`,
  String.raw`\{%[^\{\}\n]{0,200}%\}`,
  String.raw`[$#%@]\{[^\{\}]{0,200}\}`,
  // `{0}`, `{user.name}`, `{name!r:>10}`.
  String.raw`\{\s?[^\s\{\}"“”]{0,80}\s?\}`,
  // `{when, date, long}`.
  String.raw`\{\s?[\p{L}\p{N}_.]{1,64},[^\{\}\n]{1,100}\}`,
];

/** An odd number of percent signs before it makes it a plain sign: `100%%s`. */
const UNESCAPED = String.raw`(?<!(?:^|[^%])(?:%%){0,4}%)`;
/** Scripts without spaces, and those with particles, write on right behind it: `%sの`. */
const ALONE = String.raw`(?![\p{sc=Latn}\p{N}])`;
const WIDTH = String.raw`(?:[0-9]{1,4}|\*)?(?:\.(?:[0-9]{1,3}|\*))?`;
const FORMAT = String.raw`%(?:[0-9]{1,2}\$)?[\-+0#']{0,3}${WIDTH}(?:hh|ll|I64|[hlLzjt])?`;

const PERCENT = [
  // GCC quotes a keyword: %<true%>.
  String.raw`%<(?:[^%\n]|%[^<>\n]){0,120}?%>`,
  // Ruby, and gettext's names of integer types: %<PRIu64>.
  String.raw`%<[\p{L}_][\p{L}\p{N}_]{0,40}>(?:[\-+0#]?[0-9]{0,3}(?:\.[0-9]{1,2})?[sdifgxuc]${ALONE})?`,
  String.raw`(?<!\p{N})%[<>]`,
  String.raw`%\([\p{L}\p{N}_. \-]{1,64}\)[\-+0#]{0,3}${WIDTH}[sdiufgxXceEr]`,
  String.raw`(?<!\p{N})%\([\p{L}_][\p{L}\p{N}_.]{0,63}\)`,
  String.raw`%#@[\p{L}\p{N}_]{1,64}@`,
  String.raw`%[A-Z][A-Z0-9_]{1,40}%`,
  String.raw`%[a-z][a-z0-9_]{2,40}%${ALONE}`,
  // LibreOffice: %PRODUCTNAME.
  String.raw`%[A-Z][A-Z0-9_]{3,40}(?!\p{Ll})`,
  // `%sMB` and `%dx%d`, but not the first letter of a word.
  String.raw`(?<!\p{N})${UNESCAPED}${FORMAT}(?:[sdiufg](?!\p{sc=Latn}{4})|[oxXeEcCSaAGFpmn@]${ALONE})`,
  String.raw`${UNESCAPED}${FORMAT}[sdiufgoxXceE@]${ALONE}`,
  // GCC (`%qT`, `%q#T`, `%+D`), dates (`%Y`), Qt (`%n`).
  String.raw`(?<!\p{N})${UNESCAPED}%(?:[0-9]{1,2}\$)?[q+#]{0,3}[lwz]{0,2}[A-Za-z]${ALONE}`,
  // Boost, then Qt and KDE.
  String.raw`%[0-9]{1,2}%${ALONE}`,
  String.raw`(?:(?<!\p{N})|(?<=%L?[0-9]{1,2}))%L?[0-9]{1,2}(?!\p{N})`,
];

const DOLLAR = [
  String.raw`\$\([\p{L}\p{N}_.]{1,64}\)`,
  String.raw`\$\[[\p{L}\p{N}_.]{1,64}\]`,
  String.raw`(?<!\p{N})\$[\p{sc=Latn}_][\p{sc=Latn}\p{N}_]{0,63}`,
];

const AT = String.raw`(?<![\p{L}\p{N}.])@[A-Za-z_][A-Za-z0-9_\-]{1,40}@`;

/** Variables, `{name}`, `%s` and their kin: never words of any language. */
export const VARIABLE = [...BRACES, ...PERCENT, ...DOLLAR, AT].join('|');

/** A reference of XML or HTML: `&brandName;`. */
export const REFERENCE = String.raw`&(?:\p{L}[\p{L}\p{N}.\-]{1,40}|#x?[0-9A-Fa-f]{1,6});`;

/** `<b>`, `</a>`, `<file name>`, `<1/>`: a tag or a name in angle brackets. */
export const ANGLED = String.raw`<\/?[\p{L}_][^<>]{0,2000}>|<\/?[0-9]{1,3}\/?>`;

/** Elements that dress text; others may be names: `<file>`. */
const DRESSING: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo big br cite code del dfn div em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ' +
    'ol p pre q rp rt ruby s samp small span strike strong sub sup table td th tr tt u ul var wbr'
  ).split(' '),
);

/**
 * Whether what stands in angle brackets is a tag of markup rather than a name to be filled in: it is
 * written as only tags are, or its other half is in the text.
 */
export function isMarkupTag(angled: string, text: string): boolean {
  const [, slash, name = '', rest = ''] = ANGLED_PARTS.exec(angled) ?? [];
  if (name === '') return false;
  if (slash === '/' || /[=\/]/.test(rest) || /[0-9]$/.test(name)) return true;
  return DRESSING.has(name.toLowerCase()) || text.includes(`</${name}`);
}

/** A tag by its name alone: what attributes say may differ, and codes are numbered by their place. */
export function tagName(tag: string): string {
  const [, slash = '', name = tag, rest = ''] = ANGLED_PARTS.exec(tag) ?? [];
  return `<${slash}${name.replace(/[0-9]+$/, '')}${rest.endsWith('/') ? '/' : ''}>`;
}

const ANGLED_PARTS = /^<(\/?)([\p{L}\p{N}_][\p{L}\p{N}_:.\-]*)([^]*)>$/v;

/** The conversion of a printf form, without flags, width and place: of `%2$5d` it is `%d`. */
export function familyOf(placeable: string): string {
  const [, name = '', letter] = CONVERSION.exec(placeable) ?? [];
  return letter === undefined ? placeable : `%${name}${letter}`;
}

const CONVERSION =
  /^%(\([^\)]*\))?(?:[0-9]+\$)?[\-+0#'q]*(?:[0-9]+|\*)?(?:\.(?:[0-9]+|\*))?(?:hh|ll|I64|[hlLzjtw])*([A-Za-z@])$/v;

/**
 * How many placeables have to change, be left out or come in between two lists, whatever their order.
 * Another form of the same conversion (`%qT`, `%q#T`) counts half.
 */
export function placeableDistance(a: readonly string[], b: readonly string[]): number {
  const left = lackingIn(a, b);
  const extra = lackingIn(b, a);
  if (left.length === 0 || extra.length === 0) return Math.max(left.length, extra.length);
  const related = left.length - lackingIn(left.map(familyOf), extra.map(familyOf)).length;
  return Math.max(left.length, extra.length) - related / 2;
}

/** The items of one list that the other lacks, each as often as it is missing. */
export function lackingIn(items: readonly string[], others: readonly string[]): string[] {
  if (items.length === 0 || others.length === 0) return [...items];
  const left = new Map<string, number>();
  for (const item of others) left.set(item, (left.get(item) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    if (count > 0) left.set(item, count - 1);
    return count === 0;
  });
}
