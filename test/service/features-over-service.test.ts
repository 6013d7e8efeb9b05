import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeNetwork } from '../../main/system/node-network.ts';
import type { StartHelper } from '../../main/system/processes.ts';
import type { Memory } from '../../preload/contract/memories.ts';
import type { Translation, TranslationRequest } from '../../preload/contract/text.ts';
import type { Rig } from '../features/rig.ts';
import { all, firstOf, startRig } from '../features/rig.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

let folder: string;
let rig: Rig;
const pids: (number | undefined)[] = [];
/** The real service, as it is built. */
const startHelper: StartHelper = () => {
  const child = fork(at('dist/main/offline.js'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  pids.push(child.pid);
  return {
    send: (message) => child.connected && child.send(message as object, () => undefined),
    onMessage: (listener) => child.on('message', listener),
    onExit: (listener) => child.once('exit', listener),
    kill: () => child.kill(),
  };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-features-service-'));
  rig = await startRig({
    startHelper,
    network: createNodeNetwork({}),
    paths: { data: folder, assets: at('assets') },
  });
});
afterAll(async () => {
  await rig.close();
  rmSync(folder, { recursive: true, force: true });
});

const translate = async (
  text: string,
  options: TranslationRequest['options'] = {},
): Promise<Translation> => {
  const request = { text, source: 'en', target: 'de', options };
  const values = await all(rig.watch('text.translate', request));
  return values.at(-1) as Translation;
};
const officeMemory = async (): Promise<Memory> => {
  const { memories } = await rig.ask('memories.page', { page: 0 });
  const memory = memories.find(({ source, targets }) => source === 'en' && targets.includes('de'));
  if (memory === undefined) throw new Error('no memory ships');
  return memory;
};

describe('the features over the real offline service', () => {
  it('lists languages, memories and usage', async () => {
    const languages = await firstOf(
      rig.watch('languages.watch', undefined),
      ({ state }) => state !== 'loading',
    );
    expect(languages.state === 'ready' && languages.items.length).toBeGreaterThan(100);
    expect((await officeMemory()).segments).toBeGreaterThanOrEqual(200);
    expect(
      await firstOf(rig.watch('usage.watch', undefined), ({ state }) => state !== 'unknown'),
    ).toMatchObject({ state: 'known', connection: 'offline' });
  });

  it('shows for every segment where it comes from, at its place in the whole text', async () => {
    const { id, name } = await officeMemory();
    const value = await translate('  Good morning.\n\nXylophones juggle {name}.\n', {
      memory: { id, name, threshold: 100 },
    });
    expect(value).toMatchObject({ state: 'done', service: 'offline', mismatches: [] });
    const pieces = value.segments.map(({ kind, source, target }) => [
      kind,
      '  Good morning.\n\nXylophones juggle {name}.\n'.slice(...source),
      value.text.slice(...target),
    ]);
    expect(pieces[0]).toEqual(['memory-exact', 'Good morning.', 'Guten Morgen.']);
    expect(pieces[1]?.slice(0, 2)).toEqual(['pseudo', 'Xylophones juggle {name}.']);
    expect(value.text).toMatch(/^ {2}Guten Morgen\.\n\n[^]*\{name\}[^]*\n$/);
  });

  it('translates 200,000 characters in order', async () => {
    const { id, name } = await officeMemory();
    const paragraph = 'Good morning. This is a line that no memory knows at all.\n\n';
    const text = paragraph.repeat(Math.ceil(200_000 / paragraph.length));
    const value = await translate(text, { memory: { id, name, threshold: 75 } });
    expect(value.state).toBe('done');
    expect(value.billed).toBeGreaterThan(190_000);
    const exact = value.segments.filter(({ kind }) => kind === 'memory-exact');
    expect(exact).toHaveLength(text.length / paragraph.length);
    for (const { source, target } of exact) {
      expect(text.slice(...source)).toBe('Good morning.');
      expect(value.text.slice(...target)).toBe('Guten Morgen.');
    }
  });

  const lines = 'Good morning 👩‍👩‍👧. This goes on, and on.\r\n\r\n \t'.repeat(1500);
  const block = '<p class="a">Fish &amp; chips <b>now</b>. <!-- no --> Good morning.</p>';
  it.each<[string, string, TranslationRequest['options']]>([
    ['emoji of several code points', '👩‍👩‍👧‍👦 is a family, 🇪🇺 a flag, e\u0301 a letter.', {}],
    ['line ends of other systems', 'First line.\r\nSecond line.\rThird line.\r\n', {}],
    ['outer blanks', ' \t\u00a0 Good morning. \u3000\n', {}],
    ['blank lines', '\n\nOne.\n\n \n\nTwo.\n\n\n', {}],
    ['only white space', ' \n\t\r\n ', {}],
    ['half a surrogate pair', 'Broken \ud83d here.', {}],
    ['a long text', lines, {}],
    ['a long text without line breaks', lines.replaceAll(/\s+/g, '   '), {}],
    ['a long text whose lines are not sentences', lines, { splitSentences: 'nonewlines' }],
    ['neighbours and context', lines, { neighbours: 2, context: 'A letter to a family.' }],
    ['tags as text', ` ${block} `, {}],
    ['XML', `\n ${block} \n`, { tagHandling: 'xml' }],
    [
      'HTML',
      `  ${block}<br>&nbsp;&eacute;<script>var a = 1;</script>\r\n`,
      { tagHandling: 'html' },
    ],
    ['only tags', ' <p> </p> ', { tagHandling: 'html' }],
    ['long XML', `${block}\r\n \r\n`.repeat(2500), { tagHandling: 'xml' }],
    ['long HTML', `${block}<br>\n\n`.repeat(2500), { tagHandling: 'html' }],
  ])('bills %s as its cost said before', async (_, text, options) => {
    const { characters } = await rig.ask('text.cost', {
      text,
      source: 'en',
      target: 'de',
      options,
    });
    expect(await translate(text, options)).toMatchObject({ state: 'done', billed: characters });
    expect(characters === 0).toBe(text.trim() === '');
  });

  it('detects a language and knows what its key may do', async () => {
    expect(
      await rig.ask('text.detect', { text: 'Wir sehen uns morgen früh im Büro wieder.' }),
    ).toEqual({ outcome: 'success', language: 'de', by: 'service' });
    await rig.ask('connections.probe', undefined);
    const capabilities = await firstOf(
      rig.watch('connections.capabilities', undefined),
      () => true,
    );
    // Admin calls take a key of their own and are noted when they are made.
    const others = capabilities.filter(({ feature }) => feature !== 'admin');
    expect(others.filter(({ state }) => state !== 'available')).toEqual([]);
    expect(others).not.toEqual([]);
  });

  it('outlives the service, which is started again', async () => {
    process.kill(pids.at(-1) ?? 0, 'SIGKILL');
    expect(await translate('Good morning.')).toMatchObject({ state: 'done', service: 'offline' });
    expect(pids).toHaveLength(2);
  });
});
