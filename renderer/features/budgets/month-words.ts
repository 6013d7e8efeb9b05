/** A UTC month as people read it. @param month `YYYY-MM`, or a time in it */
export function monthWords(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(month));
}
