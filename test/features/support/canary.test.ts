import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createFileLog, LOG_FILE } from '../../../main/system/file-log.ts';
import type { Log } from '../../../main/system/log.ts';
import { openVoiceFolders } from '../../../main/system/session-folder.ts';
import { PageFault } from '../../../preload/contract/page-fault.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import type { FakeService } from '../fake-service.ts';
import { startFakeService } from '../fake-service.ts';
import { handed, startInspector } from '../projects/inspector.ts';
import type { Rig } from '../rig.ts';
import { all, createFakeStore, firstOf, startRig } from '../rig.ts';

let top: string;
/** The person's data folder, in a home folder that names a person. */
let data: string;
let database: Database;
let remote: FakeService;
let log: Log;
let rig: Rig;
beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'dragoman-support-'));
  data = join(top, 'home', 'canary-user', 'data');
  mkdirSync(data, { recursive: true });
  database = openDatabase(join(data, 'desk.sqlite'));
  remote = await startFakeService();
  log = createFileLog(join(data, LOG_FILE));
  rig = await startRig({
    database,
    log,
    secrets: createFakeStore(),
    startHelper: startInspector,
    files: {
      take: (ticket) => (ticket === 'gone' ? null : handed('canary-name.txt', 'A canary-text.')),
    },
    paths: { data, assets: top },
    output: join(data, 'canary-results'),
  });
});
afterEach(async () => {
  await rig.close();
  database.close();
  await remote.close();
  rmSync(top, { recursive: true, force: true });
});

