import type { DocumentFilter } from '../document-filter.ts';
import { readUnicodeFile } from '../plain/text-file.ts';
import { extractSlots } from '../plain/text-slots.ts';
import type { TextSlot } from '../plain/text-slots.ts';
import { jsonStrings, jsonStyle, readJsonString, writeJsonString } from './json-strings.ts';
import type { JsonString, JsonStyle } from './json-strings.ts';
import { readMessage } from './message-slots.ts';
import { escapeOffsets } from './escape-offsets.ts';

/** Strict JSON: values that are strings are translated, at any depth; nothing else is touched. */
export const jsonFilter: DocumentFilter = {
  id: 'json',
  extensions: ['json'],
  type: 'application/json',

  extract(input, { signal }) {
    return Promise.resolve().then(() => {
      signal.throwIfAborted();
      const file = readUnicodeFile(input);
      const style = jsonStyle(file.text);
      const slots = jsonStrings(file.text).flatMap((found) => stringSlots(file.text, found, style));
      return extractSlots(file, slots, { extension: 'json', type: 'application/json' });
    });
  },
};

function stringSlots(source: string, found: JsonString, style: JsonStyle): TextSlot[] {
  const raw = source.slice(found.start, found.end);
  const message = readMessage(readJsonString(raw));
  if (message.ranges.length === 0) return [];
  const offsets = escapeOffsets(raw);
  const inFile = ({ start, end }: { readonly start: number; readonly end: number }) => ({
    start: found.start + offsets(start),
    end: found.start + offsets(end),
  });
  return message.ranges.map((range) => ({
    ...inFile(range),
    pieces: range.pieces,
    codes: new Map([...range.codes].map(([key, code]) => [key, inFile(code)])),
    place: found.pointer,
    write: (parts) =>
      parts
        .map((part) =>
          part.kind === 'code' ? part.raw : writeJsonString(message.write(part.text), style),
        )
        .join(''),
  }));
}
