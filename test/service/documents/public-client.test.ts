import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AuthorizationError,
  DeepLClient,
  DeepLError,
  DocumentNotReadyError,
  DocumentTranslationError,
  QuotaExceededError,
  TooManyRequestsError,
} from 'deepl-node';
import type { DocumentHandle, DocumentStatus, TranslatorOptions } from 'deepl-node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../main/service/faults/fault.ts';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

// A client of the same API family that knows nothing of this service.
const KEYWORD = 'DeepL-Auth-Key';

let service: TestService;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  service = await startTestService({ keywords: ['Service-Auth-Key', KEYWORD] });
});
afterEach(async () => {
  await setFaults();
  await setDocumentFaults();
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
  rmSync(folder, { recursive: true });
});

const admin = (path: string, faults: readonly object[]) =>
  service.call('PUT', path, { key: service.adminKey, json: { faults } });
const setFaults = (...faults: Fault[]) => admin('/control/faults', faults);
const setDocumentFaults = (...faults: object[]) => admin('/control/document-faults', faults);

const client = (options: TranslatorOptions = {}, key = service.developerKey): DeepLClient =>
  new DeepLClient(key, { serverUrl: service.baseUrl, ...options });
/** Gives up after the first attempt. */
const impatient = (): DeepLClient => client({ maxRetries: 1 });

const written = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const letter = () => written('letter.txt', 'Good morning, everyone.\nSee you.\n');

/** The client itself waits five seconds between two looks. */
async function ended(handle: DocumentHandle): Promise<DocumentStatus> {
  for (;;) {
    const status = await client().getDocumentStatus(handle);
    if (status.done() || !status.ok()) return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a document', () => {
  it('is translated from file to file', async () => {
    const output = join(folder, 'letter.de.txt');
    const status = await client().translateDocument(letter(), output, 'en', 'de');
    expect(status).toMatchObject({ status: 'done', billedCharacters: 31 });
    expect(readFileSync(output, 'utf8')).toMatch(/^\[!! .+ !!\]\n\[!! .+ !!\]\n$/);
  });

  it('is sent as a stream with every option, and fetched', async () => {
    const [memory] = await client().listTranslationMemories();
    const glossaries = await client().listMultilingualGlossaries();
    const office = glossaries.find(({ name }) => name === 'Office terms');
    if (memory === undefined || office === undefined) throw new Error('no samples');
    const handle = await client().uploadDocument(
      createReadStream(written('x', 'Good morning, everyone.\nThe invoice is here.\n')),
      'en',
      'de',
      {
        filename: 'an offer.txt',
        formality: 'prefer_more',
        glossaryIds: [office.glossaryId],
        translationMemory: memory,
        translationMemoryThreshold: 100,
        extraRequestParameters: { enable_watermark: '1' },
      },
    );
    expect(handle.documentId).toMatch(/^[0-9A-F]{32}$/);
    await ended(handle);
    const output = join(folder, 'offer.de.txt');
    await client().downloadDocument(handle, output);
    expect(readFileSync(output, 'utf8')).toMatch(/^Guten Morgen zusammen\.\n.*Rechnung/);
    await expect(client().getDocumentStatus(handle)).rejects.toThrow(/Document not found/);
  });

  it('is not ready before it is', async () => {
    await setDocumentFaults({ kind: 'slow', ms: 1500 });
    const handle = await client().uploadDocument(letter(), 'en', 'de');
    const output = join(folder, 'early.txt');
    await expect(impatient().downloadDocument(handle, output)).rejects.toThrow(
      DocumentNotReadyError,
    );
    expect(existsSync(output)).toBe(false);
    const status = await client().getDocumentStatus(handle);
    expect([status.ok(), status.done(), status.secondsRemaining]).toEqual([true, false, 1]);
    await ended(handle);
  });

  it('that fails says why', async () => {
    await setDocumentFaults({ kind: 'fail' });
    const output = join(folder, 'failed.txt');
    const failing = client().translateDocument(letter(), output, 'en', 'de');
    await expect(failing).rejects.toThrow(DocumentTranslationError);
    await expect(failing).rejects.toThrow(/Translation error triggered/);
    expect(existsSync(output)).toBe(false);
  });

  it('that is refused says why', async () => {
    const upload = (name: string, source: 'de' | null = null) =>
      impatient().uploadDocument(written(name, 'x'), source, 'de');
    await expect(upload('a.exe')).rejects.toThrow(/Bad request.*Invalid file data/);
    await expect(upload('a.txt', 'de')).rejects.toThrow(/Source and target language are equal/);
    const { key } = await service.newKey({ limits: { characters: 0 } });
    await expect(
      client({ maxRetries: 1 }, key).uploadDocument(letter(), null, 'de'),
    ).rejects.toThrow(QuotaExceededError);
    await expect(
      client({ maxRetries: 1 }, 'nobody').uploadDocument(letter(), null, 'de'),
    ).rejects.toThrow(AuthorizationError);
  });
});

describe('faults', () => {
  it.each<[Fault['kind'], new (message: string) => Error]>([
    ['429', TooManyRequestsError],
    ['503', DeepLError],
    ['empty', DeepLError],
    ['edge', DeepLError],
    ['quota', QuotaExceededError],
  ])('"%s" arrive as the classes that the client has', async (kind, error) => {
    await setFaults({ kind, path: '/v2/document' });
    await expect(impatient().uploadDocument(letter(), 'en', 'de')).rejects.toThrow(error);
  });

  it.each(['503', 'reset'] as const)(
    '"%s" while it is sent, asked for and fetched are survived',
    async (kind) => {
      await setFaults(
        { kind, count: 1, path: '/v2/document' },
        { kind, count: 1, path: '/v2/document/*' },
        { kind, count: 1, path: '/v2/document/*/result' },
      );
      const handle = await client().uploadDocument(letter(), 'en', 'de');
      expect((await ended(handle)).status).toBe('done');
      const output = join(folder, `${kind}.txt`);
      await client().downloadDocument(handle, output);
      expect(readFileSync(output, 'utf8')).toMatch(/^\[!! /);
    },
  );
});
