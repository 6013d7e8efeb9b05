import type { QaReport } from '../../../preload/contract/segment-projects.ts';
import { REPORT_WORDS } from '../../fakes/report-words.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AskName, Input, RouteName, WatchName } from '../../../preload/contract/api.ts';
import { api } from '../../../preload/contract/api.ts';
import type { FakeService, Seen } from '../fake-service.ts';
import { BUILT_IN_KEY } from '../rig.ts';
import type { AdminRig } from './admin-rig.ts';
import { startManaging } from './admin-rig.ts';
import { ADMIN_KEY, DEVELOPER_KEY, SITE } from './fake-account.ts';

const RANGE = { start: '2026-05-01', end: '2026-05-31' };
const SESSION = { id: 'no-session' };
const KEY_OF_REPORT = { key: 'aaaa****aaaa', label: 'Site' };
const TEXT = { text: 'Hello', source: 'en', target: 'de', options: {} } as const;
const TEXT_OF_PROBE = { text: 'Hello', source: 'en', target: 'de' };
const MEMORY = { id: 'no-memory' };
const REVIEW_WORDS = {
  ...{ number: 'a', source: 'a', target: 'a', status: 'a', comments: 'a', locked: 'a', about: 'a' },
  statuses: {
    empty: 'a',
    draft: 'a',
    translated: 'a',
    confirmed: 'a',
    reviewed: 'a',
    rejected: 'a',
  },
};
const UPDATE_WORDS = {
  ...{ title: 'a', language: 'en', isRightToLeft: false, what: 'a', number: 'a', source: 'a' },
  ...{ earlierNumber: 'a', earlierSource: 'a', target: 'a', status: 'a', percent: 'a' },
  ...{ total: 'a', earlierTotal: 'a', statuses: {} },
  kinds: { same: 'a', moved: 'a', changed: 'a', new: 'a', removed: 'a' },
};
const DESK = { id: 'no-project' };
const QA_REPORT: QaReport = {
  format: 'csv',
  group: 'file',
  words: REPORT_WORDS,
};
const FILES = {
  files: [{ ticket: 'none', name: 'a.txt' }],
  options: { source: 'en', target: 'de' },
};
const LIST = { language: 'en', terms: ['Ada'] };
const PAIR = { source: 'en', target: 'de' } as const;
const INSTRUCTION = { label: 'Short', prompt: 'Keep it short.' } as const;
const WRITING_DRAFT = { text: 'Hello', mode: 'correct', target: null } as const;

let feature: AdminRig & { readonly id: string };
beforeEach(async () => {
  feature = await startManaging();
});
afterEach(() => feature.close());

const ROLES = Object.fromEntries(
  'file edit view window undo redo cut copy paste pasteAndMatchStyle selectAll resetZoom zoomIn zoomOut togglefullscreen minimize close quit'
    .split(' ')
    .map((role) => [role, role]),
) as Input<'menu.show'>['roles'];

