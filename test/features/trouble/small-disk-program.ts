// The features with everything real that it stands on, on a disk that this program fills and empties; says
// as one line of JSON what a person would have met.
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  createReadStream,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentsView } from '../../../preload/contract/documents.ts';
import { failureOf } from '../../../main/features/feature-failure.ts';
import { createJournal } from '../../../main/features/voice/journal/journal.ts';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { createForkStart } from '../../../main/system/fork.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import { openVoiceFolders } from '../../../main/system/session-folder.ts';
import { startFailure } from '../../../main/system/start-failure.ts';
import { all, firstOf, startRig } from '../rig.ts';

/** `small` is a disk of a few megabytes; `limit` forbids this program to let files grow. */
const [, , how = '', data = '', roomy = ''] = process.argv;
const root = join(import.meta.dirname, '../../..');
const filler = join(data, 'filler');

function fill() {
  if (how === 'limit') {
    limit('0');
    return;
  }
  const file = openSync(filler, 'a');
  // Down to the last byte.
  for (let bytes = 65_536; bytes >= 1;) {
    try {
      writeSync(file, new Uint8Array(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      bytes = Math.floor(bytes / 2);
    }
  }
  closeSync(file);
}
function makeRoom() {
  if (how === 'limit') limit('unlimited');
  else rmSync(filler);
}
const limit = (most: string) =>
  void execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${most}:unlimited`]);

/** Code of what a person is told; null where nothing failed. */
const told = async (work: () => unknown): Promise<string | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    return failureOf(error)?.code ?? String(error);
  }
};

const said: Record<string, unknown> = {};
const say = (what: string, values: Record<string, unknown>) => (said[what] = values);

// A start on a full disk.
fill();
try {
  openDatabase(join(data, 'dragoman.sqlite')).close();
} catch (error) {
  say('start', { sentence: startFailure(error, 'DATA', 0) });
}
makeRoom();

const programs = createForkStart(join(root, 'main'));
const entries: Readonly<Record<string, string>> = {
  'offline.js': 'service/offline.ts',
  'inspection.js': 'engine/inspection/program.ts',
};
const database = openDatabase(join(data, 'dragoman.sqlite'), { recovers: true });
const rig = await startRig({
  database,
  startHelper: (entry) => programs(entries[entry] ?? ''),
  network: createNodeNetwork({}),
  paths: { data, assets: join(root, 'assets') },
  output: join(data, 'out'),
  openMemories: (onFault) =>
    openMemoryThread(
      join(root, 'main/engine/memory/thread/memory-thread.ts'),
      join(data, 'local-memories.sqlite'),
      onFault,
    ),
  // A ticket is the path.
  files: {
    take: (path) => ({
      name: basename(path),
      size: statSync(path).size,
      path,
      open: () => createReadStream(path),
      discard: () => Promise.resolve(),
    }),
  },
});

// The offline service, started on a full disk, and once there is room.
fill();
const usage = () =>
  firstOf(rig.watch('usage.watch', undefined), ({ state }) => state !== 'unknown');
const full = await usage();
const translate = async (text: string) => {
  const request = { text, source: 'en', target: 'de', options: {} };
  return (await all(rig.watch('text.translate', request))).at(-1);
};
const refused = await translate('A first line.');
makeRoom();
let mended: Awaited<ReturnType<typeof translate>>;
for (let tries = 0; tries < 40; tries += 1) {
  mended = await translate(`Line ${tries}.`);
  if (mended?.state === 'done') break;
  await sleep(500);
}
say('offline', {
  usage: full.state === 'failed' ? full.failure.code : full.state,
  refused: refused?.state === 'failed' ? refused.failure?.code : refused?.state,
  mended: mended?.state,
});

// The offline service at work: what it keeps of a glossary, and of what it counts.
const glossary = (name: string) =>
  rig.ask('glossaries.create', {
    name,
    dictionaries: [
      {
        source: 'en',
        target: 'de',
        entries: Array.from({ length: 500 }, (_, n): [string, string] => [
          `term ${n}`,
          `Wort ${n}`,
        ]),
      },
    ],
  });
fill();
const glossaryCode = await told(() => glossary('Full'));
makeRoom();
say('glossary', { code: glossaryCode, again: await told(() => glossary('Room')) });

// Settings: small changes, until the disk has taken the last that it can.
const themes = ['dark', 'light'] as const;
const change = (n: number) => rig.ask('settings.change', { theme: themes[n % 2] ?? 'dark' });
await change(0);
fill();
let last = 'dark';
let settingsCode: string | null = null;
for (let n = 1; n < 2_000 && settingsCode === null; n += 1) {
  settingsCode = await told(() => change(n));
  if (settingsCode === null) last = themes[n % 2] ?? '';
}
const settings = async () =>
  (await firstOf(rig.watch('settings.watch', undefined), () => true)).theme;
const kept = (await settings()) === last;
makeRoom();
say('settings', { code: settingsCode, kept, again: await told(() => change(1)) });

// The draft.
const draft = (text: string) =>
  rig.ask('text.save-draft', { text, source: 'en', targets: [{ language: 'de' }], options: {} });
const draftText = async () => {
  const found = await rig.ask('text.draft', undefined);
  return 'text' in found ? found.text.slice(0, 20) : null;
};
await draft('Before the disk was full.');
fill();
const draftCode = await told(() => draft('long '.repeat(100_000)));
const draftKept = JSON.stringify(database.sqlite.prepare('SELECT * FROM draft').all()).includes(
  'Before the disk',
);
makeRoom();
const draftAgain = await told(() => draft('After there was room.'));
say('draft', { code: draftCode, kept: draftKept, again: draftAgain, text: await draftText() });

// A memory.
const tmx = join(roomy, 'big.tmx');
const unit = (n: number) =>
  `<tu><tuv xml:lang="en"><seg>Sentence number ${n} of a file.</seg></tuv><tuv xml:lang="de"><seg>Satz Nummer ${n} einer Datei.</seg></tuv></tu>`;
writeFileSync(
  tmx,
  `<?xml version="1.0"?><tmx version="1.4"><header srclang="en" datatype="plaintext" segtype="sentence" adminlang="en" o-tmf="x" creationtool="x" creationtoolversion="1"/><body>${Array.from({ length: 3_000 }, (_, n) => unit(n)).join('')}</body></tmx>`,
);
const memory = await rig.ask('local-memories.create', {
  name: 'Mine',
  source: 'en',
  targets: ['de'],
});
const store = (source: string, de: string) =>
  rig.ask('local-memories.change-unit', { id: memory.id, unit: null, source, targets: { de } });
await store('Good morning.', 'Guten Morgen.');
const importFile = () =>
  all(
    rig.watch('local-memories.import', { ticket: tmx, name: 'big.tmx', into: { id: memory.id } }),
  );
const units = async () => (await rig.ask('local-memories.statistics', { id: memory.id })).units;
fill();
const importCode = await told(importFile);
const unitsThen = await units();
makeRoom();
const importAgain = await told(importFile);
say('memory', {
  code: importCode,
  kept: unitsThen === 1,
  again: importAgain,
  units: await units(),
});

// A segment.
const project = await rig.ask('segments.open', {
  from: { text: Array.from({ length: 40 }, (_, n) => `Sentence ${n}.`).join(' '), name: 'Notes' },
  source: 'en',
  target: 'de',
});
const confirm = (number: number, target: string) =>
  rig.ask('segments.edit', { id: project.id, number, target, origin: 'typed', confirm: true });
const targets = async () =>
  (await rig.ask('segments.rows', { id: project.id, from: 0, count: 40 })).rows.map(
    ({ target }) => target,
  );
await confirm(0, 'Satz 0.');
fill();
let segmentCode: string | null = null;
let confirmed = 1;
for (; confirmed < 40 && segmentCode === null; confirmed += 1) {
  segmentCode = await told(() => confirm(confirmed, `Satz ${confirmed}. `.repeat(200)));
}
const failedAt = confirmed - 1;
const atFull = await targets();
makeRoom();
const segmentAgain = await told(() => confirm(failedAt, 'Danach.'));
say('segment', {
  code: segmentCode,
  kept: atFull.slice(0, failedAt).every((target) => target !== ''),
  untouched: atFull[failedAt] === '',
  again: segmentAgain,
  target: (await targets())[failedAt],
});

// A voice session's journal.
const id = crypto.randomUUID();
const troubles: (string | null)[] = [];
const timers: (() => void)[] = [];
const journal = createJournal({
  folder: openVoiceFolders(data).open(id),
  keepsSound: true,
  clock: {
    now: () => 0,
    date: () => 0,
    after: (_, run) => {
      timers.push(run);
      return () => undefined;
    },
  },
  onTrouble: () => troubles.push(journal.trouble),
});
const entry = (n: number) =>
  ({ t: 'title', at: n, title: `Line ${n} ${'x'.repeat(2_000)}` }) as never;
journal.append(entry(0));
fill();
for (let n = 1; n < 10; n += 1) journal.append(entry(n));
journal.sound(0, new Uint8Array(64_000));
makeRoom();
timers.at(-1)?.();
journal.append(entry(10));
journal.close();
const folder = openVoiceFolders(data).open(id);
say('voice', { troubles, lines: folder.lines().length, samples: folder.soundSamples });
folder.close();

// The result of a document.
const document = join(roomy, 'letter.txt');
writeFileSync(document, 'Good morning. This is a letter.\n'.repeat(2_000));
const view = (fits: (view: DocumentsView) => boolean) =>
  firstOf(rig.watch('documents.watch', undefined), fits);
await rig.ask('documents.add', {
  files: [{ ticket: document, name: 'letter.txt' }],
  options: { source: 'en', target: 'de' },
});
const isEnded = ({ rows }: DocumentsView) =>
  rows[0]?.state === 'done' || rows[0]?.state === 'failed';
await view((seen) => seen.rows[0]?.state === 'translating' || isEnded(seen));
fill();
const halted = await view((seen) => seen.halted !== null || isEnded(seen));
makeRoom();
await rig.ask('documents.pause', { isPaused: false });
const done = await view(isEnded);
say('document', {
  code: halted.halted?.code ?? null,
  state: done.rows[0]?.state,
  failure: done.rows[0]?.failure ?? null,
  // The hidden name goes a moment after the row is done.
  results: readdirSync(join(data, 'out'))
    .filter((name) => !name.startsWith('.'))
    .map((name) => readFileSync(join(data, 'out', name)).length > 0),
});

await rig.close();
database.close();
process.stdout.write(`${JSON.stringify(said)}\n`);
