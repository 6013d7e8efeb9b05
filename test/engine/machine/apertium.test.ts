import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modeFor, readModes, routeFor } from '../../../main/engine/machine/apertium-modes.ts';
import { probeApertium } from '../../../main/engine/machine/apertium.ts';
import { allEngines } from '../../app/surroundings.ts';
import { unless } from '../../app/unless.ts';

const never = new AbortController().signal;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-apertium-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Puts an executable named apertium into a PATH of its own; `translate` is shell over stdin. */
async function fake(
  translate: string,
  modes = 'eng-spa\n  spa-eng\n  spa-eng_US\n',
  timeoutMs = 5000,
) {
  const home = await mkdtemp(join(folder, 'bin-'));
  const program = join(home, 'apertium');
  await writeFile(
    program,
    `#!/bin/sh\nif [ "$1" = "-l" ]; then printf '%s' '${modes}'; exit 0; fi\n` +
      `echo "$* $LC_ALL" > '${home}/call'\n${translate}\n`,
  );
  await chmod(program, 0o755);
  const environment = { PATH: `${home}:/usr/bin:/bin` };
  return { home, engine: await probeApertium({ environment, timeoutMs }) };
}

describe('the modes', () => {
  const modes = readModes(
    '  eng-spa\nspa-eng\nspa-eng_US\nes-pt_BR\n es-pt\nfra-cat\noc@aran-ca\nnno-nob\ndan-nor\nx\n\n',
  );

  it('are read in our codes', () => {
    expect(modes.map(({ mode }) => mode)).toEqual([
      'eng-spa',
      'spa-eng',
      'spa-eng_US',
      'es-pt_BR',
      'es-pt',
      'fra-cat',
      'dan-nor',
    ]);
    expect(modes.at(-1)).toMatchObject({ source: 'da', target: 'nb' });
  });

  it.each([
    ['en', 'es', 'eng-spa'],
    ['EN', 'es-419', 'eng-spa'],
    ['es', 'en', 'spa-eng'],
    ['es', 'en-US', 'spa-eng_US'],
    ['es', 'en-GB', 'spa-eng'],
    ['es', 'pt-BR', 'es-pt_BR'],
    ['es', 'pt-PT', 'es-pt'],
    ['fr', 'ca', 'fra-cat'],
    ['en', 'de', null],
    ['ca', 'fr', null],
  ])('%s to %s is %s', (source, target, expected) => {
    expect(modeFor(modes, source, target)).toBe(expected);
  });

  it('make a way over one language, the best covered first, where there is no own mode', () => {
    const all = readModes(
      'fra-cat\ncat-spa\nfra-oci\noci-spa\neng-spa\nspa-por\nspa-por_BR\neng-cat',
    );
    expect(routeFor(all, 'fr', 'es')).toEqual({ modes: ['fra-cat', 'cat-spa'], pivot: 'ca' });
    expect(routeFor(all, 'en', 'pt-BR')).toEqual({ modes: ['eng-spa', 'spa-por_BR'], pivot: 'es' });
    expect(routeFor(all, 'en', 'es')).toEqual({ modes: ['eng-spa'], pivot: null });
    expect(routeFor(all, 'fr', 'pt')).toBeNull();
    expect(routeFor(all, 'es', 'es')).toBeNull();
  });

  it('of another region only do not serve a region', () => {
    const brazil = readModes('es-pt_BR');
    expect(modeFor(brazil, 'es', 'pt')).toBe('es-pt_BR');
    expect(modeFor(brazil, 'es', 'pt-PT')).toBeNull();
  });
});

