// npm test: everything that must hold, on a fresh machine; `-- --all` adds what takes long.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { countLine, readFlowReport, readUnitReport, UNREAD } from './closing-lines.mjs';
import { ensureDebianPackages } from './debian.mjs';
import { ensureBuilt, ensureInstalled, fail, node, root, say } from './ready.mjs';

const args = process.argv.slice(2);
const stranger = args.find((arg) => arg !== '--all');
if (stranger !== undefined) fail('npm test takes only `-- --all`; this is ' + stranger + '.');

ensureInstalled();
ensureDebianPackages();
ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
const env = {
  ...process.env,
  // The packages' own Node first, for tools that look it up.
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
  // The tests start the same programs hundreds of times: what V8 made of their code is kept meanwhile.
  NODE_COMPILE_CACHE: join(reports, 'compiled'),
  // The extended run; see test/extended.ts.
  DRAGOMAN_EXTENDED: args.includes('--all') ? '1' : '',
};
const bin = (name, file) => join(root, 'node_modules', name, file);
const totals = { passed: 0, failed: 0, skipped: 0 };
let closing = [];
let failedSteps = [];

function step(name, args, readReport) {
  say(name + ' …');
  const result = spawnSync(node(), args, { cwd: root, stdio: 'inherit', env });
  let read = UNREAD;
  try {
    read = readReport();
  } catch (error) {
    say('the report of "' + name + '" cannot be read: ' + error.message);
  }
  for (const key of Object.keys(totals)) totals[key] += read[key];
  closing = closing.concat(read.lines);
  if (result.status !== 0) failedSteps = failedSteps.concat(name);
}

/** Runs what only reads the sources, all at the same time; what each says comes in one piece. */
async function readers(all) {
  say(all.map(([name]) => name).join(', ') + ' …');
  await Promise.all(
    all.map(
      ([name, args]) =>
        new Promise((done) => {
          const child = spawn(node(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
          let said = '';
          for (const stream of [child.stdout, child.stderr]) {
            stream.setEncoding('utf8').on('data', (part) => (said += part));
          }
          child.on('close', (code) => {
            process.stdout.write(said);
            if (code !== 0) failedSteps = failedSteps.concat(name);
            done();
          });
        }),
    ),
  );
}

const read = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

await readers([
  ['types', [bin('typescript7', 'bin/tsc'), '-b']],
  ['lint', [bin('oxlint', 'bin/oxlint'), '.']],
  ['format', [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
]);
step(
  'unit, contract and service tests',
  [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=' + join(reports, 'vitest.json'),
  ],
  () => readUnitReport(read('vitest.json'), root),
);
for (const [project, workers] of [
  ['work', 3],
  ['voice', 2],
]) {
  const report = project + '.json';
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(reports, report);
  step(
    'end to end in Chromium: ' + project,
    [
      bin('@playwright/test', 'cli.js'),
      'test',
      '--project=' + project,
      '--workers=' + workers,
      '--reporter=list,json',
    ],
    () => readFlowReport(read(report)),
  );
}
// A program that is still ending may add to what is kept of its code.
rmSync(reports, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

for (const one of closing) say(one);
if (failedSteps.length > 0) {
  say('failed: ' + failedSteps.join(', '));
  totals.failed = Math.max(totals.failed, failedSteps.length);
}
process.stdout.write(countLine(totals));
process.exit(failedSteps.length > 0 ? 1 : 0);
