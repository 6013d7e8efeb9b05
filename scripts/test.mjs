// npm test: everything that must hold, on a fresh machine; `-- --all` adds what takes long.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  countLine,
  readFlowReport,
  readOutsideErrors,
  readUnitReport,
  UNREAD,
} from './closing-lines.mjs';
import { ensureDebianPackages } from './debian.mjs';
import { ensureBuilt, ensureInstalled, fail, node, root, say } from './ready.mjs';

const args = process.argv.slice(2);
const stranger = args.find((arg) => arg !== '--all');
if (stranger !== undefined) fail('npm test accepts only `-- --all`, not ' + stranger + '.');

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
/** Added to the niceness of what can wait. */
const PATIENT = 19;
const bin = (name, file) => join(root, 'node_modules', name, file);
const totals = { passed: 0, failed: 0, skipped: 0 };
let closing = [];
let failedSteps = [];

/**
 * Runs one program to its end. What it says comes at once, or in one piece where another one speaks
 * meanwhile; `patience` is added to its niceness.
 */
function run(args, { isHeld = false, patience = 0, more = {} } = {}) {
  return new Promise((done) => {
    const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(node(), args, { cwd: root, stdio, env: { ...env, ...more } });
    // Never below what this program has itself, which only an administrator may.
    if (patience > 0) setPriority(child.pid, Math.min(19, getPriority() + patience));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part) => (said += part));
    }
    child.on('close', (code) => done({ isPassed: code === 0, said }));
  });
}

async function step(name, args, readReports, how) {
  if (how.isHeld !== true) say(name + ' …');
  const { isPassed, said } = await run(args, how);
  if (how.isHeld === true) {
    say(name + ':');
    process.stdout.write(said);
  }
  for (const readReport of readReports) {
    let read = UNREAD;
    try {
      read = readReport();
    } catch (error) {
      say('a report of "' + name + '" cannot be read: ' + error.message);
    }
    for (const key of Object.keys(totals)) totals[key] += read[key];
    closing = closing.concat(read.lines);
  }
  if (!isPassed) failedSteps = failedSteps.concat(name);
}

/** Runs what only reads the sources, all at the same time. */
async function readers(all) {
  say(all.map(([name]) => name).join(', ') + ' …');
  await Promise.all(
    all.map(async ([name, args]) => {
      const { isPassed, said } = await run(args, { isHeld: true, patience: PATIENT });
      process.stdout.write(said);
      if (!isPassed) failedSteps = failedSteps.concat(name);
    }),
  );
}

const read = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** @param projects of vitest.config.ts */
function tests(name, projects, how) {
  const report = projects[0] + '.json';
  const outside = projects[0] + '-outside.json';
  const args = [
    ...[bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json'],
    '--reporter=' + join(root, 'scripts', 'outside-errors.mjs'),
    '--outputFile.json=' + join(reports, report),
    ...projects.map((project) => '--project=' + project),
  ];
  const readReports = [
    () => readUnitReport(read(report), root),
    () => readOutsideErrors(read(outside), root),
  ];
  const more = { DRAGOMAN_OUTSIDE_ERRORS: join(reports, outside) };
  return step(name, args, readReports, { ...how, more });
}

/** @param project of playwright.config.ts */
function flows(project, workers, how) {
  const report = 'flows-' + project + '.json';
  const args = [
    ...[bin('@playwright/test', 'cli.js'), 'test', '--project=' + project],
    ...['--workers=' + workers, '--reporter=list,json', '--output=test-results/' + project],
  ];
  const more = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report) };
  const readReports = [() => readFlowReport(read(report))];
  return step('end to end in Chromium: ' + project, args, readReports, { ...how, more });
}

// What sounds runs in real time and mostly waits: beside the rest, which steps back for it.
await Promise.all([
  (async () => {
    await tests('tests of sound', ['sound'], { isHeld: true });
    await flows('voice', 2, { isHeld: true });
  })(),
  (async () => {
    await readers([
      ['types', [bin('typescript7', 'bin/tsc'), '-b']],
      ['lint', [bin('oxlint', 'bin/oxlint'), '.']],
      ['format', [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
    ]);
    await tests('unit, contract and service tests', ['unit', 'pure', 'service', 'borders'], {
      patience: PATIENT,
    });
    await flows('work', 3, { patience: PATIENT });
  })(),
]);
// A program that is still ending may add to what is kept of its code.
rmSync(reports, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

for (const one of closing) say(one);
if (failedSteps.length > 0) {
  say('failed: ' + failedSteps.join(', '));
  totals.failed = Math.max(totals.failed, failedSteps.length);
}
process.stdout.write(countLine(totals));
process.exit(failedSteps.length > 0 ? 1 : 0);
