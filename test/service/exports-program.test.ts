import { join } from 'node:path';
import mammoth from 'mammoth';
import { afterEach, expect, test } from 'vitest';
import { createVoiceExport } from '../../main/features/voice/export.ts';
import { createForkStart } from '../../main/system/fork.ts';
import type { HelperProcess } from '../../main/system/processes.ts';
import { MEETING } from '../engine/transcripts/sample.ts';

const started: HelperProcess[] = [];
const ends: Promise<void>[] = [];
const startFork = createForkStart(join(import.meta.dirname, '../../main/engine/transcripts'));
const start = () => {
  const helper = startFork('program.ts');
  started.push(helper);
  ends.push(new Promise((resolve) => helper.onExit(() => resolve())));
  return helper;
};
afterEach(() => {
  for (const helper of started.splice(0)) helper.kill();
});

test('a process of its own writes a document, and then it is gone', async () => {
  const exports = createVoiceExport({
    startHelper: start,
    transcriptOf: () => Promise.resolve(MEETING),
  });
  const file = await exports['voice.export'](
    {
      id: 'a',
      format: 'docx',
      columns: ['source', 'de'],
      edited: true,
      times: true,
      speakers: true,
      speakerNames: {},
      pauses: 'cut',
    },
    { signal: new AbortController().signal },
  );
  expect(file.name).toBe('Weekly plans 2026-11-21 14.03.de.docx');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file.bytes) });
  expect(value).toContain('Guten Morgen, Dragoman.');
  await ends[0];
});

test('a transcript that is none is refused by its fields', async () => {
  const helper = start();
  const answered = new Promise((resolve) => helper.onMessage(resolve));
  const input = { transcript: { ...MEETING, lines: 7 }, options: {} };
  helper.send({ id: 0, route: 'write', input });
  expect(await answered).toMatchObject({
    id: 0,
    error: {
      code: 'invalid-input',
      params: { fields: expect.arrayContaining(['transcript.lines']) as unknown },
    },
  });
});
