import type { SavedDocument } from '../result.ts';
import type { DocumentRecord } from './record.ts';

/** A document whose result stands in its place, for the history. */
export function savedDocument(record: DocumentRecord): SavedDocument {
  const { id, name, connection, connectionName, options, found, characters, result } = record;
  return {
    kind: 'document',
    id,
    name,
    connection,
    connectionName,
    result: result?.name ?? '',
    source: options.source ?? found,
    target: options.target,
    characters: characters?.count ?? null,
  };
}
