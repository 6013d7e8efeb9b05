import { DocumentOptions } from '../../../preload/contract/documents.ts';
import type { DocumentFolders, KeptFile } from '../../system/document-folders.ts';
import { digestOf } from '../../system/digest.ts';
import type { QueueRows } from './queue-rows.ts';
import type { DocumentRecord } from './record.ts';

/** What tells a file that is handed over from others. */
type Told = Pick<DocumentRecord, 'name' | 'folder' | 'size' | 'connection' | 'options'>;

/** The files of documents that are not finished. */
export interface FilesUnderWay {
  /** Whether one has the name, the settings and the content of another file. */
  has(file: Told, kept: KeptFile): Promise<boolean>;
  add(record: DocumentRecord): void;
}

export function filesUnderWay(
  rows: Pick<QueueRows, 'get' | 'underWay'>,
  folders: Pick<DocumentFolders, 'find'>,
): FilesUnderWay {
  const idsByName = new Map<string, string[]>();
  const keyOf = ({ name, folder, size }: Told) => JSON.stringify([folder, name, size]);
  const add = (record: DocumentRecord) => {
    const key = keyOf(record);
    idsByName.set(key, [...(idsByName.get(key) ?? []), record.id]);
  };
  for (const id of rows.underWay()) {
    const record = rows.get(id);
    if (record !== null) add(record);
  }
  return {
    add,
    async has(file, kept) {
      let digest: string | null = null;
      for (const id of idsByName.get(keyOf(file)) ?? []) {
        const record = rows.get(id);
        if (record === null || !isUsedAlike(record, file)) continue;
        const other = await folders.find(id, 'source');
        if (other === null) continue;
        digest ??= await digestOf(kept.open());
        if ((await digestOf(other.open())) === digest) return true;
      }
      return false;
    },
  };
}

const isUsedAlike = (one: Told, other: Told) =>
  one.connection === other.connection && textOf(one.options) === textOf(other.options);

/** The schema gives its fields in one order. */
const textOf = (options: DocumentOptions) => JSON.stringify(DocumentOptions.parse(options));
