import type { FailureReason } from './routes.ts';

const WORDS: Readonly<Record<FailureReason, string>> = {
  'equal-languages': 'Source and target language are equal.',
  'no-engine':
    'No engine for this language pair. Install an offline language pack for it, or connect a ' +
    'service that translates it.',
  'too-many-characters': 'The document exceeds the maximum number of characters.',
  'unknown-format': 'The document format is not supported.',
  'wrong-content': 'The content of the document does not match its file extension.',
  damaged: 'The document is damaged and cannot be read.',
  password: 'The document is password-protected.',
  protected: 'The document does not allow text extraction.',
  'too-large-inside': 'The document contains more data than can be processed.',
  'too-deep': 'The document is nested too deeply.',
  entities: 'The document uses external or parameter entities, which are not supported.',
  'entity-growth': 'The entities declared in the document expand without limit.',
  macros: 'The document contains macros, which are not supported.',
  'no-bytes': 'The document is empty.',
  empty: 'The document contains no text.',
  encoding: 'The encoding of the document is not supported.',
  'xliff-version': 'XLIFF files of this version are not supported; use 1.2, 2.0 or 2.1.',
  'cat-xliff': 'Bilingual files of CAT tools are not supported; use XLIFF 1.2, 2.0 or 2.1.',
  ditamap: 'DITA maps are not supported, only topics.',
  'no-ocr': 'No text recognition is installed for the language of the image.',
  cancelled: 'The translation was cancelled.',
  'took-too-long': 'The translation took too long.',
  triggered: 'Translation error triggered',
  internal: 'Internal error',
};

/**
 * What a caller is told of a document that failed.
 * @param version of the format that was given, where that is why
 */
export const failureWords = (reason: FailureReason, version?: string): string =>
  reason === 'xliff-version' && version !== undefined
    ? WORDS[reason].replace('this version', `version ${version}`)
    : WORDS[reason];