interface Bundle {
  readonly connections: readonly { readonly host: string | null }[];
  readonly documents: readonly object[];
  readonly requests: readonly object[];
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

async function bundle() {
  const { name, type, bytes } = await rig.ask('support.bundle', undefined);
  const text = new TextDecoder().decode(bytes);
  return { name, type, text, json: JSON.parse(text) as Bundle };
}

const TERMS_ID = 'c0ffee00-1234-4abc-8def-000000000001';
const named = (id: string) => ({ name: 'canary-listed', creation_time: '2026-01-01', id });

/** Every place where a person's words can stand gets one. */
async function plant() {
  remote.answer(({ path, body }) => {
    if (path === '/v2/translate' && JSON.stringify(body).includes('canary-refused')) {
      return { status: 400, json: { message: 'Not: canary-said', detail: 'canary-detail' } };
    }
    if (path === '/v2/usage') {
      return { json: { character_count: 1, character_limit: 1e12, products: [] } };
    }
    if (path.startsWith('/v2/admin/developer-keys')) return { json: [] };
    if (path.startsWith('/v3/glossaries')) return { json: { glossaries: [named('canary-id')] } };
    if (path.startsWith('/v3/spoken-terms')) return { status: 404, json: { message: 'canary' } };
    if (path.startsWith('/v2/document')) return { status: 413, json: { message: 'canary-413' } };
    return null;
  });
  const { id } = await rig
    .ask('connections.save', {
      name: 'canary-connection',
      kind: 'custom',
      address: `${remote.baseUrl}/canary-base`,
      key: 'canary-developer-key',
      keyword: 'Canary-Keyword',
    })
    .catch(() => ({ id: '' }));
  expect(id).toBe('');
  const saved = await rig.ask('connections.save', {
    name: 'canary-connection',
    kind: 'custom',
    address: remote.baseUrl,
    key: 'canary-developer-key',
    keyword: 'Canary-Keyword',
  });
  await rig.ask('connections.use', saved);
  await rig.ask('admin.save-key', { key: 'canary-admin-key:adm' });
  const projectId = await rig.ask('projects.save', { name: 'canary-project', tag: 'canary-tag' });
  await rig.ask('projects.choose', projectId);
  await rig.ask('budgets.save', {
    subject: { kind: 'key', key: 'canary-masked', label: 'canary-label' },
    measure: 'characters',
    amount: 5,
  });
  await rig.ask('budgets.save', {
    subject: { kind: 'tag', tag: 'canary-budget' },
    measure: 'characters',
    amount: 5,
  });
  const text = { source: 'en', target: 'de' };
  const memory = { id: 'canary-memory', name: 'canary-memory-name', threshold: 75 };
  await all(rig.watch('text.translate', { ...text, text: 'canary-text', options: { memory } }));
  await all(rig.watch('text.translate', { ...text, text: 'canary-refused' }));
  await rig.ask('text.detect', { text: 'canary-detected' });
  await rig.ask('text.save-draft', {
    text: 'canary-draft',
    source: 'en',
    options: {},
    targets: [{ language: 'de', options: { context: 'canary-context' } }],
  });
  await Promise.allSettled([
    rig.ask('glossaries.list', undefined),
    rig.ask('spoken-terms.get', { id: TERMS_ID }),
    rig.ask('memories.page', { page: 0, pageSize: 10 }),
    rig.ask('usage.refresh', {}),
  ]);
  await rig.ask('documents.add', {
    files: [
      { ticket: 'a', name: 'canary-name.txt', folder: 'canary-folder' },
      { ticket: 'gone', name: 'canary-gone.txt', folder: '' },
    ],
    options: { ...text, reportingTag: 'canary-own-tag' },
  });
  await firstOf(rig.watch('documents.watch', undefined), ({ rows }) =>
    rows.some(({ state }) => state === 'failed'),
  );
  const voice = Settings.parse({}).voice;
  const device = { id: 'canary-device', name: 'canary-device-name' };
  await rig.ask('settings.change', {
    documents: { naming: 'canary-{name}{ext}', ocrData: join(data, 'canary-ocr') },
    dictionaries: join(data, 'canary-dictionaries'),
    voice: {
      ...voice,
      microphone: device,
      speaker: device,
      speechModel: join(data, 'canary-model'),
    },
  });
  const session = openVoiceFolders(data).open(TERMS_ID);
  session.append(JSON.stringify({ t: 'name', w: 'me', x: 'canary-speaker' }));
  session.close();
  log.write('offline.failed', { reason: `This user may not read ${data}.` });
  log.write('database.set-aside', { backup: 'canary-backup', why: 'damaged' });
  log.write('crash', { error: 'TypeError', at: `at go (file://${data}/main.js:12:34)` });
  log.write('service.attempt-failed', {
    host: 'a.example',
    path: '/v3/glossaries/canary-id?q=canary',
    code: 'canary words',
    trace: 'trace 1 canary',
    canary: 'canary',
    status: 400,
    attempt: 2,
  });
  log.write('canary happened');
}

describe('the bundle', () => {
  it('contains no user text, although it is planted wherever possible', async () => {
    await plant();
    const { name, type, text, json } = await bundle();
    expect(name).toMatch(/^dragoman-support-\d{4}-\d\d-\d\d\.json$/);
    expect(type).toBe('application/json');
    for (const secret of [/canary/i, homedir(), top, data, TERMS_ID]) {
      if (typeof secret === 'string') expect(text).not.toContain(secret);
      else expect(text).not.toMatch(secret);
    }
    // The test would be worth nothing if the words were not there to be found.
    expect(readFileSync(join(data, LOG_FILE), 'utf8')).toContain('canary');
    expect(remote.seen.some(({ body }) => JSON.stringify(body).includes('canary'))).toBe(true);
    expect(JSON.stringify(database.sqlite.prepare('SELECT * FROM project').all())).toContain(
      'canary',
    );

    expect(Object.keys(json)).toEqual([
      ...['made', 'version', 'shell', 'computer', 'secrets', 'settings', 'connections'],
      ...['adminKey', 'capabilities', 'offlineService', 'documents', 'database', 'requests', 'log'],
    ]);
    expect(json).toMatchObject({
      version: '9.9.9',
      shell: 'browser',
      computer: { platform: process.platform, runtimes: { node: process.versions.node } },
      settings: {
        theme: 'system',
        density: 'comfortable',
        documents: { naming: '(not shown)', ocrData: '(not shown)' },
        dictionaries: '(not shown)',
        voice: { keepText: 'forever', chunkMs: 100, microphone: { name: '(not shown)' } },
      },
      connections: [
        { id: 'offline', kind: 'offline', isActive: false, key: 'built-in' },
        { kind: 'custom', isActive: true, key: 'stored', isUsualKeyword: false },
      ],
      adminKey: 'stored',
      database: { version: MIGRATIONS.length, setAside: null, rows: { project: 1, budget: 2 } },
      offlineService: { hasOwnSpeechModel: false },
    });
    expect(json.connections[1]).toMatchObject({ host: remote.host });
    expect(json.documents).toEqual(
      expect.arrayContaining([{ state: 'refused', code: 'file-gone', count: 1 }]),
    );
    const requests = json['requests'] as { path: string; status: number; code: string | null }[];
    expect(requests).toContainEqual(
      expect.objectContaining({ path: '/v2/translate', status: 400, code: 'bad-request' }),
    );
    expect(requests).toContainEqual(
      expect.objectContaining({ path: '/v3/spoken-terms/*', status: 404 }),
    );
    const lines = json.log;
    expect(lines).toContainEqual({
      time: expect.any(String) as string,
      event: 'service.attempt-failed',
      host: 'a.example',
      path: '/v3/glossaries/*',
      status: 400,
      attempt: 2,
    });
    expect(lines).toContainEqual({
      time: expect.any(String) as string,
      event: 'crash',
      error: 'TypeError',
      at: 'main.js:12:34',
    });
    expect(lines).toContainEqual({
      time: expect.any(String) as string,
      event: 'offline.failed',
    });
  });

  it('stays small however long the log is, and keeps its newest lines', async () => {
    for (let line = 0; line < 20_000; line += 1) {
      log.write('service.attempt-failed', { host: 'a.example', attempt: line });
    }
    const { text, json } = await bundle();
    expect(text.length).toBeLessThan(512 * 1024);
    const lines = json.log;
    expect(lines.length).toBeGreaterThan(100);
    expect(Math.max(...lines.map(({ attempt }) => Number(attempt ?? 0)))).toBe(19_999);
  });

  it('is made although there is no log', async () => {
    rmSync(join(data, LOG_FILE), { force: true });
    expect((await bundle()).json.log).toEqual([]);
  });

  it('shows where the page’s own code failed, and refuses words beside it', async () => {
    await rig.ask('page.fault', {
      place: 'screen.text',
      error: 'TypeError',
      at: 'page-a1.js:3:14',
    });
    const { json } = await bundle();
    expect(json.log).toContainEqual({
      time: expect.any(String) as string,
      event: 'page.fault',
      place: 'screen.text',
      error: 'TypeError',
      at: 'page-a1.js:3:14',
    });
    expect(
      PageFault.safeParse({ place: 'screen.text', error: 'canary text', at: '' }).success,
    ).toBe(false);
    expect(
      PageFault.safeParse({ place: 'screen.text', error: 'TypeError', at: 'canary text' }).success,
    ).toBe(false);
    expect(PageFault.safeParse({ place: 'canary text', error: 'TypeError', at: '' }).success).toBe(
      false,
    );
  });
});
