import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFilter } from '../../../main/engine/formats/filters.ts';
import { goldenFiles } from '../../engine/formats/golden/golden-files.ts';
import type { GoldenFile } from '../../engine/formats/golden/golden-files.ts';
import { inCapitals, readDocument } from '../../engine/formats/inline/read-document.ts';

const run = promisify(execFile);
const work = await mkdtemp(join(tmpdir(), 'markup-readers-'));
afterAll(() => rm(work, { recursive: true, force: true }));

async function translated({ format, bytes }: GoldenFile): Promise<Uint8Array> {
  const document = await readDocument(await loadFilter(format), bytes);
  const merged = await document.merge(inCapitals);
  expect(merged.warnings).toEqual([]);
  return merged.bytes;
}

const xmlFiles = goldenFiles.filter(({ format }) => ['xml', 'dita', 'xliff'].includes(format));
const packages = goldenFiles.filter(({ format }) => format === 'idml');

describe('xmllint', () => {
  it('finds every translated XML well-formed', async () => {
    const paths: string[] = [];
    const write = async (name: string, bytes: Uint8Array) => {
      const path = join(work, name);
      await writeFile(path, bytes);
      paths.push(path);
    };
    for (const file of xmlFiles) await write(file.name, await translated(file));
    for (const file of packages) {
      const parts = Object.entries(unzipSync(await translated(file)));
      for (const [name, bytes] of parts) {
        if (name.endsWith('.xml')) {
          await write(`${file.name}-${name.replaceAll('/', '-')}`, bytes);
        }
      }
    }
    expect(paths.length).toBeGreaterThan(12);
    const { stderr } = await run('xmllint', ['--noout', '--nonet', ...paths]);
    expect(stderr).toBe('');
  });

  it('sees the structure of before, and the texts in capitals', async () => {
    for (const file of xmlFiles.filter(({ format }) => format !== 'xliff')) {
      const after = join(work, `after-${file.name}`);
      await writeFile(after, await translated(file));
      // C14N writes a document in one way only, whatever its quotes and references are.
      const canonical = async (path: string) =>
        (await run('xmllint', ['--nonet', '--c14n', path])).stdout;
      const [before, capitals] = [await canonical(file.path), await canonical(after)];
      const folded = (text: string) =>
        text
          .toLowerCase()
          .replace(/xml:lang="[^"]*"/g, '')
          .replace(/\s+/g, ' ');
      expect(folded(capitals), file.name).toBe(folded(before));
      expect(capitals, file.name).not.toBe(before);
    }
  });
});

describe('pandoc', () => {
  const readable = goldenFiles.flatMap((file) => {
    if (file.format === 'html') return [{ file, reader: 'html' }];
    if (file.name.includes('docbook')) return [{ file, reader: 'docbook' }];
    return file.name.includes('jats') ? [{ file, reader: 'jats' }] : [];
  });

  it.each(readable)('reads the same document in capitals: $file.name', async ({ file, reader }) => {
    // It knows UTF-8 alone.
    const isUtf8 = !file.name.includes('latin');
    const written = await translated(file);
    const text = (bytes: Uint8Array) =>
      Buffer.from(new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252').decode(bytes));
    const tree = async (name: string, bytes: Uint8Array) => {
      const path = join(work, `${name}-${file.name}`);
      await writeFile(path, text(bytes));
      return (await run('pandoc', ['-f', reader, '-t', 'json', path])).stdout;
    };
    const [before, after] = [await tree('before', file.bytes), await tree('now', written)];
    const folded = (json: string) =>
      json.replaceAll('"SoftBreak"', '"Space"').toLowerCase().replaceAll('"de"', '"en"');
    expect(folded(after)).toBe(folded(before));
    expect(after).toContain('GARDEN');
  });
});
