import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBergamot } from '../../../../main/engine/machine/bergamot/bergamot.ts';
import type { Bergamot } from '../../../../main/engine/machine/bergamot/bergamot.ts';
import { readInstalledModels } from '../../../../main/engine/machine/bergamot/installed-models.ts';
import { codeCharacter, keepsCodes } from '../../../../main/engine/markup/coded-text.ts';
import type { Code } from '../../../../main/engine/markup/coded-text.ts';
import { bergamotFiles, bergamotThread } from '../../../../main/service/thread-place.ts';

/** Made by `scripts/tiny-model`; what its trainer answered lies beside them. */
const PACKS = join(import.meta.dirname, '../../../packs');
const SENTENCE = 'The meeting has been moved to Thursday.';
const GERMAN = 'Die Besprechung wurde auf Donnerstag verschoben.';

const never = new AbortController().signal;
let root: string;
let engine: Bergamot;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'packs-'));
  for (const id of ['tiny-en-de', 'tiny-fr-en']) {
    cpSync(join(PACKS, id), join(root, id), { recursive: true });
  }
  engine = over(root);
});
afterAll(async () => {
  await engine.close();
  rmSync(root, { recursive: true, force: true });
});

const over = (folder: string) =>
  createBergamot({
    models: readInstalledModels([folder]),
    thread: bergamotThread(),
    files: bergamotFiles(),
    threads: 1,
    idleMs: 60_000,
  });

const pairs = (codes: number): Code[] =>
  Array.from({ length: codes }, (_, at) => ({
    kind: at % 2 === 0 ? 'open' : 'close',
    raw: '',
    partner: at % 2 === 0 ? at + 1 : at - 1,
  }));

