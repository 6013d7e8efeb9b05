/** A small document in memory. */
export interface SmallDocument {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const FORMATS: readonly {
  readonly extension: string;
  readonly write: (lines: readonly string[]) => string;
}[] = [
  { extension: 'txt', write: (lines) => lines.join('\n') },
  {
    extension: 'html',
    write: (lines) =>
      `<!doctype html><html><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
  },
  {
    extension: 'json',
    write: (lines) =>
      JSON.stringify(Object.fromEntries(lines.map((line, index) => [`line${index}`, line]))),
  },
  {
    extension: 'srt',
    write: (lines) =>
      lines
        .map(
          (line, index) => `${index + 1}\n00:00:0${index},000 --> 00:00:0${index},900\n${line}\n`,
        )
        .join('\n'),
  },
  {
    extension: 'xliff',
    write: (lines) =>
      `<?xml version="1.0" encoding="UTF-8"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">` +
      `<file original="a" source-language="en" target-language="de" datatype="plaintext"><body>` +
      lines
        .map((line, index) => `<trans-unit id="${index}"><source>${line}</source></trans-unit>`)
        .join('') +
      `</body></file></xliff>`,
  },
];

/**
 * A document with these lines.
 * @param count which of the formats; they take turns
 */
export function writeDocument(
  name: string,
  count: number,
  lines: readonly string[],
): SmallDocument {
  const format = FORMATS[count % FORMATS.length];
  if (format === undefined) throw new RangeError('There is no such format.');
  const bytes = new TextEncoder().encode(format.write(lines));
  return { name: `${name}.${format.extension}`, bytes };
}
