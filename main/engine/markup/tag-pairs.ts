/**
 * Matches start and end tags of one name, innermost first; by index, both ways. Everything else in the
 * list is passed over.
 */
export function pairTags(
  tokens: readonly { readonly kind: string; readonly name: string }[],
): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  const waiting = new Map<string, number>();
  const count = (name: string, by: number) => waiting.set(name, (waiting.get(name) ?? 0) + by);
  tokens.forEach(({ kind, name }, index) => {
    if (kind === 'open') {
      open.push(index);
      count(name, 1);
    }
    if (kind !== 'close' || (waiting.get(name) ?? 0) === 0) return;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      const opener = tokens[last]?.name ?? '';
      count(opener, -1);
      if (opener !== name) continue;
      partners.set(last, index);
      partners.set(index, last);
      return;
    }
  });
  return partners;
}
