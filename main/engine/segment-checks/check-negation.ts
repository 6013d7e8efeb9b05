import { knowsNegation, negationsIn } from '../memory/negations.ts';
import { foldWord } from '../memory/segment-text.ts';
import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';
import { impliedNegations } from './implied-negations.ts';
import { isSaidOtherwise, type Side } from './polar-words.ts';

/**
 * A "not", or a word that denies like one, to which nothing on the other side answers. Languages deny in
 * many ways, so a plain "not" may answer to `unable` or `only`.
 */
export function checkNegation(source: CheckedText, target: CheckedText): SegmentFinding[] {
  if (!knowsNegation(source.language) || !knowsNegation(target.language)) return [];
  const [ours, theirs] = [denialIn(source), denialIn(target)];
  // Where the ways of one language are not known, only a plain "not" of the other can want an answer.
  const isKnown = ours.isKnown && theirs.isKnown;
  return [...unanswered(ours, theirs, isKnown), ...unanswered(theirs, ours, isKnown)].map(
    (what) => ({ kind: 'negation', what }),
  );
}

/** What one side denies with and the other has nothing for, not even more excuses. */
function unanswered(ours: Denial, theirs: Denial, isKnown: boolean): string[] {
  const plain = ours.isConcluded ? ours.asking : null;
  const word = plain ?? (isKnown ? ours.wanting : null);
  if (word === null) return [];
  const isAnswered =
    theirs.plain !== null ||
    theirs.isDenied ||
    theirs.excuses > ours.excuses ||
    isSaidOtherwise(ours.side, theirs.side);
  return isAnswered ? [] : [word];
}

interface Denial {
  /** A plain "not". */
  readonly plain: string | null;
  /** One outside of turns of phrase that other languages say without it. */
  readonly asking: string | null;
  /** Whether it stands where it denies the sentence. */
  readonly isConcluded: boolean;
  /** Another word that wants an answer, too. */
  readonly wanting: string | null;
  /** Whether there is any other word that denies. */
  readonly isDenied: boolean;
  /** How many words there are which the other side may say with a "not". */
  readonly excuses: number;
  readonly isKnown: boolean;
  readonly side: Side;
}

/** French words that say "not" with `ne` alone; by themselves they say "more" and "somebody". */
const WITH_NE: ReadonlySet<string> = new Set(['plus', 'personne', 'rien', 'guère']);

function denialIn({ bare, language }: CheckedText): Denial {
  const implied = impliedNegations(language);
  let text = bare.replace(/[’ʼ]/gu, "'").replace(INNER_ACCELERATOR, '').replace(NAMES, ' ');
  if (implied !== null) text = text.replace(implied.idioms, ' ');
  // Only words of scripts with spaces count; the others are looked for in all of the text.
  const found = negationsIn(text, wordsOf(text), language);
  const plain = plainIn(found, language);
  if (implied === null)
    return {
      plain,
      asking: plain,
      isConcluded: true,
      wanting: null,
      isDenied: false,
      excuses: 0,
      isKnown: false,
      side: { text, language },
    };
  const wanting = implied.wanting === undefined ? [] : (text.match(implied.wanting) ?? []);
  // What denies is no excuse beside itself.
  const counted = new Set([...found, ...wanting].map((word) => word.toLowerCase()));
  const excuses = text.match(implied.excuses) ?? [];
  const rest = text.replace(implied.turns, ' ');
  const asking =
    rest === text ? plain : plainIn(negationsIn(rest, wordsOf(rest), language), language);
  return {
    plain,
    asking,
    isConcluded: implied.concluding === undefined || implied.concluding.test(text),
    wanting: wanting.at(0) ?? null,
    isDenied: text.search(implied.denials) !== -1,
    excuses: excuses.filter((word) => !counted.has(word.toLowerCase())).length,
    isKnown: true,
    side: { text, language },
  };
}

const wordsOf = (text: string) => text.match(WORD)?.map(foldWord) ?? [];

/** The first plain "not"; `plus` alone is none. */
function plainIn(found: readonly string[], language: string): string | null {
  const isPlain = language !== 'fr' || found.some((word) => !WITH_NE.has(word));
  return (isPlain ? found[0] : undefined) ?? null;
}

/** Options and identifiers: `--no-cache`, `NO_CHECK`. */
const NAMES = /-{1,2}no-[\w\-]+|(?<!\w)[A-Za-z0-9]{1,64}_\w+/gu;
const WORD = /[\p{L}\p{M}]+(?:['’ʼ]\p{L}+)*/gu;
/** Marks the key of a menu entry within a word: `U&nknown`. */
const INNER_ACCELERATOR = /(?<=\p{L})[&~](?=\p{L})|(?<=^[^_]{0,40}\p{L})_(?=\p{L}[^_]{0,40}$)/gu;
