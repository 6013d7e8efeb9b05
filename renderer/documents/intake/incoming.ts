import { endingOf } from '../../../preload/contract/document-endings.ts';
import type { DocumentCheck } from '../../../preload/contract/documents.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { OpenedFile } from '../../../preload/contract/outside.ts';
import { refusedByName } from '../formats.ts';
import type { PickedFile } from './picked-files.ts';

/** A chosen file before it is put into the queue. */
export interface IncomingFile {
  readonly key: number;
  readonly name: string;
  readonly folder: string;
  /** Bytes. */
  readonly size: number;
  /** Ending of its name, or the type that its content has. */
  readonly format: string;
  /** null before the file was handed over. */
  readonly ticket: string | null;
  readonly state: 'waiting' | 'checking' | 'fit' | 'refused';
  /** An estimate; null where it is not known. */
  readonly characters: number | null;
  readonly refusal: Failure | null;
}

/** Files that a person chose, while they are looked at. */
export interface Incoming {
  readonly files: readonly IncomingFile[];
  /** More were dropped than are taken at once. */
  readonly isCut: boolean;
}

/** A file as it was chosen; what its name forbids is refused at once. */
export const incomingFile = ({ file, folder }: PickedFile, key: number): IncomingFile =>
  listed({ key, name: file.name, folder, size: file.size, ticket: null });

/** A file that was opened with the program. */
export const openedFile = ({ ticket, name, size }: OpenedFile, key: number): IncomingFile =>
  listed({ key, name, folder: '', size, ticket });

function listed(
  file: Pick<IncomingFile, 'key' | 'name' | 'folder' | 'size' | 'ticket'>,
): IncomingFile {
  const reason = refusedByName(file.name);
  return {
    ...file,
    format: endingOf(file.name),
    state: reason === null ? 'waiting' : 'refused',
    characters: null,
    refusal: reason === null ? null : { code: 'document-refused', params: { reason } },
  };
}

/** A file after main has looked at it. */
export function checkedFile(
  file: IncomingFile,
  facts: DocumentCheck['files'][number] | undefined,
): IncomingFile {
  if (facts === undefined) return refusedFile(file, { code: 'internal' });
  return {
    ...file,
    size: facts.size,
    format: facts.format ?? file.format,
    characters: facts.characters,
    refusal: facts.refusal,
    state: facts.refusal === null ? 'fit' : 'refused',
  };
}

export const refusedFile = (file: IncomingFile, refusal: Failure): IncomingFile => ({
  ...file,
  refusal,
  state: 'refused',
});

export interface IncomingCount {
  readonly all: number;
  /** Looked at, whatever came of it. */
  readonly checked: number;
  readonly fit: number;
  readonly refused: number;
  /** Of those that fit, as far as it is known. */
  readonly characters: number;
  /** Some of those that fit have no known number of characters. */
  readonly isPartly: boolean;
  /** Types of files that are billed with a minimum are among those that fit. */
  readonly hasMinimum: boolean;
}

/** Types that are billed with at least 50,000 characters each. */
const WITH_MINIMUM = ['docx', 'pptx', 'xlsx', 'pdf'];

export function countIncoming({ files }: Incoming): IncomingCount {
  const fit = files.filter(({ state }) => state === 'fit');
  const refused = files.filter(({ state }) => state === 'refused').length;
  return {
    all: files.length,
    checked: fit.length + refused,
    fit: fit.length,
    refused,
    characters: fit.reduce((sum, { characters }) => sum + (characters ?? 0), 0),
    isPartly: fit.some(({ characters }) => characters === null),
    hasMinimum: fit.some(({ format }) => WITH_MINIMUM.includes(format)),
  };
}

/** Refused ones first: they are what has to be read. The order within is kept. */
export const inReadingOrder = ({ files }: Incoming): readonly IncomingFile[] =>
  files.toSorted(
    (one, other) => Number(other.state === 'refused') - Number(one.state === 'refused'),
  );
