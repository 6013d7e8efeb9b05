/**
 * A whole number as people type it, with the separators of their language or with spaces, apostrophes
 * or none.
 * @returns the number, or why it is none
 */
export function readWholeNumber(
  text: string,
  locale: string,
): number | 'empty' | 'number' | 'large' {
  const typed = text.trim();
  if (typed === '') return 'empty';
  const separator = groupSeparator(locale);
  const groups = typed.split(new RegExp(`[\\s'’${separator}]`, 'u'));
  if (!isGrouped(groups)) return 'number';
  const number = Number(groups.join(''));
  return Number.isSafeInteger(number) ? number : 'large';
}

/** The last group has three digits, those before it two or three: 1,5 is no 15. */
function isGrouped(groups: readonly string[]): boolean {
  if (groups.length === 1) return /^\d+$/.test(groups[0] ?? '');
  const last = groups.length - 1;
  return groups.every((group, at) =>
    (at === last ? /^\d{3}$/ : at === 0 ? /^\d{1,3}$/ : /^\d{2,3}$/).test(group),
  );
}

/** Ready to stand among the characters of a class. */
function groupSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000);
  const found = parts.find(({ type }) => type === 'group')?.value ?? '';
  return found.replace(/[\\\]^-]/g, '\\$&');
}
