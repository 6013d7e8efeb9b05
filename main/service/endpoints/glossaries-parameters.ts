import { exceedsBytes, MAX_TEXT_BYTES } from '../../engine/glossary/text-fault.ts';
import { findLanguage } from '../../engine/languages/catalogue.ts';
import { EntriesFault } from '../customization/glossary-entries/entry.ts';
import { ENTRY_FORMATS, readEntries } from '../customization/glossary-entries/read-entries.ts';
import type { EntryFormat } from '../customization/glossary-entries/read-entries.ts';
import type { DictionaryEntries, LanguagePair } from '../customization/glossaries.ts';
import { jsonFields } from '../http/fields.ts';
import type { Fields } from '../http/fields.ts';
import {
  conflictingParameters,
  invalidValue,
  missingParameter,
  wrongType,
} from '../http/refusals.ts';
import { ServiceError } from '../http/service-error.ts';

/** `name`; undefined when it is absent. */
export function readName(fields: Fields): string | undefined {
  const name = fields.text('name');
  if (name === '') throw missing('name');
  if (name !== undefined && exceedsBytes(name, MAX_TEXT_BYTES)) {
    throw invalidValue('name', `The name exceeds ${MAX_TEXT_BYTES} bytes`);
  }
  return name;
}

/** `name`, which must be there. */
export function readRequiredName(fields: Fields): string {
  const name = readName(fields);
  if (name === undefined) throw missing('name');
  return name;
}

/** `source_lang` and `target_lang`: different base languages with glossaries, in any letter case. */
export function readPair(fields: Fields): LanguagePair {
  const source = fields.text('source_lang');
  if (source === undefined || source === '') throw missing('source_lang');
  const target = fields.text('target_lang');
  if (target === undefined || target === '') throw missing('target_lang');
  const pair = { source: source.toLowerCase(), target: target.toLowerCase() };
  const known = findLanguage(source)?.glossary === true && findLanguage(target)?.glossary === true;
  if (!known || pair.source === pair.target) {
    throw invalidValue('target_lang', 'Unsupported glossary source and target language pair');
  }
  return pair;
}

/** A dictionary: its pair, `entries` and `entries_format`. */
export function readDictionary(fields: Fields): DictionaryEntries {
  const pair = readPair(fields);
  const format = readFormat(fields);
  const text = fields.text('entries') ?? '';
  try {
    const entries = readEntries(text, format, pair);
    if (entries.length > 0) return { ...pair, entries };
  } catch (error) {
    if (!(error instanceof EntriesFault)) throw error;
    throw new ServiceError(400, 'invalid_value', 'Invalid glossary entries provided', {
      detail: error.message,
    });
  }
  throw new ServiceError(400, 'missing_parameter', 'Bad request', {
    detail: 'Missing or invalid argument: entries',
  });
}

function readFormat(fields: Fields): EntryFormat {
  const given = fields.text('entries_format') ?? 'tsv';
  const format = ENTRY_FORMATS.find((known) => known === given);
  if (format !== undefined) return format;
  throw invalidValue('entries_format', 'Unsupported entry format specified');
}

/** `dictionaries`, each of another pair; undefined when it is absent. */
export function readDictionaries(
  fields: Fields,
  most = Infinity,
): readonly DictionaryEntries[] | undefined {
  const items = fields.values.get('dictionaries') ?? writtenInNames(fields);
  if (items === undefined) return undefined;
  if (!Array.isArray(items)) throw wrongType('dictionaries', 'an array of dictionaries');
  if (items.length > most) {
    throw invalidValue(
      'dictionaries',
      'Not implemented yet: only dictionaries of length 0 or 1 is currently supported',
    );
  }
  const dictionaries = items.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw wrongType('dictionaries', 'an array of dictionaries');
    }
    return readDictionary(jsonFields(item));
  });
  const pairs = new Set(dictionaries.map(({ source, target }) => `${source}-${target}`));
  if (pairs.size < dictionaries.length) {
    throw conflictingParameters('Each language pair can have one dictionary only');
  }
  return dictionaries;
}

/** `dictionaries`, at least one. */
export function readRequiredDictionaries(fields: Fields): readonly DictionaryEntries[] {
  const dictionaries = readDictionaries(fields) ?? [];
  if (dictionaries.length === 0) throw missing('dictionaries');
  return dictionaries;
}

const NAME = /^dictionaries\[(\d{1,4})\]\.(\w+)$/;

/** A form has no objects: it names the parts of each, such as `dictionaries[0].source_lang`. */
function writtenInNames({ values }: Fields): readonly object[] | undefined {
  const items = new Map<number, [string, unknown][]>();
  for (const [name, value] of values) {
    const [, index, part] = NAME.exec(name) ?? [];
    if (index === undefined || part === undefined) continue;
    const item = items.get(Number(index)) ?? [];
    item.push([part, value]);
    items.set(Number(index), item);
  }
  if (items.size === 0) return undefined;
  return [...items]
    .sort(([a], [b]) => a - b)
    .map(([, parts]) => Object.fromEntries(parts) as Record<string, unknown>);
}

/** The quotation mark at the end is the service's own. */
const missing = (name: string): ServiceError =>
  missingParameter(name, `Missing or invalid argument: ${name}'`);
