/** Formats from which memories are imported. */
export type ImportFormat = 'tmx' | 'xliff' | 'csv' | 'tsv';

const BY_ENDING: Readonly<Record<string, ImportFormat>> = {
  tmx: 'tmx',
  xlf: 'xliff',
  xliff: 'xliff',
  sdlxliff: 'xliff',
  mqxliff: 'xliff',
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  txt: 'tsv',
};

/** The format of a file by how it begins, else by the ending of its name; null for none of ours. */
export function formatOf(name: string, beginning: string): ImportFormat | null {
  const root = /<(?:[\w.-]+:)?(tmx|xliff)[\s>]/.exec(beginning)?.[1];
  if (root === 'tmx' || root === 'xliff') return root;
  return BY_ENDING[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}

/** What parts the cells of a table: the sign that its first line has most of. */
export function separatorOf(format: 'csv' | 'tsv', beginning: string): ',' | ';' | '\t' {
  const line = /^[^\r\n]*/.exec(beginning)?.[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  if (format === 'tsv') return count('\t') === 1 && count(';') > 1 ? ';' : '\t';
  if (count('\t') > count(',') && count('\t') > count(';')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}
