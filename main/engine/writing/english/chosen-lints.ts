import type { TextRange } from '../../markup/placeholders.ts';
import { touches } from '../edit.ts';
import type { Edit } from '../edit.ts';
import type { Lint } from './grammar-linter.ts';

/**
 * Kinds of lints that are mistakes, whatever their rule. Matters of style, length, register and
 * region are none, and spelling has its own judgement.
 */
const KINDS = new Set(['Agreement', 'BoundaryError', 'Eggcorn', 'Grammar', 'Malapropism', 'Typo']);

/** Rules of other kinds that are mistakes too: words taken for each other, apostrophes, articles. */
const RULES = new Set(
  `AnA ItsContraction ItsPossessive ModalOf NoLongerPronoun ToTwoToo ToLoseTooLoose WayTooAdjective
   TheirToTheyre TheyreToTheir TheyreConfusions ThereToTheir YourOutClauseAgreement KnowNothingVerb
   NounVerbConfusion ThenThan ThanThen MoreThatLikely AsMuchAs AllReady SeamToSeem ShutdownVerb SafeToSave
   GetPassGoPass HavePassed ColdModalTypo WokVerbTypo RallyToReally PleasRequestVerb HowMach ElsePossessive
   SomethingIs Respond ThinkKnowOff WillNonLemma DidPast OnesSelf AfterAWhile InAWhile LongTimeAgo ThanksALot
   ThereMissingIsClause FirstAidKit WidelyAccepted AdjectiveDoubleDegree MostOfTheTimes CriteriaPhenomena`
    .trim()
    .split(/\s+/),
);

/** Rules of the kinds above that are too often wrong in good texts, or that are a matter of taste. */
const LEFT_OUT = new Set([
  'SplitWords',
  'TransposedSpace',
  'SubjectPronoun',
  'MissingTo',
  'CondenseAllThe',
  // `What you are is …`; `the money they have came from …`, which `agreement` tells apart.
  'SingleBe',
  'SimplePastToPastParticiple',
]);

/** Where a rule has several suggestions, these begin with the one that always fits. */
const FIRST_FITS = new Set(['ItsContraction']);

/** `items from it are`: the verb belongs to another word than the pronoun before it. */
const PREPOSITION =
  /\b(?:about|above|after|against|among|around|at|before|behind|below|beside|between|by|for|from|in|inside|into|like|near|of|off|on|onto|outside|over|than|through|to|under|upon|with|within|without)\s+[\p{L}'’]+\s*$/iu;
/** `Anna and I are` */
const ONE_OF_SEVERAL = /\b(?:and|or|nor)\s+(?:i|he|she|it)\s*$/iu;
/** `Seeing you makes`, `Chapter I has`: the pronoun is no subject, or none at all. */
const NO_SUBJECT = /\p{L}ing\s+(?:you|it)\s*$|\p{Lu}[\p{L}\p{N}]*\s+I\s*$/u;
/** `lest he forget` */
const BASE_FORM = /\b(?:lest|whether)\b[^.!?]*$/iu;
const LOOK_BACK = 40;

/** The edits of the lints that need no asking. */
export function chosenLints(
  text: string,
  lints: readonly Lint[],
  kept: readonly TextRange[],
  starts: ReadonlySet<number>,
): Edit[] {
  return lints
    .filter(({ kind, rule }) => (KINDS.has(kind) || RULES.has(rule)) && !LEFT_OUT.has(rule))
    .filter((lint) => !touches(lint, kept) && isSure(text, lint, starts))
    .flatMap((lint) => {
      const [first] = lint.suggestions;
      const isOnly = lint.suggestions.length === 1 || FIRST_FITS.has(lint.rule);
      if (first === undefined || !isOnly) return [];
      return [
        {
          start: lint.start,
          end: lint.end,
          text: withApostropheOf(text, text.slice(lint.start, lint.end), first),
        },
      ];
    });
}

function isSure(text: string, lint: Lint, starts: ReadonlySet<number>): boolean {
  const { kind, rule, start, end } = lint;
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const after = text.slice(end, end + LOOK_BACK);
  // `Teh Street`, `from A again`: a capital inside of a sentence makes a name.
  const isName = /^\p{Lu}/u.test(text.slice(start)) && !starts.has(start);
  if ((kind === 'Typo' || rule === 'AnA') && isName) return false;
  // Of an acronym or a name nobody sees how it is spoken.
  if (rule === 'AnA') return /^\s\p{Ll}{3,}(?![\p{L}\p{N}])/u.test(after) && !/^\sx/iu.test(after);
  if (kind === 'Agreement') {
    return (
      ![PREPOSITION, ONE_OF_SEVERAL, NO_SUBJECT, BASE_FORM].some((other) => other.test(before)) &&
      !/^\s*["”»]/u.test(after)
    );
  }
  return true;
}

/** An apostrophe looks as the others of the text do. */
export function withApostropheOf(text: string, written: string, suggestion: string): string {
  const isCurly = written.includes('’') || (text.includes('’') && !text.includes("'"));
  return isCurly ? suggestion.replaceAll("'", '’') : suggestion;
}
