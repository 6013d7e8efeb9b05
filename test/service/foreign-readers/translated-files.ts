import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentFormat, Merged, Unit } from '../../../main/engine/formats/document-filter.ts';
import { filterFor } from '../../../main/engine/formats/filters.ts';
import { extractOptions, goldenFiles } from '../../engine/formats/golden/golden-files.ts';

/** A golden document and its translation, both on the disk. */
export interface TranslatedFile {
  readonly format: DocumentFormat;
  /** Of both files, in folders of their own. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly units: readonly Unit[];
  readonly texts: ReadonlyMap<string, string>;
  readonly merged: Merged;
}

export interface TranslatedFiles {
  readonly folder: string;
  readonly files: readonly TranslatedFile[];
  remove(): void;
}

/** Translates the golden documents of some formats. Names are unique, as converters need it. */
export async function translateFiles(
  formats: readonly DocumentFormat[],
  translate: (text: string) => string,
): Promise<TranslatedFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-readers-'));
  mkdirSync(join(folder, 'before'));
  mkdirSync(join(folder, 'after'));
  const files: TranslatedFile[] = [];
  for (const golden of goldenFiles.filter(({ format }) => formats.includes(format))) {
    const { bytes, format } = golden;
    const filter = await filterFor(golden.name, bytes);
    const extraction = await filter.extract(bytes, extractOptions());
    const { units } = extraction;
    const texts = new Map(units.map(({ id, text }) => [id, translate(text)]));
    const merged = await extraction.merge(texts);
    const name = `${format}-${golden.name}`;
    const before = join(folder, 'before', name);
    const after = join(folder, 'after', name);
    copyFileSync(golden.path, before);
    writeFileSync(after, merged.bytes);
    files.push({ format, name, before, after, units, texts, merged });
  }
  return { folder, files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
