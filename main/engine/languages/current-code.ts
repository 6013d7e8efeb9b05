/**
 * A code as BCP 47 has it today: `ger` and `deu` of ISO 639-2 give `de`, `iw` gives `he`. What is no code
 * stays as it is.
 */
export function currentCode(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code;
  } catch {
    return code;
  }
}
