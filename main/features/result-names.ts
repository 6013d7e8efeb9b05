/** What the name of a result is made of. */
export interface NameParts {
  /** Name of the document, with its ending. */
  readonly name: string;
  /** Target language, as the person chose it. */
  readonly language: string;
  /** Ending of the result where it differs from the document's; without the dot. */
  readonly extension: string | null;
}

/** UTF-8 bytes of a name that every usual file system takes. */
const MOST_BYTES = 255;
/** Room for ` (12345)`. */
const NUMBER_BYTES = 8;
const MOST_EXTENSION = 16;

/** Names of devices, which Windows knows with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
/** What some file system does not take, and marks that reorder text. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The names that a result may get, the best first: the template with `{name}`, `{lang}` and `{ext}`
 * filled in, then with ` (2)`, ` (3)` … before the ending. Whatever the template and the parts are,
 * a name is a single, harmless file name of at most 255 bytes.
 */
export function* resultNames(template: string, parts: NameParts): Generator<string> {
  const { stem, ending } = split(parts.name);
  const extension = parts.extension === null ? ending : `.${parts.extension}`;
  // The number goes before the ending, so the ending goes last whatever the template says.
  const ext = safe(extension)
    .slice(0, MOST_EXTENSION)
    .replace(/[. ]+$/, '');
  const most = MOST_BYTES - NUMBER_BYTES - byteLength(ext);
  const filledWith = (name: string) =>
    template.replace(/\{(name|lang)\}/g, (_, part) => (part === 'name' ? name : parts.language));
  // A long name gives way to what else the template says, such as the language.
  const room = most - byteLength(safe(filledWith('').replaceAll('{ext}', '')));
  const places = Math.max(1, template.split('{name}').length - 1);
  const filled = filledWith(fitting(stem, Math.floor(Math.max(0, room) / places)));
  const raw = safe(filled.replaceAll('{ext}', '')).replace(/[. ]+$/, '');
  const whole = raw === '' ? 'unnamed' : DEVICE.test(raw + ext) ? `_${raw}` : raw;
  const base = fitting(whole, most).replace(/[. ]+$/, '');
  yield base + ext;
  for (let number = 2; number < 100_000; number += 1) yield `${base} (${number})${ext}`;
}

/** Ending of a result that differs from the document's; null where it is the same. */
export function changedExtension(format: string, outputFormat: string | null): string | null {
  return outputFormat === null || format !== 'pdf' ? null : outputFormat;
}

/** The folders below the output folder that a path inside a dropped folder stands for. */
export function resultFolders(folder: string): readonly string[] {
  return folder
    .split('/')
    .map((name) =>
      fitting(
        safe(name)
          .trim()
          .replace(/[. ]+$/, ''),
        MOST_BYTES,
      ),
    )
    .filter((name) => name !== '')
    .map((name) => (DEVICE.test(name) ? `_${name}` : name));
}

function split(given: string): { readonly stem: string; readonly ending: string } {
  const name = given.split(/[\\/]/).at(-1) ?? '';
  const at = name.lastIndexOf('.');
  return at > 0 ? { stem: name.slice(0, at), ending: name.slice(at) } : { stem: name, ending: '' };
}

const safe = (text: string) => text.toWellFormed().replace(FORBIDDEN, '');
const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** As much of a text as fits, cut between letters. */
function fitting(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text;
  let size = 0;
  let end = 0;
  for (const letter of text) {
    size += byteLength(letter);
    if (size > bytes) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
