import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEntries } from '../../../main/features/voice/journal/entry.ts';
import { createJournal } from '../../../main/features/voice/journal/journal.ts';
import { readKeptSession } from '../../../main/features/voice/kept-session.ts';
import { systemSessionClock } from '../../../main/features/voice/session/session-clock.ts';
import { createSessionFolders } from '../../../main/system/session-folder.ts';
import type { Report } from '../measured.ts';
import { percentile } from '../measured.ts';

const ID = '00000000-0000-4000-8000-000000000001';

const TARGETS = {
  journal_append_p99_ms: 2,
  journal_sound_p99_ms: 2,
  journal_load_18000_lines_ms: 500,
  journal_killed_lost_lines: 0,
  journal_killed_lost_sound_ms: 0,
};

/** What it costs to write a session down, to read it again, and what a kill -9 takes away. */
export async function journal(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const root = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  try {
    const written = write(root);
    const killed = await kill(root, isQuick ? 3 : 10);
    return { figures: { ...written, ...killed }, targets: TARGETS, skipped: {} };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function write(root: string): Record<string, number> {
  const folder = createSessionFolders(root).open(ID);
  const kept = createJournal({
    folder,
    keepsSound: true,
    clock: systemSessionClock,
    onTrouble: () => undefined,
  });
  kept.append({
    t: 'head',
    v: 1,
    id: ID,
    title: '',
    started: 0,
    source: 'en',
    targets: ['de'],
    speech: null,
    terms: null,
    glossary: null,
  });
  const lines: number[] = [];
  const syncs: number[] = [];
  const sounds: number[] = [];
  const pcm = new Uint8Array(3_200).fill(7);
  const timed = (into: number[], run: () => void) => {
    const began = performance.now();
    run();
    into.push(performance.now() - began);
  };
  for (let line = 0; line < 18_000; line += 1) {
    const s = [
      { x: ` some words of a line ${line}`, a: line * 1_000, b: line * 1_000 + 900, l: 'en' },
    ];
    timed(lines, () => kept.append({ t: 'source', s, w: null }));
    if (line < 2_000) timed(sounds, () => kept.sound(line * 1_600, pcm));
    if (line % 300 === 0) timed(syncs, () => folder.sync());
  }
  kept.close();
  const again = createSessionFolders(root).open(ID);
  const began = performance.now();
  const session = readKeptSession(again);
  const loadMs = performance.now() - began;
  again.close();
  if (session?.summary.words !== 18_000 * 6) throw new Error('the journal reads otherwise');
  return {
    journal_append_p50_ms: percentile(lines, 50),
    journal_append_p99_ms: percentile(lines, 99),
    journal_append_max_ms: Math.max(...lines),
    journal_sound_p99_ms: percentile(sounds, 99),
    journal_sync_p95_ms: percentile(syncs, 95),
    journal_load_18000_lines_ms: loadMs,
  };
}

/** Kills a program in the middle of writing; compares what it had said with what is there. */
async function kill(root: string, times: number): Promise<Record<string, number>> {
  const writer = join(import.meta.dirname, '..', '..', 'features', 'voice', 'journal-writer.ts');
  const rounds = Array.from({ length: times }, async (_, round) => {
    const id = `00000000-0000-4000-8000-0000000001${String(round).padStart(2, '0')}`;
    const child = spawn(process.execPath, [writer, root, id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      if (told.length > 2_000 * (round + 1)) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const said = told.slice(0, told.lastIndexOf('\n')).split('\n').length;
    const folder = createSessionFolders(root).open(id);
    const lines = readEntries(folder.lines()).length;
    const samples = folder.soundSamples;
    return {
      lostLines: Math.max(0, said - lines),
      lostMs: Math.max(0, said * 1_600 - samples) / 16,
    };
  });
  const outcomes = await Promise.all(rounds);
  return {
    journal_killed_lost_lines: Math.max(...outcomes.map(({ lostLines }) => lostLines)),
    journal_killed_lost_sound_ms: Math.max(...outcomes.map(({ lostMs }) => lostMs)),
  };
}
