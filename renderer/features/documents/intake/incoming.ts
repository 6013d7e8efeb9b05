import { endingOf } from '../../../../preload/contract/document-endings.ts';
import type { DocumentCheck } from '../../../../preload/contract/documents.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { OpenedFile } from '../../../../preload/contract/outside.ts';
import { refusedByName } from '../formats.ts';
import type { PickedFile } from './picked-files.ts';

/** A chosen file before it is put into the queue. */
export interface IncomingFile {
  readonly key: number;
  readonly name: string;
  readonly folder: string;
  /** Bytes. */
  readonly size: number;
  /** When its content was written last, in milliseconds since 1970; null where only main knows. */
  readonly modified: number | null;
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
  listed({
    key,
    name: file.name,
    folder,
    size: file.size,
    modified: file.lastModified,
    ticket: null,
  });

/** A file that was opened with the program. */
export const openedFile = ({ ticket, name, size }: OpenedFile, key: number): IncomingFile =>
  listed({ key, name, folder: '', size, modified: null, ticket });

function listed(
  file: Pick<IncomingFile, 'key' | 'name' | 'folder' | 'size' | 'modified' | 'ticket'>,
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

/** Told by what a page learns of a file; where that is not enough, main compares the contents. */
const identityOf = ({ name, folder, size, modified, key }: IncomingFile): string =>
  JSON.stringify(modified === null ? key : [folder, name, size, modified]);

export interface Sifted {
  readonly added: readonly IncomingFile[];
  /** Files of the list that were refused and are looked at again in their place. */
  readonly replaced: readonly IncomingFile[];
  /** Files that stand in the list already. */
  readonly repeated: readonly IncomingFile[];
}

/** What joins the list out of files that were chosen. */
export function sifted(listed: readonly IncomingFile[], more: readonly IncomingFile[]): Sifted {
  const known = new Map(listed.map((one) => [identityOf(one), one]));
  const outdated = listed.filter(({ refusal }) => refusal?.code === 'file-gone');
  const added: IncomingFile[] = [];
  const replaced: IncomingFile[] = [];
  const repeated: IncomingFile[] = [];
  for (const file of more) {
    const same =
      known.get(identityOf(file)) ??
      // Chosen anew after it was changed, it has another size or time.
      outdated.find(({ name, folder }) => name === file.name && folder === file.folder);
    if (same !== undefined && (same.refusal === null || added.includes(same))) {
      repeated.push(file);
      continue;
    }
    if (same !== undefined) replaced.push(same);
    known.set(identityOf(file), file);
    added.push(file);
  }
  return { added, replaced, repeated };
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

/** What is read of the chosen files, from top to bottom. */
export type IncomingLine =
  /** A file that can be translated, or is still looked at. */
  | { readonly kind: 'file'; readonly id: string; readonly file: IncomingFile }
  /** All files that were refused for one reason. */
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly refusal: Failure;
      readonly count: number;
      /** Names of the first ones. */
      readonly names: readonly string[];
      readonly isOpen: boolean;
    }
  /** A file of the group above it, as long as that one is open. */
  | { readonly kind: 'name'; readonly id: string; readonly file: IncomingFile };

/** Files of a group that are named beside its reason. */
const FEW = 3;

/**
 * Accepted files first, then the refused ones by reason, in the order in which the reasons came up.
 * @param opened ids of groups whose files are listed
 */
export function incomingLines(
  { files }: Incoming,
  opened: ReadonlySet<string>,
): readonly IncomingLine[] {
  const lines: IncomingLine[] = [];
  const groups = new Map<string, IncomingFile[]>();
  for (const file of files) {
    if (file.refusal === null) {
      lines.push({ kind: 'file', id: `file-${file.key}`, file });
      continue;
    }
    const id = groupOf(file.refusal);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [file]);
    else group.push(file);
  }
  for (const [id, group] of groups) {
    const isOpen = opened.has(id);
    const refusal = sharedRefusal(group);
    const names = group.slice(0, FEW).map(({ name }) => name);
    lines.push({ kind: 'group', id, refusal, count: group.length, names, isOpen });
    if (!isOpen) continue;
    for (const file of group) lines.push({ kind: 'name', id: `name-${file.key}`, file });
  }
  return lines;
}

const groupOf = ({ code, params }: Failure): string =>
  `group-${code}-${String(params?.['reason'])}`;

/** The reason without what differs between the files, a name or a limit. */
function sharedRefusal(group: readonly IncomingFile[]): Failure {
  const refusals = group.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
  const [first, ...others] = refusals;
  if (first === undefined) return { code: 'internal' };
  const { name: _, ...params } = first.params ?? {};
  const same = Object.entries(params).filter(([key, value]) =>
    others.every((other) => String(other.params?.[key]) === String(value)),
  );
  return { code: first.code, params: Object.fromEntries(same) };
}
