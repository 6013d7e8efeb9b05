import { exceedsBytes, MAX_TEXT_BYTES } from '../../engine/glossary/text-fault.ts';
import { findLanguage } from '../../engine/languages/catalogue.ts';
import { EntriesFault } from '../customization/glossary-entries/entry.ts';
import { ENTRY_FORMATS, readEntries } from '../customization/glossary-entries/read-entries.ts';
import type { EntryFormat } from '../customization/glossary-entries/read-entries.ts';
import type { DictionaryEntries, LanguagePair } from '../customization/glossaries.ts';
import type { Fields } from '../http/fields.ts';
import { conflictingParameters, invalidValue, missingParameter } from '../http/refusals.ts';
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
  const items = fields.objects('dictionaries', 'an array of dictionaries');
  if (items === undefined) return undefined;
  if (items.length > most) {
    throw invalidValue(
      'dictionaries',
      'Not implemented yet: only dictionaries of length 0 or 1 is currently supported',
    );
  }
  const dictionaries = items.map(readDictionary);
  const pairs = new Set(dictionaries.map(({ source, target }) => `${source}-${target}`));
  if (pairs.size < dictionaries.length) {
    throw conflictingParameters('Each language pair can have one dictionary only');
  }
  return dictionaries;
}

/** `dictionaries`, which must be there and may be empty: entries can come later. */
export function readRequiredDictionaries(fields: Fields): readonly DictionaryEntries[] {
  const dictionaries = readDictionaries(fields);
  if (dictionaries === undefined) throw missing('dictionaries');
  return dictionaries;
}

/** The quotation mark at the end is the service's own. */
const missing = (name: string): ServiceError =>
  missingParameter(name, `Missing or invalid argument: ${name}'`);
