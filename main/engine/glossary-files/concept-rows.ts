import { fileLanguage } from './file-language.ts';
import type { BadLine, GlossaryRow } from './glossary-row.ts';
import { beginning } from './glossary-row.ts';
import { append } from '../../system/long-lists.ts';

/** A concept of a termbase: its terms by language, as they stand there. */
export interface Concept {
  readonly languages: readonly {
    readonly code: string;
    readonly terms: readonly { readonly text: string; readonly status: string }[];
  }[];
}

/**
 * The entries of a concept. Its first language is the source of all others. Every term of the source
 * gets an entry, with the preferred term of the target; what a termbase warns of is left out.
 *
 * @param line number of the concept
 */
export function conceptRows({ languages }: Concept, line: number): (GlossaryRow | BadLine)[] {
  const byLanguage = new Map<string, string[]>();
  const rows: (GlossaryRow | BadLine)[] = [];
  const all = languages.flatMap(({ terms }) => terms.map(({ text }) => cleaned(text)));
  const bad = (problem: BadLine['problem']): BadLine => ({
    line,
    problem,
    text: beginning(all.join(' · ')),
  });
  for (const { code, terms } of languages) {
    const language = fileLanguage(code);
    if (language === null) {
      rows.push(bad('language'));
      continue;
    }
    const good = byLanguage.get(language) ?? [];
    byLanguage.set(language, good);
    append(good, preferredFirst(terms));
  }
  const [source, ...targets] = byLanguage;
  if (source === undefined || targets.length === 0) {
    if (rows.length === 0) rows.push(bad(languages.length > 1 ? 'same-language' : 'empty'));
    return rows;
  }
  const [sourceLanguage, terms] = source;
  for (const [target, [translation]] of targets) {
    if (translation === undefined || terms.length === 0) {
      rows.push(bad('empty'));
      continue;
    }
    for (const term of terms) {
      const pair = { source: sourceLanguage, target };
      rows.push({ line, source: term, target: translation, pair });
    }
  }
  return rows;
}

/** Preferred ones first, those that should not be used left out (ISO 12620: administrative status). */
function preferredFirst(terms: Concept['languages'][number]['terms']): string[] {
  const usable = terms.filter(
    ({ text, status }) => text.trim() !== '' && !/deprecated|superseded/i.test(status),
  );
  const isPreferred = ({ status }: { readonly status: string }) => /preferred/i.test(status);
  return [...usable.filter(isPreferred), ...usable.filter((term) => !isPreferred(term))].map(
    ({ text }) => cleaned(text),
  );
}

/** Line ends within a term are those of the file's layout. */
function cleaned(text: string): string {
  return text.trim().replace(/[ \t]*[\r\n]\s*/g, ' ');
}
