import { writeTsv } from '../customization/glossary-entries/tsv.ts';
import type { DictionaryEntries, Glossaries, Glossary } from '../customization/glossaries.ts';
import { ServiceError } from '../http/service-error.ts';

/** Of one account. */
const MAX_GLOSSARIES = 1_000;
/** Of all entries of a glossary as tab-separated lines in UTF-8. */
export const MAX_GLOSSARY_BYTES = 10 * 1024 * 1024;

/** A body of entries that may be sent: as a form, each byte of a character takes three. */
export const MAX_BODY_BYTES = 3 * MAX_GLOSSARY_BYTES + 1024 * 1024;

/** Refuses another glossary with 456 when the account has as many as it may. */
export function requireRoom(glossaries: Glossaries): void {
  if (glossaries.count() < MAX_GLOSSARIES) return;
  throw new ServiceError(
    456,
    'quota_exceeded',
    `Quota exceeded: an account can have ${MAX_GLOSSARIES} glossaries`,
  );
}

/**
 * Refuses dictionaries with which a glossary would be too large.
 * @param glossary what is there; a dictionary of the same pair is replaced
 */
export function requireSize(
  dictionaries: readonly DictionaryEntries[],
  glossary: Pick<Glossary, 'dictionaries'> = { dictionaries: [] },
): void {
  const isReplaced = (kept: { readonly source: string; readonly target: string }) =>
    dictionaries.some(({ source, target }) => kept.source === source && kept.target === target);
  const kept = glossary.dictionaries.filter((dictionary) => !isReplaced(dictionary));
  const bytes =
    kept.reduce((sum, dictionary) => sum + dictionary.bytes, 0) +
    dictionaries.reduce((sum, { entries }) => sum + Buffer.byteLength(writeTsv(entries)), 0);
  if (bytes <= MAX_GLOSSARY_BYTES) return;
  throw new ServiceError(
    413,
    'payload_too_large',
    `Glossary exceeds the limit of ${MAX_GLOSSARY_BYTES} bytes`,
  );
}
