const REFERENCE = /&(?:#([0-9]{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Reads the character references of XML text. Entities beyond the five of XML stay as written. */
export function readXmlText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (written, decimal, hexadecimal, name: string | undefined) => {
    if (name !== undefined) return NAMED[name] ?? written;
    const point =
      decimal === undefined
        ? Number.parseInt(String(hexadecimal), 16)
        : Number.parseInt(String(decimal), 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : written;
  });
}

/** The characters that XML 1.0 forbids. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const SPECIAL = /[&<>\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** Without the control characters that XML cannot hold, not even as references. */
export function dropForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Escapes `&`, `<` and `>`, and drops what XML cannot hold. */
export function writeXmlText(text: string): string {
  // Most texts have nothing of it.
  if (!SPECIAL.test(text)) return text;
  return dropForbidden(text).replace(/[&<>]/g, (character) => WRITTEN[character] ?? character);
}

/** As {@link writeXmlText}, for a value between quotes of either kind. */
export function writeXmlValue(text: string): string {
  return writeXmlText(text)
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}
