/** The last four characters of a key; fewer of a short one, so that most of it stays hidden. */
export function keyEnd(key: string): string {
  return key.slice(-Math.min(4, Math.floor(key.length / 4)) || key.length);
}
