import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** Marks that end a sentence in the same way, whatever the script. */
const KINDS: readonly (readonly [kind: string, marks: string])[] = [
  ['.', '.。．｡।॥։።۔။។'],
  ['…', '…⋯'],
  ['?', '?？؟⁇፧'],
  ['!', '!！'],
  [':', ':：'],
  [';', ';；؛'],
  [',', ',，、،'],
];
const KIND_OF: ReadonlyMap<string, string> = new Map(
  KINDS.flatMap(([kind, marks]) => Array.from(marks, (mark) => [mark, kind] as const)),
);
/** What may stand behind an end mark. */
const CLOSERS = /[\s"'”’»“‹›«„)\]}」』】）]/u;
/** Languages that end a statement with nothing. */
const UNMARKED: ReadonlySet<string> = new Set(['th', 'lo']);

/** An end mark of another kind, or on one side alone. */
export function checkPunctuation(source: CheckedText, target: CheckedText): SegmentFinding[] {
  const [ours, theirs] = [endOf(source), endOf(target)];
  if (ours.kind === theirs.kind) return [];
  const isStatement = [ours, theirs].some(({ kind }) => kind === '.');
  const bare = ours.kind === null ? source : theirs.kind === null ? target : null;
  if (isStatement && bare !== null && UNMARKED.has(bare.language)) return [];
  return [{ kind: 'punctuation', what: ours.mark || theirs.mark }];
}

interface End {
  readonly kind: string | null;
  readonly mark: string;
}

function endOf({ bare, language }: CheckedText): End {
  let end = bare.length;
  while (end > 0 && CLOSERS.test(bare.charAt(end - 1))) end -= 1;
  if (bare.slice(0, end).endsWith('...')) return { kind: '…', mark: '...' };
  const mark = bare.charAt(end - 1);
  // In Greek alone a semicolon asks a question.
  if (language === 'el' && (mark === ';' || mark === '\u037e')) return { kind: '?', mark };
  const kind = KIND_OF.get(mark) ?? null;
  return { kind, mark: kind === null ? '' : mark };
}
