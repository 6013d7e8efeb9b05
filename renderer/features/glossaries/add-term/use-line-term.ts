import { useOpenTerm } from './use-open-term.ts';

/** A line of a transcript in its languages. */
export interface TermLine {
  readonly language: string;
  readonly text: string;
  /** Translations by their languages. */
  readonly targets: Readonly<Record<string, string>>;
}

/** A line of so many UTF-16 units may be a term as a whole; of a longer one, words are selected. */
const SHORT = 48;

/** Words that are selected in one language of a line. */
export interface SelectedWords {
  readonly language: string;
  readonly text: string;
}

/** Takes the words that were selected in a line to a glossary; of a short line all of it. */
export function useLineTerm(): (line: TermLine, selected: SelectedWords | null) => void {
  const open = useOpenTerm();
  return ({ language, text, targets }, selected) => {
    const [first = ''] = Object.keys(targets);
    const target = selected !== null && selected.language in targets ? selected.language : first;
    const whole = (line: string) => (selected === null && line.length <= SHORT ? line : '');
    const of = (code: string, line: string) =>
      selected?.language === code ? selected.text : whole(line);
    open({
      source: language,
      target,
      term: of(language, text),
      translation: target === '' ? '' : of(target, targets[target] ?? ''),
      preferred: [],
    });
  };
}

/** What is selected in a line; the press that opens a menu gives it up, so it is asked before. */
export function selectedIn(line: Element | null): SelectedWords | null {
  const selection = document.getSelection();
  const text = selection?.toString().trim() ?? '';
  const node = selection?.anchorNode ?? null;
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  if (line === null || text === '' || element === null || !line.contains(element)) return null;
  const language = element.closest('[lang]')?.getAttribute('lang') ?? null;
  return language === null ? null : { language, text };
}
