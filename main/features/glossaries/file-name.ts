/** Characters that some system takes for something else in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\u2028\u2029]/gu;
const MAX_CHARACTERS = 80;

/**
 * Name of the file of a glossary.
 * @param pair named where the file holds one dictionary
 */
export function glossaryFileName(
  name: string,
  pair: { readonly source: string; readonly target: string } | null,
  extension: string,
): string {
  const words = name.toWellFormed().replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const short = Array.from(words).slice(0, MAX_CHARACTERS).join('');
  const stem = short.replace(/^[\s.]+|[\s.]+$/g, '') || 'glossary';
  return `${stem}${pair === null ? '' : ` ${pair.source}-${pair.target}`}.${extension}`;
}
