import { LANGUAGES } from './catalogue.ts';

/** Languages that programs which write headings are shown in. */
const SHOWN_IN = ['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar'];

/** A heading without signs between its words, in lower case. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFC')
    .replaceAll(/[_()（）[\]\s-]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * The code, in lower case, of the language of the catalogue that a heading begins with the name of: its own
 * name, or that in a language of the interface ("Englisch", "English_United_States"). null for no name.
 */
export function namedLanguage(heading: string): string | null {
  names ??= readNames();
  for (let asked = plainHeading(heading); ;) {
    const found = names.get(asked);
    if (found !== undefined) return found;
    const end = asked.lastIndexOf(' ');
    if (end < 0) return null;
    asked = asked.slice(0, end);
  }
}

/** Some thousand names, read when the first file needs them. */
let names: ReadonlyMap<string, string> | null = null;

function readNames(): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  const options = { type: 'language', fallback: 'none', languageDisplay: 'standard' } as const;
  const put = (code: string, name: string | undefined) => {
    const plain = plainHeading(name ?? '');
    if (plain !== '' && !read.has(plain)) read.set(plain, code.toLowerCase());
  };
  for (const shown of SHOWN_IN) {
    const words = new Intl.DisplayNames([shown], options);
    for (const { code } of LANGUAGES) put(code, words.of(code));
  }
  for (const { code } of LANGUAGES) put(code, new Intl.DisplayNames([code], options).of(code));
  return read;
}
