import type {
  DictionaryContent,
  Entry,
  ForbiddenEntry,
  GlossaryPreview,
} from '../../../preload/contract/glossaries.ts';
import { textProblem } from '../../../preload/contract/glossary-rules.ts';
import type { ReadGlossaryFile } from '../../engine/glossary-files/glossary-row.ts';
import { beginning } from '../../engine/glossary-files/glossary-row.ts';

interface Pair {
  readonly source: string;
  readonly target: string;
}

interface Growing {
  readonly terms: ForbiddenEntry[];
}

/** For entries whose languages nobody has said yet: the page asks for them. */
const UNKNOWN: Pair = { source: '', target: '' };

/**
 * What a file would bring: its good entries by dictionary, in the order in which the pairs come, and
 * its other lines with what is wrong with them.
 *
 * @param pair of entries whose languages the file does not say; null leaves them empty
 */
export function previewFile(read: ReadGlossaryFile, pair: Pair | null): GlossaryPreview {
  const dictionaries = new Map<string, DictionaryContent & { readonly entries: Entry[] }>();
  const sources = new Map<string, Set<string>>();
  const problems: GlossaryPreview['problems'][number][] = [...read.badLines];
  for (const { line, source, target, pair: own } of read.rows) {
    const languages = own ?? pair ?? UNKNOWN;
    const key = `${languages.source} ${languages.target}`;
    const seen = sources.get(key) ?? new Set<string>();
    sources.set(key, seen);
    const problem =
      textProblem(source) ?? (seen.has(source) ? 'duplicate' : null) ?? textProblem(target);
    if (problem !== null) {
      problems.push({ line, problem, text: beginning(`${source} · ${target}`) });
      continue;
    }
    seen.add(source);
    const dictionary = dictionaries.get(key) ?? { ...languages, entries: [] };
    dictionaries.set(key, dictionary);
    dictionary.entries.push([source, target]);
  }
  const forbidden = new Map<string, GlossaryPreview['forbidden'][number] & Growing>();
  for (const { source, target, pair: own, note } of read.forbidden) {
    const languages = own ?? pair ?? UNKNOWN;
    const key = `${languages.source} ${languages.target}`;
    const known = forbidden.get(key) ?? { ...languages, terms: [] };
    forbidden.set(key, known);
    known.terms.push({ source, target, note });
  }
  return {
    format: read.format,
    forbidden: [...forbidden.values()],
    dictionaries: [...dictionaries.values()],
    problems: problems.toSorted((a, b) => a.line - b.line),
    namesLanguages: [...read.rows, ...read.forbidden].some((row) => row.pair !== null),
    encoding: read.encoding,
  };
}
