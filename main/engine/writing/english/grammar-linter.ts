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

/** No word; the engine takes minutes and its whole memory for one. */
const ENDLESS = /\S{80,}/gu;

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
      // It knows contractions by their straight apostrophe.
      const plain = text
        .replaceAll('’', "'")
        .replace(ENDLESS, (word) => word.replace(/[^]/gu, ' '));
      const found = await linterOf(dialect).organizedLints(plain, { language: 'plaintext' });
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
