import type { FontEvidence } from './font-evidence.ts';

/** What a font's glyphs are on a page. */
export type FontKind = 'letters' | 'signs' | 'barcode' | 'unreadable';

/** What was drawn with one font, gathered over a page. */
export interface FontUse {
  readonly evidence: FontEvidence;
  /** As the reader decodes it, operators parted by spaces. */
  text: string;
  /** Widths of the glyphs that are not white space. */
  readonly widths: Set<number>;
  /** Outlines of some of them, as far as the file has them. */
  readonly outlines: Map<string, Float32Array | null>;
}

const BARCODE =
  /bar[-_ ]?code|code[-_ ]?(?:39|93|128|25|11)\b|c(?:ode)?(?:39|128)(?:hr|m|xs|xl|[-_]|$)|(?:^|[-_ ])(?:ean|upc)[-_ ]?(?:8|13|14|128|a|e)?(?:[-_ ]|$)|gs1-?128|itf-?14|\b3 ?of ?9\b|3of9|2of5|interleaved|codabar|postnet|idautomation|pdf-?417|data ?matrix|qr[-_ ]?code|aztec ?code/i;
const SIGNS =
  /^(?:wingdings|webdings|(?:itc[-_ ]?)?zapf[-_ ]?dingbats|.*dingbats|marlett|monotype[-_ ]?sorts|bookshelf[-_ ]?symbol|font[-_ ]?awesome|fa[-_ ]?(?:solid|regular|brands|light)|material[-_ ]?(?:icons|symbols|design)|glyphicons|ionicons|octicons|entypo|icomoon|fontello|typicons|feather|codicon|segoe[-_ ]?(?:mdl2|fluent|ui[-_ ]?(?:symbol|emoji))|math(?:ematical)?[-_ ]?pi|universal.*pi\b|carta|symbol(?:mt|std|ps|neu)?(?:[-_, ]|$)|(?:open|star)symbol|standardsymbol|.*emoji|bravura|maestro|petrucci|sonata)/i;
const ICONS = /(?:^|[-_ a-z0-9])Icons?(?:[A-Z\-_, ]|$)|[-_ ]icons?(?:[-_, ]|$)/;

/** A code of stars around capitals and digits, as Code 39 has it. */
const STARRED = /^\*[A-Z0-9 .$/+%-]{2,}\*$/;
const TYPEWRITER = /mono|courier|typewriter|consol|fixed|CMTT|ocr/i;
const FEWEST_BARS = 2;
/** Words of two letters may be signs by chance. */
const LONG_WORD = /\p{L}{4,}/gu;
const VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿœąęėįųůőűıаеёиоуыэюяіїєαεηιουωάέήίόύώ]/iu;

/** Whether private code points are those of Wingdings and Symbol: some of these are marks of lists. */
export const hasPrivateMarks = (name: string): boolean =>
  /wingdings|symbol/i.test(name) || !(SIGNS.test(name) || ICONS.test(name));

/** Judges a font by its name, by what it says of its codes and by what was drawn with it. */
export function kindOf({ evidence, text, widths, outlines }: FontUse): FontKind {
  const isBars = evidence.drawings === 'bars' || isOfBars(outlines);
  if (BARCODE.test(evidence.name) || isBars) return 'barcode';
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isStarred = words.length > 0 && words.every((word) => STARRED.test(word));
  // Letters of one width are a typewriter's or bars; a typewriter says so.
  const isTypewriter = evidence.isFixedPitch || TYPEWRITER.test(evidence.name);
  if (isStarred && widths.size === 1 && !isTypewriter) {
    return 'barcode';
  }
  if (evidence.drawings === 'coloured') return 'signs';
  if (SIGNS.test(evidence.name) || ICONS.test(evidence.name)) {
    return evidence.hasToUnicode && hasPlainWords(text) ? 'letters' : 'signs';
  }
  if (evidence.saysLetters === 'yes') return 'letters';
  return evidence.saysLetters === 'perhaps' && isPlausible(text) ? 'letters' : 'unreadable';
}

/** Real words in a font that is called like one of signs. */
function hasPlainWords(text: string): boolean {
  const long = text.match(LONG_WORD) ?? [];
  return long.length > 0 && isPlausible(text);
}

/** Whether decoded letters could be a language: mostly letters, capitals in front, some vowels. */
function isPlausible(text: string): boolean {
  const all = Array.from(text.replace(/\s+/g, ''));
  if (all.length === 0) return true;
  const strange = all.filter((letter) => /[\p{C}\ufffd]/u.test(letter)).length;
  if (strange * 4 > all.length) return false;
  const letters = all.filter((letter) => /\p{L}/u.test(letter));
  const digits = all.filter((letter) => /\p{N}/u.test(letter)).length;
  if ((letters.length + digits) * 2 < all.length) return false;
  const latin = letters.filter((letter) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter));
  if (latin.length < 6 || latin.length * 2 < letters.length) return true;
  const vowels = latin.filter((letter) => VOWEL.test(letter)).length / latin.length;
  const inWord = text.match(/\p{L}\p{L}/gu)?.length ?? 0;
  const turns = text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  return vowels > 0.18 && vowels < 0.75 && turns * 5 <= Math.max(1, inWord);
}

/** The library's marks in an outline: where to, a line to. Others are curves and ends. */
const [MOVE, LINE, CURVE, QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];

/** Whether each glyph is a row of upright bars of one height. */
function isOfBars(outlines: FontUse['outlines']): boolean {
  const drawn = [...outlines.values()].filter((path) => path !== null && path.length > 0);
  return drawn.length >= 2 && drawn.every((path) => path !== null && isRowOfBars(path));
}

function isRowOfBars(path: Float32Array): boolean {
  const bars: { bottom: number; top: number; left: number; right: number }[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < path.length;) {
    const mark = path[at];
    if (mark === CURVE || mark === QUADRATIC) return false;
    if (mark === CLOSE) {
      at += 1;
      continue;
    }
    if (mark !== MOVE && mark !== LINE) return false;
    const [nextX, nextY] = [path[at + 1] ?? 0, path[at + 2] ?? 0];
    at += 3;
    if (mark === MOVE) bars.push({ bottom: nextY, top: nextY, left: nextX, right: nextX });
    else if (Math.abs(nextX - x) > SLANT && Math.abs(nextY - y) > SLANT) return false;
    const bar = bars.at(-1);
    if (bar !== undefined) {
      bar.bottom = Math.min(bar.bottom, nextY);
      bar.top = Math.max(bar.top, nextY);
      bar.left = Math.min(bar.left, nextX);
      bar.right = Math.max(bar.right, nextX);
    }
    [x, y] = [nextX, nextY];
  }
  const real = bars.filter(({ bottom, top }) => top > bottom);
  const [first] = real;
  if (first === undefined || real.length < FEWEST_BARS) return false;
  const height = first.top - first.bottom;
  return real.every(
    ({ bottom, top, left, right }) =>
      Math.abs(bottom - first.bottom) < SAME * height &&
      Math.abs(top - first.top) < SAME * height &&
      right - left < height,
  );
}

/** In units of the outline: what is still upright; as a part of the height: what is still the same. */
const SLANT = 0.02;
const SAME = 0.05;
