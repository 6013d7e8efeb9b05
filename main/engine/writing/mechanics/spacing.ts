import { replacing } from '../../style-rules/apply/rewrite.ts';
import type { Rewrite } from '../../style-rules/apply/rewrite.ts';

/** A line with several wide gaps is a table, and one that begins with white space is indented. */
const WIDE_GAP = /\S(?: {3,}|\t+)(?=\S)/gu;
const isTable = (line: string): boolean => (line.match(WIDE_GAP)?.length ?? 0) > 1;

/** One space where there are several between two words. */
const singleSpaces: Rewrite = (text) =>
  text
    .split('\n')
    .map((line) => (isTable(line) ? line : line.replace(/(?<=\S) {2,}(?=\S)/gu, ' ')))
    .join('\n');

const END = String.raw`(?=\s|$|["”’»“)\]])`;
const WORD_END = String.raw`(?<=[\p{L}\p{N}\p{Pe}\p{Pf}"'%])`;
/** Only where a space or the end comes next: ` .net` and ` :)` are no marks of a sentence. */
const beforeMarks = (marks: string, languages: readonly string[] | null): Rewrite =>
  replacing(new RegExp(`${WORD_END}[ \\u00A0\\u202F]+([${marks}])${END}`, 'gu'), '$1', languages);

/** All but French, which has its own rule for the higher marks. */
const CLOSE_MARKS = ['en', 'de', 'es', 'it', 'pt', 'nl', 'pl'];

const afterComma = replacing(/(?<=\p{L}{2})([,;])(?=\p{L}{2})/gu, '$1 ');
/** `word ,word`: the space stands on the wrong side. */
const wrongSide = replacing(/(?<=[\p{L}\p{N}\p{Pe}"”»])[ \u00A0]+,(?=\p{L})/gu, ', ');
/** `end.Next`; a name with points in it has more of them, or a capital before the first. */
const afterPeriod = replacing(
  /(?<=(?<![\p{L}\p{N}.@/_-])\p{Ll}{2,}[.]|(?<![\p{L}\p{N}.@/_-])\p{L}\p{Ll}+[!?])(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}._(]))/gu,
  ' ',
);
const HAN = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]`;
const WIDE: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
};
/** Western marks between Chinese characters. */
const wideMarks = replacing(
  new RegExp(`(?<=${HAN})[ ]*([,;:!?])[ ]*(?=${HAN}|$)`, 'gv'),
  (all, mark = '') => WIDE[mark] ?? all,
  ['zh'],
);
const insideBrackets = replacing(
  /(?<=[\p{L}\p{N}\s]\()[ \u00A0]+(?=\p{L})|(?<=\p{L})[ \u00A0]+(?=\))/gu,
  '',
);

/** The spaces of a text that are surely wrong. */
export const SPACING: readonly Rewrite[] = [
  wideMarks,
  singleSpaces,
  wrongSide,
  beforeMarks(',.', null),
  beforeMarks(';!?', CLOSE_MARKS),
  // A score or a time has digits on both sides.
  replacing(/(?<=\p{L})[ \u00A0\u202F]+:(?=\s|$)/gu, ':', CLOSE_MARKS),
  afterComma,
  afterPeriod,
  insideBrackets,
  replacing(/,{2,}/gu, ','),
];