describe('a program in the PATH', () => {
  it('is kept running for all texts of a pair, in UTF-8', async () => {
    const { home, engine } = await fake('exec cat');
    const segments = [
      'Über alles',
      'two\r\nlines\nand more',
      'code \u{F0000} here',
      '[a] $b {c} \\ <x/>',
    ];
    expect(await engine?.translate(segments, 'en', 'es', never)).toEqual(segments);
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(join(home, 'call'), 'utf8')).toBe('-f none -z -u eng-spa C.UTF-8\n');
    await rm(join(home, 'call'));
    expect(await engine?.translate(['again'], 'en', 'es', never)).toEqual(['again']);
    await expect(readFile(join(home, 'call'), 'utf8')).rejects.toThrow('ENOENT');
    expect(await engine?.translate([], 'en', 'es', never)).toEqual([]);
  });

  it('is started for each text where it cannot be kept running', async () => {
    const { engine } = await fake('[ "$1" = -u ] || exit 1; exec cat');
    const segments = ['one', 'two\nlines'];
    expect(await engine?.translate(segments, 'en', 'es', never)).toEqual(segments);
  });

  it('translates over a language between, one mode after the other', async () => {
    const { engine } = await fake('m="$5"; exec sed -u -z "s/word/word $m/"', 'fra-cat\ncat-spa\n');
    expect(engine?.covers('fr', 'es')).toBe(true);
    expect(engine?.pivot?.('fr', 'es')).toBe('ca');
    expect(engine?.pivot?.('fr', 'ca')).toBeNull();
    expect(await engine?.translate(['word'], 'fr', 'es', never)).toEqual(['word cat-spa fra-cat']);
  });

  it('covers its own pairs only', async () => {
    const { engine } = await fake('cat');
    expect(engine?.covers('en', 'es')).toBe(true);
    expect(engine?.covers('en', 'fr')).toBe(false);
    await expect(engine?.translate(['a'], 'en', 'fr', never)).rejects.toThrow('no mode');
  });

  it.each([
    ['prints nothing and reports success', 'exit 0'],
    ['loses a segment', 'printf "one\\n"'],
    ['leaves a segment empty', 'printf "one\\n\\n  \\n"'],
    ['loses a line break', 'printf "one\\n\\ntwo\\n"'],
    ['reports failure', 'exit 3'],
  ])('fails when it %s', async (_, translate) => {
    const { engine } = await fake(translate);
    await expect(engine?.translate(['one', 'two\nlines'], 'en', 'es', never)).rejects.toThrow(
      'Apertium',
    );
  });

  it('is left when the signal fires, and ended, with what it started, when it hangs', async () => {
    const hang = '(sleep 2; echo late > "$(dirname "$0")/late") & wait';
    const { home, engine } = await fake(hang, 'eng-spa\n', 800);
    const stop = new AbortController();
    const answer = engine?.translate(['a'], 'en', 'es', stop.signal);
    setTimeout(() => stop.abort(), 100);
    await expect(answer).rejects.toThrow('aborted');
    await new Promise((resolve) => setTimeout(resolve, 2300));
    const { readdir } = await import('node:fs/promises');
    expect(await readdir(home)).not.toContain('late');
  });

  it('is ended when it takes too long', async () => {
    const home = await mkdtemp(join(folder, 'slow-'));
    await writeFile(
      join(home, 'apertium'),
      '#!/bin/sh\nif [ "$1" = "-l" ]; then echo eng-spa; else sleep 30; fi\n',
    );
    await chmod(join(home, 'apertium'), 0o755);
    const engine = await probeApertium({
      environment: { PATH: `${home}:/usr/bin:/bin` },
      timeoutMs: 800,
    });
    await expect(engine?.translate(['a'], 'en', 'es', never)).rejects.toThrow('Apertium failed');
  });

  it('is no engine when it is absent or has no pair', async () => {
    expect(await probeApertium({ environment: { PATH: join(folder, 'nothing') } })).toBeNull();
    expect((await fake('cat', 'x-y\n')).engine).toBeNull();
  });
});

describe('the real program', async () => {
  const engine = await probeApertium({ environment: allEngines() });
  const missing = engine?.covers('en', 'es') === true ? null : 'Apertium has no pair eng-spa here';

  it('translates', unless(missing), async () => {
    const segments = [
      'The house is red.',
      'Hello \u{F0000}, you have \u{F0001} messages',
      'Save',
      'two houses\nthree cats',
    ];
    const results = (await engine?.translate(segments, 'en', 'es', never)) ?? [];
    expect(results).toHaveLength(4);
    expect(results[0]).toContain('casa');
    expect(results[1]).toMatch(/\u{F0000}.*\u{F0001}/u);
    expect(results[3]).toContain('\n');
    const words = ['The dog sleeps', 'The cat sleeps', 'The house sleeps'];
    const each = words.map(async (word) => engine?.translate([word], 'en', 'es', never));
    expect(await Promise.all(each)).toEqual([
      [expect.stringContaining('perro')],
      [expect.stringContaining('gato')],
      [expect.stringContaining('casa')],
    ]);
  });

  it('keeps the segments of a long batch apart', unless(missing), async () => {
    const segments = Array.from({ length: 500 }, (_, index) => `The file number ${index} is open`);
    const results = (await engine?.translate(segments, 'en', 'es', never)) ?? [];
    results.forEach((result, index) => expect(result).toContain(String(index)));
    expect(results).toHaveLength(500);
  });
});
