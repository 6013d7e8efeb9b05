import type { InlineCode, MemoryFact, StoredUnit } from '../memories.ts';
import { escapeAttribute, escapeText } from './references.ts';
import { isWholeSecond, tmxOfIso } from './tmx-dates.ts';
import { EXACT_CHANGE, EXACT_CREATION } from './tmx-properties.ts';

/** The beginning of a TMX 1.4 file of a memory, in UTF-8. */
export function tmxHead(memory: Pick<MemoryFact, 'source' | 'name'>): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n' +
    '<tmx version="1.4">\n' +
    `<header creationtool="Dragoman" creationtoolversion="1" segtype="sentence" o-tmf="Dragoman" ` +
    `adminlang="en" srclang="${escapeAttribute(memory.source)}" datatype="PlainText">\n` +
    `<prop type="x-name">${escapeText(memory.name)}</prop>\n` +
    '</header>\n<body>\n'
  );
}

export const TMX_TAIL = '</body>\n</tmx>\n';

/** One unit with all that is known of it. */
export function tmxUnit(unit: StoredUnit, source: string): string {
  const { details, author, changed, creator, created } = unit;
  const properties = [...(details.properties ?? [])];
  if (!isWholeSecond(changed)) properties.push({ type: EXACT_CHANGE, text: changed });
  if (created !== null && !isWholeSecond(created)) {
    properties.push({ type: EXACT_CREATION, text: created });
  }
  let text = `<tu${attributesOf({
    ...details.attributes,
    ...(created !== null && { creationdate: tmxOfIso(created) }),
    ...(creator !== null && { creationid: creator }),
    changedate: tmxOfIso(changed),
    ...(author !== null && { changeid: author }),
  })}>\n`;
  for (const note of details.notes ?? []) text += `<note>${escapeText(note)}</note>\n`;
  for (const { type, text: value } of properties) {
    text += `<prop type="${escapeAttribute(type)}">${escapeText(value)}</prop>\n`;
  }
  text += variant(source, unit.source, unit);
  for (const [language, target] of Object.entries(unit.targets)) {
    text += variant(language, target, unit);
  }
  return `${text}</tu>\n`;
}

function variant(language: string, text: string, { details }: StoredUnit): string {
  const attributes = attributesOf({ 'xml:lang': language, ...details.sides?.[language] });
  const segment = withCodes(text, details.codes?.[language] ?? []);
  return `<tuv${attributes}><seg>${segment}</seg></tuv>\n`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    text += ` ${name}="${escapeAttribute(value)}"`;
  }
  return text;
}

/** Puts the inline elements back where they stood. */
function withCodes(text: string, codes: readonly InlineCode[]): string {
  if (codes.length === 0) return escapeText(text);
  const pieces: string[] = [];
  let at = 0;
  const ends: { end: number; close: string }[] = [];
  const upTo = (place: number) => {
    while ((ends.at(-1)?.end ?? Infinity) <= place) {
      const { end, close } = ends.pop() ?? { end: place, close: '' };
      if (end > at) pieces.push(escapeText(text.slice(at, end)));
      at = Math.max(at, end);
      pieces.push(close);
    }
    if (place > at) pieces.push(escapeText(text.slice(at, place)));
    at = Math.max(at, place);
  };
  for (const { start, end, open, close } of codes) {
    upTo(start);
    pieces.push(open);
    if (close === undefined) at = Math.max(at, end);
    else ends.push({ end, close });
  }
  upTo(text.length);
  while (ends.length > 0) pieces.push(ends.pop()?.close ?? '');
  return pieces.join('');
}