/** An input for every route; a new one does not compile until it stands here. */
const inputs = (): { readonly [Route in RouteName]: Input<Route> } => {
  const connection = {
    name: 'Other',
    kind: 'custom',
    address: feature.remote.baseUrl,
    key: DEVELOPER_KEY,
  } as const;
  const engine = {
    api: 'chat',
    // Nothing listens there; its key is none of the service's.
    address: 'http://127.0.0.1:9',
    model: 'm',
    instructions: '',
  } as const;
  return {
    'app.about': undefined,
    'app.troubles': undefined,
    'app.read-trouble': { id: 1 },
    'settings.watch': undefined,
    'settings.change': { theme: 'dark' },
    'connection-choices.read': { screen: 'documents', connection: 'any' },
    'connection-choices.keep': { screen: 'documents', connection: 'any', choices: {} },
    'connections.watch': undefined,
    'connections.check': connection,
    'connections.save': connection,
    'connections.use': { id: 'no-connection' },
    'connections.remove': { id: 'no-connection' },
    'connections.capabilities': undefined,
    'connections.probe': undefined,
    'languages.watch': undefined,
    'languages.refresh': {},
    'engines.watch': undefined,
    'engines.order': { order: ['own', 'apertium', 'packs'] },
    'engines.save': { ...engine, key: 'engine-key' },
    'engines.turn': { isOn: false },
    'engines.remove': undefined,
    'engines.try': { ...engine, key: 'engine-key', target: 'de' },
    'engines.apertium': undefined,
    'engines.uncovered': { source: 'en', targets: ['fi'] },
    'engines.advice': undefined,
    'offline-languages.watch': undefined,
    'offline-languages.system': undefined,
    'offline-languages.install': { id: 'no-pack' },
    'offline-languages.cancel': { id: 'no-pack' },
    'offline-languages.remove': { id: 'no-pack' },
    'offline-languages.install-from': { ticket: 'none' },
    'offline-languages.refresh': undefined,
    'memories.page': { page: 0 },
    'memories.probe': { ...TEXT_OF_PROBE, memory: 'none', threshold: 75 },
    'local-memories.watch': undefined,
    'team-memories.watch': undefined,
    'team-memories.look-at-certificate': {
      certificate: new Uint8Array(),
      key: null,
      passphrase: '',
    },
    'team-memories.test': NO_TEAM,
    'team-memories.connect': NO_TEAM,
    'team-memories.retry': { id: 'no-team' },
    'team-memories.leave': { id: 'no-team' },
    'team-memories.create': { team: 'no-team', name: 'Shared', source: 'en', targets: ['de'] },
    'local-memories.add-samples': { source: 'en', target: 'de' },
    'local-memories.create': { name: 'Mine', source: 'en', targets: ['de'] },
    'local-memories.rename': { ...MEMORY, name: 'Mine' },
    'local-memories.assign': { ...MEMORY, assigned: [] },
    'local-memories.remove': MEMORY,
    'local-memories.import': { ticket: 'none', name: 'a.tmx', into: { name: 'Mine' } },
    'local-memories.export': { ...MEMORY, format: 'tmx' },
    'local-memories.merge': { from: 'no-memory', into: 'no-memory' },
    'local-memories.deduplicate': MEMORY,
    'local-memories.statistics': MEMORY,
    'local-memories.units': MEMORY,
    'local-memories.change-unit': { ...MEMORY, unit: null, source: 'a', targets: { de: 'b' } },
    'local-memories.remove-units': { ...MEMORY, units: [1] },
    'local-memories.keep-unit': { ...MEMORY, unit: 1, gone: [2] },
    'local-memories.undo-keep': MEMORY,
    'local-memories.matches': { segment: 'a', source: 'en', target: 'de', threshold: 75 },
    'local-memories.server-matches': { segment: 'a', source: 'en', target: 'de', threshold: 75 },
    'local-memories.concordance': {
      text: 'a',
      source: 'en',
      target: 'de',
      side: 'source',
      mode: 'exact',
    },
    'local-memories.fragments': { segment: 'a', source: 'en', target: 'de' },
    'alignment.watch': undefined,
    'alignment.start': {
      source: 'en',
      target: 'de',
      original: { ticket: 'a', name: 'a.txt' },
      translation: { ticket: 'b', name: 'b.txt' },
    },
    'alignment.rows': { ...DESK, from: 0, count: 1 },
    'alignment.edit': { ...DESK, number: 0, edit: 'join' },
    'alignment.undo': DESK,
    'alignment.redo': DESK,
    'alignment.save': { ...DESK, into: { name: 'a' }, doubtful: true },
    'alignment.remove': DESK,
    'glossaries.list': undefined,
    'segment-projects.watch': undefined,
    'segment-projects.create': { name: 'a', source: 'en', targets: ['de'] },
    'segment-projects.rename': { ...DESK, name: 'a' },
    'segment-projects.undo-rename': DESK,
    'segment-projects.remove': DESK,
    'segment-projects.add': { ...DESK, from: { document: 'none' } },
    'segment-projects.remove-document': { ...DESK, document: 'none' },
    'segment-projects.add-target': { ...DESK, target: 'de' },
    'segment-projects.share': { file: 'none' },
    'segment-projects.next': { file: 'none', number: 0 },
    'segment-projects.analysis': DESK,
    'segment-projects.analysis-csv': DESK,
    'segment-projects.pre-translate': {
      ...DESK,
      threshold: 75,
      machine: true,
      confirm: 'none',
      lock: false,
    },
    'segment-projects.export': { ...DESK, unconfirmed: true },
    'segment-projects.open-exported': { ...DESK, file: null, how: 'show' },
    'segment-projects.qa': DESK,
    'segment-projects.qa-file': { ...DESK, report: QA_REPORT },
    'segments.ignored': DESK,
    'segments.forbidden-file': { from: 'en', to: 'de', format: 'csv' },
    'segments.read-forbidden': { from: 'en', to: 'de', ticket: 'none', name: 'a.csv' },
    'segments.find-forbidden': { from: 'en', to: 'de', source: 'a', target: 'b' },
    'segments.qa-profile-file': { id: 'p', name: 'P', off: [] },
    'segments.read-qa-profile': { name: 'a.json', text: '{}' },
    'segments.ignore': { ...DESK, kind: 'tags', what: '', number: 0, reason: 'a' },
    'segments.restore-finding': { ...DESK, kind: 'tags', what: '', source: 'a' },
    'segments.open': { from: { document: 'none' }, source: 'en', target: 'de' },
    'segments.close': DESK,
    'segments.settings': DESK,
    'segments.watch': DESK,
    'segments.layout': DESK,
    'segments.original-piece': { ...DESK, from: 0, to: 1 },
    'segments.rows': { ...DESK, from: 0, count: 5 },
    'segments.counts': DESK,
    'segments.propagate': { ...DESK, number: 0, to: [1] },
    'segments.split': { ...DESK, number: 0, at: 1 },
    'segments.merge': { ...DESK, number: 0 },
    'segments.comment': { ...DESK, number: 0, change: 'add', text: 'a' },
    'segments.history': { ...DESK, number: 0 },
    'segments.restore': { ...DESK, number: 0, version: 1 },
    'segments.find': { files: ['none'], pattern: 'a', where: 'target' },
    'segments.undo-replace': undefined,
    'segments.replaced': undefined,
    'segments.replace': { files: ['none'], pattern: 'a', where: 'target' },
    'segments.places': { ...DESK, from: 0, to: 1 },
    'segments.existing': { ...DESK, selected: [[0, 1]] },
    'segments.mark-selected': { ...DESK, selected: [[0, 1]], mark: 'lock' },
    'segments.comment-selected': { ...DESK, selected: [[0, 1]], text: 'a' },
    'segments.merge-selected': { ...DESK, selected: [[0, 1]] },
    'segments.mark': { ...DESK, numbers: [0], mark: 'lock' },
    'segments.edit': { ...DESK, number: 0, target: 'a', origin: 'typed' },
    'segments.machine': { ...DESK, number: 0, isAsked: true },
    'segments.check': { ...DESK, number: 0, target: 'a' },
    'segments.words': { ...DESK, prefix: 'a' },
    'segments.review-export': { ...DESK, format: 'docx', words: REVIEW_WORDS },
    'segments.prepare-update': { ...DESK, ticket: 'none', name: 'new.docx' },
    'segments.apply-update': { update: 'none' },
    'segments.drop-update': { update: 'none' },
    'segments.update-report': DESK,
    'segments.update-report-file': { ...DESK, format: 'csv', words: UPDATE_WORDS },
    'segments.switch-version': DESK,
    'segments.review-import': { ...DESK, ticket: 'none', name: 'review.docx' },
    'spelling.check': { language: 'en', words: ['a'] },
    'segments.undo': DESK,
    'segments.redo': DESK,
    'segments.fill': { ...DESK, service: true },
    'segments.findings': DESK,
    'segments.analysis': DESK,
    'segments.analysis-csv': DESK,
    'segments.export': DESK,
    'segments.export-check': DESK,
    'segments.open-exported': DESK,
    'segments.show-exported': DESK,
    'style-rules.list': undefined,
    'glossaries.all': undefined,
    'glossaries.create': {
      name: 'Terms',
      dictionaries: [{ ...PAIR, entries: [['a', 'b']] }],
    },
    'glossaries.rename': { id: 'g1', name: 'Terms' },
    'glossaries.remove': { id: 'g1' },
    'glossaries.entries': { id: 'g1', ...PAIR },
    'glossaries.compare': { id: 'g1', ...PAIR, entries: [['a', 'b']], mode: 'merge' },
    'glossaries.replace': { id: 'g1', ...PAIR, entries: [['a', 'b']] },
    'glossaries.merge': { id: 'g1', ...PAIR, entries: [['a', 'b']] },
    'glossaries.remove-dictionary': { id: 'g1', ...PAIR },
    'glossaries.read-file': { ticket: 'none', name: 'terms.csv' },
    'glossaries.export': { id: 'g1', format: 'tsv', pair: PAIR },
    'glossaries.add-term': { id: 'g1', ...PAIR, entry: ['a', 'b'] },
    'glossaries.undo-term': { id: 'g1', ...PAIR, term: 'a', before: null },
    'terms.coverage': { glossaries: ['g1'], ...PAIR },
    'terms.marks': { glossaries: ['g1'], ...PAIR, text: 'a', translation: 'b' },
    'style-rules.catalogue': undefined,
    'style-rules.all': undefined,
    'style-rules.get': { id: 's1' },
    'style-rules.create': { name: 'Style', language: 'en' },
    'style-rules.rename': { id: 's1', name: 'Style' },
    'style-rules.remove': { id: 's1' },
    'style-rules.configure': { id: 's1', rules: {} },
    'style-rules.add-instruction': { id: 's1', instruction: INSTRUCTION },
    'style-rules.change-instruction': { id: 's1', instruction: 'i1', change: INSTRUCTION },
    'style-rules.remove-instruction': { id: 's1', instruction: 'i1' },
    'style-rules.order-instructions': { id: 's1', order: ['i1'] },
    'style-rules.try': { id: 's1', text: 'Hello', source: 'en', target: 'de' },
    'usage.watch': undefined,
    'usage.refresh': {},
    'admin.watch': undefined,
    'admin.save-key': { key: ADMIN_KEY },
    'admin.forget-key': undefined,
    'developer-keys.list': undefined,
    'developer-keys.create': { label: 'New' },
    'developer-keys.rename': { id: SITE, label: 'Site' },
    'developer-keys.limit': { id: SITE, characters: 5 },
    'developer-keys.deactivate': { id: SITE, label: 'Site' },
    'reports.usage': { range: RANGE, compare: true },
    'reports.tags': { range: RANGE },
    'reports.rows': { report: 'none', table: 'keys', from: 0, count: 5 },
    'reports.series': { report: 'none', measure: 'characters', stack: 'key' },
    'reports.export': { report: 'none', table: 'keys' },
    'reports.reconcile': { range: RANGE, key: KEY_OF_REPORT },
    'budgets.watch': undefined,
    'budgets.refresh': {},
    'budgets.save': {
      subject: { kind: 'key', ...KEY_OF_REPORT },
      measure: 'characters',
      amount: 5,
    },
    'budgets.remove': { id: 'no-budget' },
    'budgets.dismiss': { budget: 'no-budget', threshold: 80, month: '2026-05' },
    'projects.watch': undefined,
    'projects.save': { name: 'Site', tag: 'site' },
    'projects.remove': { id: 'no-project' },
    'projects.choose': { id: null },
    'requests.watch': undefined,
    'support.bundle': undefined,
    'text.translate': TEXT,
    'text.alternatives': {
      source: 'Hello',
      translation: 'Hallo',
      at: [0, 5],
      from: 'en',
      to: 'de',
      glossaries: [],
      memories: null,
    },
    'text.cost': TEXT,
    'text.detect': { text: 'Hello' },
    'text.open': { ticket: 'none' },
    'text.draft': undefined,
    'text.save-draft': { text: 'Hello', source: 'en', targets: [{ language: 'de' }], options: {} },
    'writing.improve': { text: 'Hello', mode: 'correct', target: null },
    'writing.languages': undefined,
    'writing.draft': undefined,
    'writing.save-draft': WRITING_DRAFT,
    'writing.diff': { before: 'a', after: 'b' },
    'detection.run': { lines: ['Hello'] },
    'detection.open': { ticket: 'none' },
    'detection.export': { rows: [] },
    'history.page': {},
    'history.watch': undefined,
    'history.get': { id: 1 },
    'history.pin': { id: 1, pinned: true },
    'history.remove': { ids: [1] },
    'history.export': { format: 'csv' },
    'search.all': { query: 'Hello' },
    'documents.watch': undefined,
    'documents.check': FILES,
    'documents.forget': { tickets: ['none'] },
    'documents.add': FILES,
    'documents.pause': { isPaused: false },
    'documents.cancel': { ids: ['none'] },
    'documents.retry': { ids: ['none'] },
    'documents.remove': { ids: ['none'] },
    'documents.preview': { id: 'none' },
    'documents.pdf-piece': { id: 'none', side: 'source', from: 0, to: 1 },
    'documents.character-map': { name: 'Adobe-Japan1-0.bcmap' },
    'documents.open': { id: 'none' },
    'documents.show': { id: 'none' },
    'documents.report': undefined,
    'output-folder.read': undefined,
    'output-folder.open': undefined,
    'spoken-terms.list': undefined,
    'spoken-terms.get': { id: 't1' },
    'spoken-terms.create': { name: 'Names', lists: [LIST] },
    'spoken-terms.rename': { id: 't1', name: 'Names' },
    'spoken-terms.terms': { id: 't1', language: 'en' },
    'spoken-terms.replace': { id: 't1', list: LIST },
    'spoken-terms.merge': { id: 't1', list: LIST },
    'spoken-terms.remove': { id: 't1' },
    'spoken-terms.remove-list': { id: 't1', language: 'en' },
    'voice.languages': undefined,
    'voice.speech-model': { folder: '/nowhere' },
    'voice.recorders': undefined,
    'voice.sessions': undefined,
    'voice.start': {
      sources: [{ slot: 'microphone', from: { kind: 'page', name: 'Desk' } }],
      sourceLanguage: 'en',
      targets: ['de'],
    },
    'voice.watch': SESSION,
    'voice.audio': { ...SESSION, slot: 'microphone', position: 0, bytes: new Uint8Array(2) },
    'voice.source-lost': { ...SESSION, slot: 'microphone', reason: 'ended' },
    'voice.source': { ...SESSION, slot: 'microphone', muted: true },
    'voice.pause': SESSION,
    'voice.resume': SESSION,
    'voice.switch': { ...SESSION, sourceLanguage: 'en', targets: ['de'] },
    'voice.retry': SESSION,
    'voice.end': SESSION,
    'voice.rename': { ...SESSION, title: 'Talk' },
    'voice.remove': SESSION,
    'voice.bookmark': { ...SESSION, atMs: 0 },
    'voice.change-bookmark': { ...SESSION, bookmark: 'b', note: null },
    'voice.edit-line': { ...SESSION, index: 0, column: 'en', text: 'Hello' },
    'voice.name-speaker': { ...SESSION, speaker: 's', name: 'Ada' },
    'voice.speaker-of-line': { ...SESSION, index: 0, speaker: 's' },
    'voice.report': SESSION,
    'voice.timeline': SESSION,
    'voice.sound': { ...SESSION, startMs: 0, endMs: 1_000 },
    'voice.refill': SESSION,
    'voice.export': { ...SESSION, format: 'txt', columns: ['en'] },
    'voice.speech': SESSION,
    'voice.played': { ...SESSION, seq: 0 },
    'captions.available': undefined,
    'menu.chosen': undefined,
    'menu.show': {
      roles: ROLES,
      file: [],
      view: [],
      go: { label: 'Go to', items: [] },
      actions: { label: 'Actions', parts: [] },
      help: { label: 'Help', items: [] },
    },
    'captions.open': SESSION,
    'captions.close': undefined,
    'captions.shown': undefined,
    'captions.hold': { held: false },
    'quick.watch': undefined,
    'quick.open': undefined,
    'quick.close': undefined,
    'quick.replace': { text: 'text' },
    'quick.move': { text: 'text', source: null, target: 'de' },
    'outside.requests': undefined,
    'outside.take': { id: 0 },
    'outside.words': {
      captions: 'a',
      translate: 'b',
      pause: 'c',
      resume: 'd',
      show: 'e',
      quit: 'f',
    },
    'outside.facts': undefined,
    'outside.notices': undefined,
    'outside.notify': { title: 'a', body: 'b', screen: 'text', document: null },
    'page.fault': { place: 'screen.text', error: 'TypeError', at: 'page.js:1:2' },
    'privacy.wipe': undefined,
  };
};

