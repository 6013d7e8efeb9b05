import type { FullStops } from './abbreviations.ts';
import { FULL_STOPS, SHARED_FULL_STOPS } from './abbreviations.ts';

/**
 * Says of a place between two sentences whether the text breaks there; the shape is that of SRX
 * rules. `before` sees the end of the running segment, with one space where white space follows;
 * `after` the beginning of what comes next, without its outer white space.
 */
export interface BreakRule {
  readonly before: RegExp;
  readonly after: RegExp;
  readonly breaks: boolean;
}

const ANYTHING = /^/u;
const CLOSERS = String.raw`["'”’»“‹›)\]」』]`;
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}「『（【《〈]`;

/** For every language, in order; the first that fits decides. */
const FIRST: readonly BreakRule[] = [
  // Addresses, versions and file names: a full stop without white space, except before scripts
  // that have none.
  keep(`[.!?…]${CLOSERS}*$`, `^(?!${UNSPACED})`),
  // Names such as iPad start sentences with a small letter.
  split(String.raw`[.!?…]${CLOSERS}*\s$`, String.raw`^\p{Ll}\p{Lu}\p{L}`),
  // The number of a list item stays with its text.
  keep(String.raw`^[(\[]?(?:\d{1,3}|\p{L}|[ivxlc]{2,5}|[IVXLC]{2,5})[.)]\s$`),
  // The sentence goes on after a quotation, or after a dash in a dialogue.
  keep(String.raw`[.!?…。！？]${CLOSERS}+\s?$`, String.raw`^\p{Ll}`),
  keep(String.raw`[.!?…]${CLOSERS}*\s?$`, String.raw`^[–—-]\s*\p{Ll}`),
  // Marks that stand apart from their sentence: « Oui ! »
  keep(String.raw`\s$`, String.raw`^(?:[»›”)\]](?![\p{L}\p{N}])|[!?…])`),
];

/** Initials and abbreviations with inner full stops. */
const INITIALS = String.raw`(?<![\p{L}\p{N}])(?:\p{L}\.\s?)*(?:\p{Lu}|\p{L}\.\s?\p{L})\.\s$`;
const ORDINAL = String.raw`(?<![\p{L}\p{N}.,:/])(?:\d{1,2}|[IVXLC]{1,6})\.\s$`;

/** Quoted speech is part of the sentence that reports it. */
const REPORTED_SPEECH: Readonly<Record<string, readonly BreakRule[]>> = {
  ja: [keep('[。！？…][」』）]+$', '^(?:と|って|という|など|は|が|を|に|の|も|で|や|、)')],
  zh: [
    keep('[。！？…][”』」’]+$', String.raw`^\p{sc=Han}{0,4}?[说說道问問喊叫答笑]`),
    keep('[。！？…][”』」’]+$', '^[，、；]'),
  ],
  // After these words the capital I is the pronoun, not an initial.
  en: [
    split(
      String.raw`(?<![\p{L}])(?:do|did|does|am|was|can|could|will|would|have|had|should|may|might|must|and|than|but|or|is|as|like)\sI\.\s$`,
    ),
  ],
};

/** All rules for a base language, in order; null for a text of unknown language. */
export function rulesFor(language: string | null): readonly BreakRule[] {
  const hasOwn =
    language !== null &&
    (Object.hasOwn(FULL_STOPS, language) || Object.hasOwn(REPORTED_SPEECH, language));
  const name = hasOwn ? language : '';
  let rules = MADE.get(name);
  if (rules === undefined) {
    rules = inOrder(REPORTED_SPEECH[name] ?? [], FULL_STOPS[name] ?? SHARED_FULL_STOPS);
    MADE.set(name, rules);
  }
  return rules;
}

/** By language, and under '' what all others share; made when a text of the language first comes. */
const MADE = new Map<string, readonly BreakRule[]>();

function inOrder(speech: readonly BreakRule[], stops: FullStops): BreakRule[] {
  const rules = [...FIRST, ...speech, ...insides(stops)];
  if (stops.ending !== undefined) rules.push(split(abbreviation(stops.ending), '', 'iu'));
  if (stops.joining !== undefined) rules.push(keep(abbreviation(stops.joining), '', 'iu'));
  if (stops.counting !== undefined) {
    rules.push(keep(abbreviation(stops.counting), String.raw`^(?:\p{N}|[IVXLC]+(?!\p{L}))`, 'iu'));
  }
  if (stops.starters !== undefined) {
    rules.push(split(String.raw`\.\s$`, String.raw`^(?:${stops.starters})(?![\p{L}\p{N}-])`));
  }
  if (stops.wavering !== undefined) rules.push(keep(abbreviation(stops.wavering), '', 'iu'));
  rules.push(keep(INITIALS));
  if (stops.ordinals) rules.push(keep(ORDINAL));
  return rules;
}

/** `z. B.` does not break at its own space. */
function insides({ joining, wavering, ending }: FullStops): BreakRule[] {
  const entries = [joining, wavering, ending].flatMap((list) => list?.split('|') ?? []);
  return entries.flatMap((entry) =>
    [...entry.matchAll(/ /g)].map(({ index }) =>
      keep(
        String.raw`(?<![\p{L}\p{N}])${pattern(entry.slice(0, index))}\s$`,
        String.raw`^${pattern(entry.slice(index + 1))}\.`,
      ),
    ),
  );
}

function abbreviation(list: string): string {
  return String.raw`(?<![\p{L}\p{N}])(?:${pattern(list)})\.\s$`;
}

function pattern(entries: string): string {
  return entries.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`);
}

function keep(before: string, after = '', flags = 'u'): BreakRule {
  return rule(before, after, false, flags);
}

function split(before: string, after = '', flags = 'u'): BreakRule {
  return rule(before, after, true, flags);
}

/** Abbreviations go by any letter case; what follows them does not. */
function rule(before: string, after: string, breaks: boolean, flags: string): BreakRule {
  return {
    before: new RegExp(before, flags),
    after: after === '' ? ANYTHING : new RegExp(after, 'u'),
    breaks,
  };
}
