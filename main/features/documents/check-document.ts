import type { DocumentNote, DocumentOptions } from '../../../preload/contract/documents.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { DocumentFormat, RefusalReason } from '../../engine/formats/document-filter.ts';
import { EXTENSIONS, extensionOf } from '../../engine/formats/format-of.ts';
import {
  billedCharactersOf,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_CHARACTERS,
} from '../../engine/formats/size-limits.ts';
import type { ServiceKind } from '../active-service.ts';
import type { Examiner } from '../examiner.ts';
import { ExaminerFailed, Refused } from '../examiner.ts';

/** Which service a document is for. */
export interface Receiver {
  readonly service: ServiceKind;
  readonly tier: 'free' | 'paid';
}

/** A file of the disk that is looked at. */
export interface CheckedFile {
  readonly name: string;
  readonly size: number;
  readonly path: string;
}

export interface Checked {
  /** What it would be billed, or counted offline; null where only the service can tell. */
  readonly characters: number | null;
  readonly warnings: readonly DocumentNote[];
  readonly refusal: Failure | null;
}

export interface CheckPorts {
  readonly examiner: Examiner;
  readonly assets: string;
  /** Folder of tesseract's language data that the person chose; null: the installed one. */
  readonly ocrData: string | null;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
}

type Reason = RefusalReason | 'size' | 'tier' | 'characters' | 'same-language';

/** What a service may read that this computer cannot: the text of scanned pages. */
const LOCAL_ONLY: ReadonlySet<RefusalReason> = new Set<RefusalReason>(['no-ocr', 'empty']);

/**
 * What name and size alone say of a document; null where they say nothing against it. With its media
 * left out a package may be larger.
 */
export function quickRefusal(
  { name, size }: Pick<CheckedFile, 'name' | 'size'>,
  options: DocumentOptions,
  receiver: Receiver,
): Failure | null {
  const { source, target } = options;
  if (source !== null && baseOf(source) === baseOf(target)) return refusal('same-language', name);
  const format = formatNamed(name);
  // Its content may say more: a map of topics, a document with macros.
  if (format === null || isMinified(format, options)) return null;
  return sizeRefusal(format, { name, size }, receiver);
}

/** Whether media of a document stay here. */
export function isMinified(format: string, options: DocumentOptions): boolean {
  return options.minify && (format === 'docx' || format === 'pptx');
}

/** Why a document of a format and size cannot be sent; null where it can. */
export function sizeRefusal(
  format: DocumentFormat,
  { name, size }: Pick<CheckedFile, 'name' | 'size'>,
  { tier }: Receiver,
): Failure | null {
  const limits = MAX_DOCUMENT_BYTES[format];
  if (size > limits.paid) return refusal('size', name, { limit: limits.paid });
  return size > limits[tier] ? refusal('tier', name, { limit: limits[tier] }) : null;
}

/** Looks into a document; a file that no filter can look into in time passes, the service may. */
export async function checkDocument(
  file: CheckedFile,
  options: DocumentOptions,
  receiver: Receiver,
  { examiner, assets, ocrData, packFolders }: CheckPorts,
): Promise<Checked> {
  const nothing = { characters: null, warnings: [] };
  const quick = quickRefusal(file, options, receiver);
  if (quick !== null) return { ...nothing, refusal: quick };
  const { name, path } = file;
  const { source, target } = options;
  try {
    const { format, characters, warnings, otherVersion } = await examiner.ask('inspect', {
      path,
      name,
      source,
      target,
      assets,
      ocrData,
      packFolders: [...packFolders],
    });
    if (otherVersion !== undefined) {
      const version = { version: otherVersion };
      return { characters, warnings, refusal: refusal('xliff-version', name, version) };
    }
    const most = MAX_DOCUMENT_CHARACTERS[receiver.tier];
    if (characters !== null && characters > most) {
      return { characters, warnings, refusal: refusal('characters', name, { limit: most }) };
    }
    // Offline only what is there is counted.
    const isBilled = receiver.service === 'remote';
    const count = characters === null ? null : billedCharactersOf(format, characters, isBilled);
    return { characters: count, warnings, refusal: null };
  } catch (error) {
    if (error instanceof ExaminerFailed && error.reason !== 'closed') {
      return { ...nothing, refusal: null };
    }
    if (!(error instanceof Refused)) throw error;
    const isForService = receiver.service === 'remote' && isPictured(name, error.reason);
    return { ...nothing, refusal: isForService ? null : refusal(error.reason, name) };
  }
}

/** What the ending of a name says; its content may say otherwise. */
function formatNamed(name: string): DocumentFormat | null {
  const ending = extensionOf(name);
  const found = Object.entries(EXTENSIONS).find(([, endings]) => endings.includes(ending));
  return found === undefined ? null : (found[0] as DocumentFormat);
}

function isPictured(name: string, reason: RefusalReason): boolean {
  return LOCAL_ONLY.has(reason) && extensionOf(name) === 'pdf';
}

function refusal(
  reason: Reason,
  name: string,
  more?: { readonly limit: number } | { readonly version: string },
): Failure {
  return { code: 'document-refused', params: { reason, name, ...more } };
}

const baseOf = (language: string) => language.split('-')[0]?.toLowerCase();
