/** The language that written paragraphs are in now. */
export interface TargetLanguage {
  /** BCP 47, as office programs write it. */
  readonly code: string;
  readonly isRightToLeft: boolean;
  /** Whether the source is written in the other direction; false while the source is unknown. */
  readonly turns: boolean;
}

const RIGHT_TO_LEFT = new Set([
  'Arab',
  'Hebr',
  'Thaa',
  'Syrc',
  'Nkoo',
  'Adlm',
  'Rohg',
  'Mand',
  'Samr',
]);

/** @param source null when it is found out later: text that is not turned is taken for left to right */
export function targetLanguage(source: string | null, target: string): TargetLanguage {
  const isRightToLeft = fromRight(target);
  return { code: target, isRightToLeft, turns: fromRight(source ?? 'en') !== isRightToLeft };
}

function fromRight(code: string): boolean {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '');
  } catch {
    return false;
  }
}
