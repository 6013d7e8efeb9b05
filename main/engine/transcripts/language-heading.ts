import type { SpeechLine } from './columns.ts';

/** The name of a column's language in that language; for the source, of all that were spoken. */
export function languageHeading(column: string, lines: readonly SpeechLine[]): string {
  if (column !== 'source') return ownName(column);
  const spoken = new Set(lines.map(({ language }) => language).filter((code) => code !== ''));
  return [...spoken].map(ownName).join(', ');
}

function ownName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    // No well-formed code: it was the service's own.
    return code;
  }
}