/** Leaves what never ends by itself. */
const WATCHED_MS = 300;

/** Drives every handler; what comes of it is told elsewhere. */
async function driveAll(): Promise<void> {
  const drive = async (route: RouteName, input: unknown) => {
    const signal = AbortSignal.timeout(api[route].verb === 'watch' ? WATCHED_MS : 10_000);
    if (api[route].verb === 'ask') {
      await feature.rig.ask(route as AskName, input as Input<AskName>, signal);
    } else {
      const values = feature.rig.watch(route as WatchName, input as Input<WatchName>, signal);
      while ((await values.next()).done !== true);
    }
  };
  const all = Object.entries(inputs()) as [RouteName, unknown][];
  // Forgetting the key comes last, so that the others have one.
  const before = all.filter(([route]) => route !== 'admin.forget-key');
  await Promise.allSettled(before.map(([route, input]) => drive(route, input)));
  await drive('admin.forget-key', undefined).catch(() => undefined);
}

/** What was sent with which key; and whether a key is anywhere else than in its header. */
const NO_TEAM = {
  name: 'Team',
  host: '127.0.0.1',
  port: 1,
  database: 'team',
  user: 'anna',
  tls: false,
  password: 'none',
  certificate: null,
};

function traffic({ seen }: FakeService, keys: readonly string[]) {
  const isAdmin = ({ path }: Seen) => path.startsWith('/v2/admin/');
  const keyOf = ({ headers }: Seen) =>
    String(headers.authorization).replace(/^Service-Auth-Key /, '');
  const elsewhere = seen.map(({ headers, path, body }) =>
    JSON.stringify([path, { ...headers, authorization: '' }, body]),
  );
  return {
    paths: new Set(seen.map(({ path }) => path.replace(/\?.*/, ''))),
    admin: new Set(seen.filter(isAdmin).map(keyOf)),
    others: new Set(seen.filter((one) => !isAdmin(one)).map(keyOf)),
    elsewhere: elsewhere.filter((text) => keys.some((key) => text.includes(key))),
  };
}

