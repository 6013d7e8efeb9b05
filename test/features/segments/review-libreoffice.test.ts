import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inflate } from '../../../main/engine/formats/zip/inflate.ts';
import { readZip } from '../../../main/engine/formats/zip/read-zip.ts';
import { packEntry, zipPieces } from '../../../main/engine/formats/zip/write-zip.ts';
import { SDLXLIFF } from '../../engine/formats/xliff/cat-files.ts';
import { REVIEW_WORDS } from './review-words.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasOffice) process.stdout.write('Skipped: no LibreOffice (soffice) on this computer.\n');

it.skipIf(!hasOffice)(
  'takes back a table that LibreOffice has saved',
  { timeout: 120_000 },
  async () => {
    const { id } = await rig.openFile('printer.sdlxliff', SDLXLIFF);
    const { name } = await rig.ask('segments.review-export', {
      id,
      format: 'docx',
      words: REVIEW_WORDS,
    });
    const zip = await readZip(rig.output(name));
    const entries = await Promise.all(
      zip.entries.map(async (entry) => {
        if (entry.name !== 'word/document.xml') return entry;
        const text = Buffer.from(await inflate(entry)).toString();
        const changed = text
          .replace(
            // The reviewer's choice in the status column, and a row that was deleted.
            /(<w:tr>(?:(?!<w:tr>).)*?>ACME 3000<.*<\/w:tr>)/s,
            '',
          )
          .replace(
            /(<w:tag w:val="status"\/>.*?<w:sdtContent><w:r><w:t xml:space="preserve">)confirmed</s,
            '$1reviewed<',
          )
          .replace(
            'Schließen Sie es.</w:t></w:r>',
            'Schließen Sie </w:t></w:r><w:ins w:id="900" w:author="Grace" w:date="2030-02-01T08:00:00Z"><w:r><w:t>das Fach.</w:t></w:r></w:ins>',
          );
        expect(changed).not.toBe(text);
        return packEntry(entry.name, Buffer.from(changed));
      }),
    );
    const pieces: Uint8Array[] = [];
    for await (const piece of zipPieces(entries)) pieces.push(piece);
    const [sent, back] = [join(rig.folder, 'sent'), join(rig.folder, 'back')];
    mkdirSync(sent);
    writeFileSync(join(sent, 'review.docx'), Buffer.concat(pieces));
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${join(rig.folder, 'office')}`,
        ...['--headless', '--convert-to', 'docx', '--outdir', back, join(sent, 'review.docx')],
      ],
      { stdio: 'ignore', timeout: 110_000 },
    );
    const saved = readFileSync(join(back, 'review.docx'));
    const ticket = rig.hand('review.docx', saved);
    const report = await rig.ask('segments.review-import', { id, name: 'review.docx', ticket });
    expect(report).toMatchObject({
      ...{ rows: 3, changed: [0, 1], refused: [], unknown: 0, missing: 1 },
    });
    expect((await rig.rows(id))[0]?.status).toBe('reviewed');
    expect((await rig.rows(id))[1]).toMatchObject({
      ...{ target: 'Schließen Sie das Fach.', status: 'draft', author: 'Grace' },
    });
    const document = (await readZip(saved)).entries.find((one) => one.name === 'word/document.xml');
    // The ids of segments outlive it.
    expect(document && Buffer.from(await inflate(document)).toString()).toContain('w:name="s1"');
  },
);
