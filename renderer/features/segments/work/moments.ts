/** Day and time of ISO 8601 times in an interface language, in the local time zone. */
export function momentsIn(locale: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => {
    const time = Date.parse(iso);
    return Number.isNaN(time) ? '' : format.format(time);
  };
}
