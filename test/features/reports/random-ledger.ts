import fc from 'fast-check';
import type { ReportedUsage } from '../../../main/features/reports/cells.ts';
import { dayNumber, dayOf } from '../../../main/features/reports/days.ts';
import type { UsageFigures } from '../../../preload/contract/reports.ts';

/** Figures from a few numbers: text, documents, improvement, two of speech. */
export function usage(text = 0, documents = 0, improvement = 0, toText = 0, toSpeech = 0) {
  return {
    characters: text + documents + improvement,
    textCharacters: text,
    documentCharacters: documents,
    improvementCharacters: improvement,
    speechToTextMs: toText,
    speechToSpeechMs: toSpeech,
  } satisfies UsageFigures;
}

const amount = fc.nat(5_000_000);
const anyUsage = fc
  .tuple(amount, amount, amount, amount, amount)
  .map((amounts) => usage(...amounts));

/** Names that make trouble: equal ones, none, formulas, quotes, line ends, other scripts. */
const anyName = fc.oneof(
  fc.constantFrom(
    '',
    'Build',
    'build',
    'ß',
    '=1+1',
    '-2',
    "'=x",
    '"q", r',
    'a\r\nb',
    '\t',
    'Ωmega',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const anyKey = fc.constantFrom('1234****5678', '12ab****cdef', 'ffff****0000');

const START = '2025-12-20';

/** A range of up to 40 days and usage of keys in it, in any order, some of it doubled. */
export const anyKeyLedger = anyLedger(fc.record({ key: anyKey, label: anyName }));
/** The same by tags. */
export const anyTagLedger = anyLedger(fc.record({ tag: anyName }));

function anyLedger(part: fc.Arbitrary<Names>) {
  return fc
    .record({ length: fc.integer({ min: 1, max: 40 }), parts: fc.array(part, { maxLength: 12 }) })
    .chain(({ length, parts }) =>
      fc.record({
        range: fc.constant({ start: START, end: after(length - 1) }),
        reported: anyRows(length, parts),
      }),
    );
}

type Names = Omit<ReportedUsage, 'day' | 'usage'>;

function anyRows(length: number, parts: readonly Names[]): fc.Arbitrary<ReportedUsage[]> {
  if (parts.length === 0) return fc.constant([]);
  const row = fc
    .tuple(fc.constantFrom(...parts), fc.nat(length - 1), anyUsage)
    .map(([part, day, usage]) => ({ ...part, day: after(day), usage }));
  return fc.array(row, { maxLength: 60 });
}

const after = (days: number) => dayOf(dayNumber(START) + days);
