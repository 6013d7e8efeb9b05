/** UTF-16 units of a name in sight, or of a text in the middle of a sentence. */
const MOST = 1_000;

/**
 * A name that came from elsewhere as it stands on the screen: nobody reads more of one than this, and
 * a whole one of any length would hold up the page with every layout. Data keeps all of it.
 */
export function brief(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, MOST).replace(/[\ud800-\udbff]$/, '')}…`;
}
