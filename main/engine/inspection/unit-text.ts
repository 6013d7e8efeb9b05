const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * What a person reads of a unit's text: without its inline tags, with its references resolved.
 * @param shown as `Unit.shown`
 */
export function readableText(text: string, shown?: ReadonlyMap<number, string>): string {
  return text
    .replace(/<(?:x(\d+)\/|[^>]*)>/g, (_, tag?: string) => escaped(shown?.get(Number(tag)) ?? ''))
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');