it('handlers send the admin key to admin calls only, and no other key to those', async () => {
  await driveAll();
  const { paths, ...keys } = traffic(feature.remote, [ADMIN_KEY, DEVELOPER_KEY]);
  expect(keys).toEqual({
    admin: new Set([ADMIN_KEY]),
    others: new Set([DEVELOPER_KEY]),
    elsewhere: [],
  });
  for (const path of [
    '/v2/admin/analytics',
    '/v2/admin/analytics/custom-tags',
    '/v2/admin/developer-keys',
    '/v2/admin/developer-keys/label',
    '/v2/admin/developer-keys/limits',
    '/v2/admin/developer-keys/deactivate',
    '/v2/translate',
    '/v2/usage',
    '/v3/detect/language',
    '/v3/languages',
    '/v3/spoken-terms',
    '/v3/voice/realtime',
  ]) {
    expect([...paths]).toContain(path);
  }
  expect(feature.rig.events.join('\n')).not.toMatch(/4711|0815/);
});

it('nor does one with the keys of the built-in service', async () => {
  await feature.rig.ask('connections.use', { id: 'offline' });
  feature.remote.seen.length = 0;
  await driveAll();
  expect(traffic(feature.rig.builtIn, ['admin:adm', BUILT_IN_KEY])).toMatchObject({
    admin: new Set(['admin:adm']),
    others: new Set([BUILT_IN_KEY]),
    elsewhere: [],
  });
  // The other service is asked only about the keys that were entered for it.
  const { admin, others } = traffic(feature.remote, []);
  expect([admin, others]).toEqual([new Set(), new Set([DEVELOPER_KEY])]);
});
