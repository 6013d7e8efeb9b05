/** Vocabularies of office documents: the namespaces of both editions (ECMA-376, ISO strict). */
export const VOCABULARIES = {
  word: [
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  ],
  drawing: [
    'http://schemas.openxmlformats.org/drawingml/2006/main',
    'http://purl.oclc.org/ooxml/drawingml/main',
  ],
  chart: [
    'http://schemas.openxmlformats.org/drawingml/2006/chart',
    'http://purl.oclc.org/ooxml/drawingml/chart',
  ],
  /** Charts of 2016: treemaps, funnels and others. */
  newChart: ['http://schemas.microsoft.com/office/drawing/2014/chartex'],
  slides: [
    'http://schemas.openxmlformats.org/presentationml/2006/main',
    'http://purl.oclc.org/ooxml/presentationml/main',
  ],
  sheets: [
    'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    'http://purl.oclc.org/ooxml/spreadsheetml/main',
  ],
} as const;

export type Vocabulary = keyof typeof VOCABULARIES;

/** The prefix of a vocabulary in a part, with its colon, '' where it is the default; null if absent. */
export function prefixOf(source: string, vocabulary: Vocabulary): string | null {
  for (const namespace of VOCABULARIES[vocabulary]) {
    for (const quote of ['"', "'"]) {
      const at = source.indexOf(`=${quote}${namespace}${quote}`);
      if (at < 0) continue;
      const name = /xmlns(?::([^\s:=]+))?\s*$/.exec(source.slice(Math.max(0, at - 100), at));
      if (name) return name[1] === undefined ? '' : `${name[1]}:`;
    }
  }
  return null;
}
