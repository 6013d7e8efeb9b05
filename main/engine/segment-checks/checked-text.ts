import { tokenise } from '../memory/tokens.ts';

/** One side of a segment made ready for checking. */
export interface CheckedText {
  readonly text: string;
  /** Without tags and placeholders, one space for each, so that words stay apart. */
  readonly bare: string;
  /** The same with a sign for each placeholder that is put into the text. */
  readonly marked: string;
  /** Tags and placeholders in order; of a tag of markup its name is what counts. */
  readonly tags: readonly string[];
  /** Base code of its language. */
  readonly language: string;
}

/** @param language base code */
export function checkedText(written: string, language: string): CheckedText {
  const text = written.replace(APOSTROPHE, "'");
  if (!MAY_HOLD_TAGS.test(text)) return { text, bare: text, marked: text, tags: [], language };
  const tags: string[] = [];
  let bare = '';
  let marked = '';
  let at = 0;
  for (const { kind, text: tag } of tokenise(text)) {
    if (kind !== 'tag' && kind !== 'placeable') continue;
    if (!CHARACTER.test(tag))
      tags.push(kind === 'tag' && !NUMBERED_NAME.test(tag) ? shortened(tag) : named(tag));
    const start = text.indexOf(tag, at);
    const before = text.slice(at, start);
    bare += `${before} `;
    marked += before + (kind === 'tag' ? ' ' : FILLED);
    at = start + tag.length;
  }
  const rest = text.slice(at);
  return { text, bare: bare + rest, marked: marked + rest, tags, language };
}

/** A name in angle brackets is translated, `<file>` as `<Datei>`: only their number counts. */
const named = (placeable: string) => (/^<\p{L}/u.test(placeable) ? '<>' : placeable);

/** `<dir1>` is a name; codes of segments have fewer letters. */
const NUMBERED_NAME = /^<\p{L}{3,}[0-9]+>$/u;

/** References that stand for a character, which a translation writes as it likes. */
const CHARACTER = /^&(?:amp|lt|gt|quot|apos|nbsp|shy|hellip|[mn]dash|[lr][sd]?a?quo|#\w+);$/;

/** GCC writes an apostrophe so: `isn%'t`. */
const APOSTROPHE = /(?<=\p{L})%'(?=\p{L})/gu;

/** Stands for what is put in, and is no mark that ends anything. */
const FILLED = '\uFFFC';

const MAY_HOLD_TAGS = /[<\{%$@&]/;

/** `<a href="x">` is `<a>`: what an attribute says may well be another in another language. */
function shortened(tag: string): string {
  const [, slash = '', name, end = ''] = TAG.exec(tag) ?? [];
  return name === undefined ? tag : `<${slash}${name}${end}>`;
}

const TAG = /^<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)\s[^]*?(\/?)>$/u;
