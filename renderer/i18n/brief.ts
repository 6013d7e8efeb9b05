/** UTF-16 units of a name in sight, or of a text in the middle of a sentence. */
const MOST = 1_000;
/** Marks that turn letters around: with one, `a\u202egpj.txt` would be read as a picture. */
const OVERRIDES = /[\u202d\u202e]/g;

/**
 * A name that came from elsewhere as it stands on the screen: nobody reads more of one than this, and
 * a whole one of any length would hold up the page with every layout. Data keeps all of it.
 */
export function brief(text: string): string {
  const plain = text.slice(0, MOST).replace(OVERRIDES, '');
  return text.length <= MOST ? plain : `${plain.replace(/[\ud800-\udbff]$/, '')}…`;
}
