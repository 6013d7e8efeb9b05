/** The types that are translated, each with the endings of its files, lower case. */
export const DOCUMENT_ENDINGS = [
  'docx',
  'pptx',
  'xlsx',
  'pdf',
  'html',
  'htm',
  'txt',
  'xliff',
  'xlf',
  'srt',
  'idml',
  'xml',
  'json',
  'dita',
  'mif',
  'jpeg',
  'jpg',
  'png',
] as const;

/** XLIFF of other CAT tools: the segment editor opens it, the service takes none of it. */
export const CAT_ENDINGS = ['sdlxliff', 'mqxliff', 'mxliff'] as const;

/** Ending of a name, lower case, without the dot; empty where it has none. */
export const endingOf = (name: string): string =>
  /[^/\\]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
