import { fileLanguage } from './file-language.ts';
import type { BadLine, ForbiddenRow, GlossaryRow, ReadRows } from './glossary-row.ts';
import { beginning } from './glossary-row.ts';
import { isForbiddenStatus, isPreferredStatus } from './term-status.ts';

export interface ConceptTerm {
  readonly text: string;
  readonly status: string;
  /** Of the term; empty for none. */
  readonly note: string;
}

/** A concept of a termbase: its terms by language, as they stand there. */
export interface Concept {
  /** Main language of the file; null where it has none. */
  readonly language: string | null;
  /** Notes or definitions of the concept, and of its terms in a language; empty for none. */
  readonly note: string;
  readonly languages: readonly {
    readonly code: string;
    readonly note: string;
    readonly terms: readonly ConceptTerm[];
  }[];
}

/** The terms of one language, those to use first, best before others. */
interface Terms {
  readonly usable: string[];
  readonly forbidden: { readonly text: string; readonly note: string }[];
}

/**
 * The entries of a concept. Its first language is the source of all others. Every term of the source
 * gets an entry, with the preferred term of the target; what a termbase warns of must not be used for
 * any of them, in either direction.
 *
 * @param line number of the concept
 */
export function conceptRows(concept: Concept, line: number): ReadRows {
  const byLanguage = new Map<string, Terms>();
  const rows: GlossaryRow[] = [];
  const badLines: BadLine[] = [];
  const all = concept.languages.flatMap(({ terms }) => terms.map(({ text }) => cleaned(text)));
  const bad = (problem: BadLine['problem']): void => {
    badLines.push({ line, problem, text: beginning(all.join(' · ')) });
  };
  for (const { code, note, terms } of concept.languages) {
    const language = fileLanguage(code);
    if (language === null) {
      bad('language');
      continue;
    }
    const known = byLanguage.get(language) ?? { usable: [], forbidden: [] };
    byLanguage.set(language, known);
    addTerms(known, terms, [note, concept.note]);
  }
  const forbidden = forbiddenRows(concept, byLanguage, line);
  const [source, ...targets] = byLanguage;
  if (source === undefined || targets.length === 0) {
    if (badLines.length === 0 && forbidden.length === 0) {
      bad(concept.languages.length > 1 ? 'same-language' : 'empty');
    }
    return { rows, forbidden, badLines };
  }
  const [sourceLanguage, { usable: terms }] = source;
  for (const [target, { usable, forbidden: banned }] of targets) {
    const [translation] = usable;
    if (translation === undefined || terms.length === 0) {
      // Only what must not be used is a concept, too.
      if (banned.length === 0 && source[1].forbidden.length === 0) bad('empty');
      continue;
    }
    for (const term of terms) {
      rows.push({
        line,
        source: term,
        target: translation,
        pair: { source: sourceLanguage, target },
      });
    }
  }
  return { rows, forbidden, badLines };
}

/** What must not be used for the terms of the other language; for any where that has none. */
function forbiddenRows(
  { language }: Concept,
  byLanguage: ReadonlyMap<string, Terms>,
  line: number,
): ForbiddenRow[] {
  const [first, ...others] = [...byLanguage.keys()];
  if (first === undefined) return [];
  const main = language === null ? null : fileLanguage(language);
  const pairs =
    others.length > 0
      ? others.flatMap((other) => [
          { source: first, target: other },
          { source: other, target: first },
        ])
      : main !== null && main !== first
        ? [{ source: main, target: first }]
        : [];
  return pairs.flatMap((pair) => {
    const sources = byLanguage.get(pair.source)?.usable ?? [];
    const banned = byLanguage.get(pair.target)?.forbidden ?? [];
    return banned.flatMap(({ text, note }) =>
      (sources.length === 0 ? [''] : sources).map((source) => ({
        line,
        source,
        target: text,
        pair,
        note,
      })),
    );
  });
}

/** Preferred ones first (ISO 12620: administrative status). */
function addTerms(
  { usable, forbidden }: Terms,
  terms: readonly ConceptTerm[],
  notes: readonly string[],
): void {
  const named = terms.filter(({ text }) => text.trim() !== '');
  const good = named.filter(({ status }) => !isForbiddenStatus(status));
  const isPreferred = ({ status }: ConceptTerm) => isPreferredStatus(status);
  for (const { text } of [
    ...good.filter(isPreferred),
    ...good.filter((one) => !isPreferred(one)),
  ]) {
    usable.push(cleaned(text));
  }
  for (const one of named.filter(({ status }) => isForbiddenStatus(status))) {
    const note = [one.note, ...notes].map(cleaned).find((text) => text !== '') ?? '';
    forbidden.push({ text: cleaned(one.text), note });
  }
}

/** Line ends within a term are those of the file's layout. */
function cleaned(text: string): string {
  return text.trim().replace(/[ \t]*[\r\n]\s*/g, ' ');
}
