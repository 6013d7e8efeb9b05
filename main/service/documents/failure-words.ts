import type { FailureReason } from './routes.ts';

const WORDS: Readonly<Record<FailureReason, string>> = {
  'equal-languages': 'Source and target language are equal.',
  'too-many-characters': 'The document exceeds the maximum number of characters.',
  'unknown-format': 'The document has a format that is not supported.',
  'wrong-content': 'The content of the document does not match its file extension.',
  damaged: 'The document is damaged and cannot be read.',
  password: 'The document is protected by a password.',
  protected: 'The owner of the document does not allow its text to be taken out.',
  'too-large-inside': 'The document holds more data than can be processed.',
  'too-deep': 'The document is nested too deeply.',
  entities:
    'The document uses entities of other files or parameter entities, which are not supported.',
  'entity-growth': 'The entities that the document declares expand without bounds.',
  macros: 'The document holds macros, which are not supported.',
  empty: 'The document holds no text.',
  encoding: 'The encoding of the document is not supported.',
  'xliff-version': 'XLIFF of this version is not supported, 1.2, 2.0 and 2.1 are.',
  ditamap: 'DITA maps are not supported, topics only.',
  'no-ocr': 'No text recognition for the language of the picture is installed.',
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
