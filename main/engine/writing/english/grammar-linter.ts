import { readFile } from 'node:fs/promises';
import { createBinaryModuleFromUrl, Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import type { TextRange } from '../../markup/placeholders.ts';

/** Something that the grammar engine would change. UTF-16 offsets. */
export interface Lint extends TextRange {
  /** Its rule, as the engine names it. */
  readonly rule: string;
  readonly kind: string;
  /** What could stand there instead, in the engine's order. */
  readonly suggestions: readonly string[];
}

export type EnglishDialect = 'american' | 'british';

/** The grammar engine, in memory. */
export interface GrammarLinter {
  lint(text: string, dialect: EnglishDialect): Promise<Lint[]>;
}

/** Longer than any English word: the engine takes minutes and its whole memory for an endless one. */
const ENDLESS = /\S{48,}/gu;
/** Signs and digits alone, with spaces or not: the engine takes seconds for a page of them. */
const WORDLESS = /[^\p{L}]{32,}/gu;

/**
 * The text as the engine gets it: spaces stand for what is no language, so that all places stay, and
 * the time that a text takes is bounded by its length, whatever it is made of.
 */
export const lintable = (text: string): string =>
  text
    // It knows contractions by their straight apostrophe.
    .replaceAll('’', "'")
    .replace(ENDLESS, blank)
    // The mark after a word is that of its sentence.
    .replace(WORDLESS, (stretch, at: number) => {
      const [mark = '', ...rest] = stretch;
      return at === 0 ? blank(stretch) : mark + blank(rest.join(''));
    });

const blank = (stretch: string): string => stretch.replace(/\S/gu, ' ');

const DIALECTS: Readonly<Record<EnglishDialect, Dialect>> = {
  american: Dialect.American,
  british: Dialect.British,
};

/**
 * Loads the grammar engine.
 * @param module file of its WebAssembly module
 */
export async function openGrammarLinter(module: string): Promise<GrammarLinter> {
  const bytes = await readFile(module);
  // The engine takes an address only, and reads a file's wrongly where its path has signs in it.
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }));
  const binary = createBinaryModuleFromUrl(address, 'slim');
  const linters = new Map<EnglishDialect, LocalLinter>();
  const linterOf = (dialect: EnglishDialect): LocalLinter => {
    const linter = linters.get(dialect) ?? new LocalLinter({ binary, dialect: DIALECTS[dialect] });
    linters.set(dialect, linter);
    return linter;
  };
  return {
    async lint(text, dialect) {
      const found = await linterOf(dialect).organizedLints(lintable(text), {
        language: 'plaintext',
      });
      const offsets = offsetsOf(text);
      return Object.entries(found).flatMap(([rule, lints]) =>
        lints.map((lint) => {
          const span = lint.span();
          const suggestions = lint
            .suggestions()
            .flatMap((one) =>
              one.kind() === SuggestionKind.Replace
                ? [one.get_replacement_text()]
                : one.kind() === SuggestionKind.Remove
                  ? ['']
                  : [],
            );
          const kind = lint.lint_kind();
          const range = { start: offsets[span.start] ?? 0, end: offsets[span.end] ?? text.length };
          lint.free();
          return { rule, kind, suggestions, ...range };
        }),
      );
    },
  };
}

/** The engine counts characters, and texts are cut by UTF-16 units. */
function offsetsOf(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return offsets;
}