describe('translation with a pack', () => {
  it('answers in the order of the segments, over several batches', async () => {
    const segments = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? SENTENCE : 'Thank you for your message.',
    );
    const results = await engine.translate(segments, 'en', 'de', never);
    expect(results).toEqual(
      segments.map((text) => (text === SENTENCE ? GERMAN : 'Vielen Dank für Ihre Nachricht.')),
    );
  });

  it('answers nearly always what the trainer’s own decoder answered with 32-bit weights', async () => {
    const told = JSON.parse(readFileSync(join(PACKS, 'tiny-en-de.answers.json'), 'utf8')) as object;
    const [texts, expected] = [Object.keys(told), Object.values(told)];
    const results = await engine.translate(texts, 'en', 'de', never);
    const same = results.filter((result, at) => result === expected[at]).length;
    expect(same / texts.length).toBeGreaterThan(0.9);
  });

  it('goes over English where it has no direct pack, and says so', async () => {
    expect(engine.pivot?.('fr', 'de')).toBe('en');
    expect(engine.pivot?.('en', 'de')).toBeNull();
    const [result] = await engine.translate(
      ['La réunion a été reportée à jeudi.'],
      'fr',
      'de',
      never,
    );
    expect(result).toBe(GERMAN);
  });

  it('moves tags along with their words', async () => {
    const [open, close] = [codeCharacter(0), codeCharacter(1)];
    const [result] = await engine.translate(
      [`The meeting has been moved to ${open}Thursday${close}.`],
      'en',
      'de',
      never,
      { codes: [pairs(2)] },
    );
    expect(result).toBe(`Die Besprechung wurde auf ${open}Donnerstag${close} verschoben.`);
  });

  it('keeps every code, wherever it stands and whatever it cuts', async () => {
    const text = Array.from(SENTENCE);
    const segments = text.map((_, at) => {
      const to = Math.min(text.length, at + 9);
      const inside = text.slice(at, to).join('');
      return `${text.slice(0, at).join('')}${codeCharacter(0)}${inside}${codeCharacter(1)}${text.slice(to).join('')}`;
    });
    const codes = segments.map(() => pairs(2));
    const results = await engine.translate(segments, 'en', 'de', never, { codes });
    for (const [at, result] of results.entries()) {
      expect(keepsCodes(result, { text: segments[at] ?? '', codes: pairs(2) })).toBe(true);
    }
  });

  it('takes signs of markup as text, and what it has never seen', async () => {
    const texts = ['a < b && c > d', '😀', 'שלום', '&lt;', '', '\u0000'];
    expect(await engine.translate(texts, 'en', 'de', never)).toHaveLength(texts.length);
    const [greater] = await engine.translate([`1 < 2 ${codeCharacter(0)}`], 'en', 'de', never, {
      codes: [[{ kind: 'kept', raw: '{n}', partner: null }]],
    });
    expect(greater).not.toContain('&lt;');
  });

  it('stops for a signal and goes on for the next text', async () => {
    const stop = new AbortController();
    const stopped = engine.translate(Array(64).fill(SENTENCE), 'en', 'de', stop.signal);
    stop.abort(new Error('Nobody wants it.'));
    await expect(stopped).rejects.toThrow('Nobody wants it.');
    expect(await engine.translate([SENTENCE], 'en', 'de', never)).toEqual([GERMAN]);
  });

  it('says that it cannot translate with a broken pack, and goes on with another', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'packs-'));
    cpSync(join(PACKS, 'tiny-en-de'), join(broken, 'tiny-en-de'), { recursive: true });
    cpSync(join(PACKS, 'tiny-fr-en'), join(broken, 'tiny-fr-en'), { recursive: true });
    writeFileSync(join(broken, 'tiny-en-de', 'model.ende.intgemm8.bin'), 'no model');
    const other = over(broken);
    try {
      await expect(other.translate([SENTENCE], 'en', 'de', never)).rejects.toThrow();
      expect(await other.translate(['Bonjour.'], 'fr', 'en', never)).toHaveLength(1);
    } finally {
      await other.close();
      rmSync(broken, { recursive: true, force: true });
    }
  });

  it('ends a thread that had nothing to do for a while, and opens another for the next text', async () => {
    const running = new Set<Worker>();
    const count = (thread: Worker) => {
      running.add(thread);
      thread.once('exit', () => running.delete(thread));
    };
    process.on('worker', count);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const idle = over(root);
    try {
      expect(await idle.translate([SENTENCE], 'en', 'de', never)).toEqual([GERMAN]);
      expect(running.size).toBe(1);
      const [thread] = running;
      const gone = new Promise((resolve) => thread?.once('exit', resolve));
      vi.advanceTimersByTime(59_999);
      expect(await idle.translate([SENTENCE], 'en', 'de', never)).toEqual([GERMAN]);
      expect([...running]).toEqual([thread]);
      vi.advanceTimersByTime(60_000);
      await gone;
      expect(running.size).toBe(0);
      expect(await idle.translate([SENTENCE], 'en', 'de', never)).toEqual([GERMAN]);
      expect(running.size).toBe(1);
    } finally {
      vi.useRealTimers();
      process.off('worker', count);
      await idle.close();
    }
  });

  it('ends what it began with a pack that is removed meanwhile, and then has none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packs-'));
    cpSync(join(PACKS, 'tiny-en-de'), join(folder, 'tiny-en-de'), { recursive: true });
    const other = over(folder);
    try {
      await other.translate([SENTENCE], 'en', 'de', never);
      const running = other.translate(Array(200).fill(SENTENCE), 'en', 'de', never);
      rmSync(folder, { recursive: true });
      expect(new Set(await running)).toEqual(new Set([GERMAN]));
      expect(other.covers('en', 'de')).toBe(false);
    } finally {
      await other.close();
    }
  });

  it('translates several languages in turn with one thread', async () => {
    const both = await Promise.all([
      engine.translate([SENTENCE], 'en', 'de', never),
      engine.translate(['La réunion a été reportée à jeudi.'], 'fr', 'en', never),
      engine.translate([SENTENCE], 'en', 'de', never),
    ]);
    expect(both).toEqual([[GERMAN], [SENTENCE], [GERMAN]]);
  });
});
