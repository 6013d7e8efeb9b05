import {
  CAT_ENDINGS,
  DOCUMENT_ENDINGS,
  endingOf,
} from '../../../preload/contract/document-endings.ts';

/** Office documents with programs in them, which say so by their ending. */
const MACRO_ENDINGS = ['docm', 'dotm', 'pptm', 'potm', 'ppsm', 'xlsm', 'xltm', 'xlam'];

/** For a file dialog. */
export const ACCEPTED = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',');

/** For a file dialog of the segment editor, which opens files of other CAT tools, too. */
export const ACCEPTED_IN_SEGMENTS = [ACCEPTED, ...CAT_ENDINGS.map((ending) => `.${ending}`)].join(
  ',',
);

/** Why a file cannot be translated, as far as its name tells; null otherwise. */
export function refusedByName(
  name: string,
): 'unknown-format' | 'macros' | 'cat-xliff' | 'ditamap' | null {
  const ending = endingOf(name);
  if (DOCUMENT_ENDINGS.some((one) => one === ending)) return null;
  if (MACRO_ENDINGS.includes(ending)) return 'macros';
  if (CAT_ENDINGS.some((one) => one === ending)) return 'cat-xliff';
  return ending === 'ditamap' ? 'ditamap' : 'unknown-format';
}

/** MIME types of files that are certainly no documents for us, as far as browsers name them. */
const HOPELESS = /^(?:audio|video|font)\/|^image\/(?!jpeg$|png$)|^application\/(?:zip|gzip|x-)/;

/**
 * How many of the held files may be accepted: while they are held only their MIME types are known,
 * and many types, and folders, have none.
 */
export function acceptableCount(types: readonly string[]): number {
  return types.filter((type) => !HOPELESS.test(type)).length;
}
