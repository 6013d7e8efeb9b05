import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DocumentRefusal } from '../../../../main/engine/formats/document-filter.ts';
import {
  CAT_ENDINGS as MAIN_CAT_ENDINGS,
  EXTENSIONS,
  formatOf,
} from '../../../../main/engine/formats/format-of.ts';
import { CAT_ENDINGS, DOCUMENT_ENDINGS } from '../../../../preload/contract/document-endings.ts';
import { acceptableCount, refusedByName } from '../../../../renderer/features/documents/formats.ts';
import { warningWords } from '../../../../renderer/features/documents/queue/warning-words.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { fileSize } from '../../../../renderer/i18n/file-size.ts';
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const i18n = createI18n('en', en);

/** Words with a hyphen on lines that speak of codes or warnings, in a folder of the engine. */
function noteCodes(folder: string): string[] {
  const root = fileURLToPath(new URL(`../../../../main/engine/${folder}`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(join(root, name), 'utf8').split('\n'))
    .filter(
      (line) => /\b(?:codes?|warn|warning)\b/.test(line) && !/import|reason|Refusal/.test(line),
    )
    .flatMap((line) => [...line.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code = '']) => code));
}

describe('names of files', () => {
  it('are those that the engine has filters for', () => {
    expect([...DOCUMENT_ENDINGS].sort()).toEqual(Object.values(EXTENSIONS).flat().sort());
  });

  it('of other CAT tools are those that main knows', () => {
    expect([...MAIN_CAT_ENDINGS].sort()).toEqual([...CAT_ENDINGS].sort());
  });

  it.each([
    'a.docm',
    'a.sdlxliff',
    'a.XLTM',
    'map.ditamap',
    'film.mp4',
    'README',
    '.json',
    'a.b/c',
    'a.',
  ])('%s is refused for the reason that main has', (name) => {
    const mains = () => formatOf(name, new Uint8Array([1]));
    expect(mains).toThrow(DocumentRefusal);
    try {
      mains();
    } catch (refusal) {
      expect(refusedByName(name)).toBe((refusal as DocumentRefusal).reason);
    }
  });

  it.each(['a.docx', 'A.DOCX', 'archive.tar.json', 'x.xlf'])('%s is not', (name) => {
    expect(refusedByName(name)).toBeNull();
  });
});

describe('held files', () => {
  it('count unless their type is hopeless; folders and many types have none', () => {
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(acceptableCount([docx, '', 'text/plain', 'image/png', 'application/json'])).toBe(5);
    expect(acceptableCount(['video/mp4', 'image/gif', 'application/zip', 'audio/wav'])).toBe(0);
  });
});

describe('notes', () => {
  it('are said in words, whichever filter makes them', () => {
    const codes = new Set(['formats', 'documents'].flatMap(noteCodes));
    const unsaid = [...codes].filter((code) => warningWords({ code }, i18n).includes(code));
    expect(unsaid).toEqual([]);
  });

  it('that are unknown are shown as they are', () => {
    expect(warningWords({ code: 'brand-new' }, i18n)).toContain('brand-new');
  });
});

describe('sizes', () => {
  it('read like those of a file manager', () => {
    const sizes = [0, 1, 1023, 1024, 150 * 1024, 1.44 * 1024 ** 2, 100 * 1024 ** 2, 3 * 1024 ** 4];
    expect(sizes.map((bytes) => fileSize(bytes, 'en'))).toEqual([
      '0\u00a0bytes',
      '1\u00a0byte',
      '1,023\u00a0bytes',
      '1\u00a0kB',
      '150\u00a0kB',
      '1.4\u00a0MB',
      '100\u00a0MB',
      '3,072\u00a0GB',
    ]);
  });
});
