import type { FullEntry } from './entry-table.ts';

const HEADER = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
<header creationtool="Dragoman" creationtoolversion="1" segtype="sentence" o-tmf="Dragoman" adminlang="en" srclang="*all*" datatype="plaintext"/>
<body>`;

/**
 * Text translations as a translation memory (TMX 1.4b): a unit for each segment whose place in both
 * texts is known, one for a whole text otherwise. White space around a segment is left out, and so is
 * what has no words on one side, no known source language, or only stands for a translation.
 */
export function historyTmx(entries: Iterable<FullEntry>): Uint8Array {
  const lines = [HEADER];
  for (const entry of entries) {
    if (entry.kind !== 'text' || entry.source === null || entry.target === null) continue;
    const date = new Date(entry.at).toISOString().replace(/[-:]|\.\d+/g, '');
    for (const { isWhole, source, target } of segmentsOf(entry)) {
      if (source === '' || target === '') continue;
      const type = isWhole ? ' segtype="block"' : '';
      lines.push(
        `<tu creationdate="${date}"${type}>`,
        variant(entry.source, source),
        variant(entry.target, target),
        '</tu>',
      );
    }
  }
  lines.push('</body>', '</tmx>', '');
  return new TextEncoder().encode(lines.join('\n'));
}

interface Segment {
  /** A piece as it was sent, of which nobody said where its sentences are. */
  readonly isWhole: boolean;
  readonly source: string;
  readonly target: string;
}

function segmentsOf({ before, after, segments }: FullEntry): readonly Segment[] {
  if (segments.length === 0) {
    return [{ isWhole: true, source: before.trim(), target: after.trim() }];
  }
  const real = segments.filter(({ kind }) => kind !== 'pseudo' && kind !== 'untranslated');
  return real.map(({ kind, source, target }) => ({
    isWhole: kind === 'not-reported',
    source: before.slice(...source).trim(),
    target: after.slice(...target).trim(),
  }));
}

const variant = (language: string, text: string) =>
  `<tuv xml:lang="${escaped(language)}"><seg>${escaped(text)}</seg></tuv>`;

/** Characters that XML 1.0 has no way to write. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(UNWRITABLE, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // A parser would make a line feed of it.
      .replaceAll('\r', '&#13;')
  );
}
