import { findLanguage } from '../languages/catalogue.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';

/** A translation direction of an installed Apertium, `eng-spa` say, in our language codes. */
export interface ApertiumMode {
  readonly mode: string;
  /** Base code. */
  readonly source: string;
  readonly target: string;
  /** Region of the target in upper case, '' when the mode is for the language as such. */
  readonly region: string;
}

/** Three-letter codes, and two-letter ones that differ from ours. */
const CODES: Readonly<Record<string, string>> = {
  afr: 'af',
  ara: 'ar',
  arg: 'an',
  bel: 'be',
  bul: 'bg',
  bre: 'br',
  cat: 'ca',
  ces: 'cs',
  cym: 'cy',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  epo: 'eo',
  est: 'et',
  eus: 'eu',
  fin: 'fi',
  fra: 'fr',
  gle: 'ga',
  glg: 'gl',
  heb: 'he',
  hin: 'hi',
  hrv: 'hr',
  hun: 'hu',
  ind: 'id',
  isl: 'is',
  ita: 'it',
  jpn: 'ja',
  kaz: 'kk',
  kor: 'ko',
  lit: 'lt',
  lvs: 'lv',
  lav: 'lv',
  mkd: 'mk',
  mlt: 'mt',
  msa: 'ms',
  zlm: 'ms',
  nld: 'nl',
  nob: 'nb',
  nor: 'nb',
  no: 'nb',
  oci: 'oc',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  spa: 'es',
  srp: 'sr',
  swe: 'sv',
  tat: 'tt',
  tha: 'th',
  tur: 'tr',
  ukr: 'uk',
  urd: 'ur',
  vie: 'vi',
  zho: 'zh',
};

/**
 * Reads what `apertium -l` prints: one mode per line, `<source>-<target>`, each with a region behind an
 * underscore at times. Dialects and languages outside the catalogue are left out.
 */
export function readModes(listing: string): ApertiumMode[] {
  const modes: ApertiumMode[] = [];
  for (const line of listing.split('\n')) {
    const mode = line.trim();
    const found = /^([a-z]{2,3})-([a-z]{2,3})(?:_([A-Z]{2}))?$/.exec(mode);
    if (!found) continue;
    const source = CODES[found[1] ?? ''] ?? found[1] ?? '';
    const target = CODES[found[2] ?? ''] ?? found[2] ?? '';
    if (findLanguage(source) && findLanguage(target)) {
      modes.push({ mode, source, target, region: found[3] ?? '' });
    }
  }
  return modes;
}

/**
 * The mode for a pair: the one of the target's very region, else the general one, and any region when
 * the target names none. Null when no mode serves.
 */
export function modeFor(
  modes: readonly ApertiumMode[],
  source: string,
  target: string,
): string | null {
  const [base, wanted] = [baseOf(target), target.split('-')[1]?.toUpperCase() ?? ''];
  const pair = modes.filter((mode) => mode.source === baseOf(source) && mode.target === base);
  const fit =
    pair.find(({ region }) => region === wanted) ??
    pair.find(({ region }) => region === '') ??
    (wanted === '' ? pair[0] : undefined);
  return fit?.mode ?? null;
}

/** How a pair is translated: by one mode, or by two over a language between them. */
export interface ApertiumRoute {
  readonly modes: readonly string[];
  /** Base code of the language between; null for a mode of the pair's own. */
  readonly pivot: string | null;
}

/** Languages between others, the best covered first; then any other, by code. */
const PIVOTS = ['en', 'es', 'ca', 'fr'];

/** The mode of a pair, else two modes over one other language. Null when neither serves. */
export function routeFor(
  modes: readonly ApertiumMode[],
  source: string,
  target: string,
): ApertiumRoute | null {
  const direct = modeFor(modes, source, target);
  if (direct !== null) return { modes: [direct], pivot: null };
  const [from, to] = [baseOf(source), baseOf(target)];
  if (from === to) return null;
  const between = modes.filter((mode) => mode.source === from).map((mode) => mode.target);
  const sorted = [...new Set(between)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  for (const pivot of sorted) {
    const first = modeFor(modes, source, pivot);
    const second = modeFor(modes, pivot, target);
    if (pivot !== to && first !== null && second !== null) return { modes: [first, second], pivot };
  }
  return null;
}

function place(code: string): number {
  const found = PIVOTS.indexOf(code);
  return found < 0 ? PIVOTS.length : found;
}
