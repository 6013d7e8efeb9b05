/** How long a request took: `84 ms`, `1.2 sec`, `95 sec`. */
export function tookWords(ms: number, locale: string): string {
  const isShort = ms < 1000;
  const value = isShort ? ms : ms / 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    unitDisplay: 'short',
    maximumFractionDigits: isShort || value >= 10 ? 0 : 1,
  }).format(value);
}
