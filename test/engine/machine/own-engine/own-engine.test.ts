import { describe, expect, it } from 'vitest';
import { createDetector } from '../../../../main/engine/detection/detector.ts';
import { EngineFailure } from '../../../../main/engine/machine/engine.ts';
import { createOwnEngine } from '../../../../main/engine/machine/own-engine/own-engine.ts';
import type { OwnEngineCall } from '../../../../main/engine/machine/own-engine/own-engine.ts';
import type { Code } from '../../../../main/engine/markup/coded-text.ts';
import { codeCharacter } from '../../../../main/engine/markup/coded-text.ts';

const never = new AbortController().signal;
const [open, close, alone] = [0, 1, 2].map(codeCharacter) as [string, string, string];
const CODES: readonly Code[] = [
  { kind: 'open', raw: '<b>', partner: 1 },
  { kind: 'close', raw: '</b>', partner: 0 },
  { kind: 'kept', raw: 'Vertrag', partner: null },
];

async function engineOf(
  answer: (call: OwnEngineCall) => readonly (string | null)[] | Promise<never>,
  form: 'html' | 'segments' = 'segments',
) {
  const calls: OwnEngineCall[] = [];
  const engine = createOwnEngine({
    facts: { name: 'model (host)', form, pairs: form === 'html' ? [['en', 'de']] : null },
    detector: await createDetector(),
    send: (call) => {
      calls.push(call);
      return Promise.resolve(answer(call));
    },
  });
  return { engine, calls };
}

describe('an engine at an address', () => {
  it('gets tags as tags of its own, and gives them back in their places', async () => {
    const { engine, calls } = await engineOf(() => ['<g0>Der <x2>Vertrags</x2></g0> ist da.']);
    const answers = await engine.translate(
      [`The ${open}${alone}${close} is here.`],
      'en',
      'de',
      never,
      { codes: [CODES], terms: [{ source: 'contract', target: 'Vertrag' }] },
    );
    expect(calls[0]?.passages).toEqual(['The <g0><x2>Vertrag</x2></g0> is here.']);
    expect(calls[0]?.terms).toEqual([{ source: 'contract', target: 'Vertrag' }]);
    expect(answers).toEqual([`${open}Der ${alone}${close} ist da.`]);
  });

  it('gets markup as HTML where it takes that, apart from text without', async () => {
    const { engine, calls } = await engineOf(
      ({ passages }) => passages.map((one) => one.replace('is', 'ist')),
      'html',
    );
    const answers = await engine.translate(
      [`${open}It${close} is < 3${alone}`, 'It is < 3'],
      'en',
      'de',
      never,
      { codes: [CODES, []] },
    );
    expect(calls.map(({ isMarkup, passages }) => [isMarkup, passages])).toEqual([
      [false, ['It is < 3']],
      [true, ['<b id="0">It</b> is &lt; 3<img id="2">']],
    ]);
    expect(answers).toEqual([`${open}It${close} ist < 3${alone}`, 'It ist < 3']);
    expect([engine.covers('en', 'de-CH'), engine.covers('en', 'fr')]).toEqual([true, false]);
  });

  it.each([
    ['count', 'One two three.', null],
    ['empty', 'One two three.', '  '],
    ['tags', 'Text <g0>with</g0>.', 'Text'],
    ['numbers', 'It costs 1,250.50 euros today.', 'Es kostet heute 1.250,60 Euro.'],
    [
      'language',
      'The committee will publish its decision at the end of the month.',
      'Le comité publiera sa décision à la fin du mois prochain.',
    ],
    [
      'language',
      'The committee will publish its decision at the end of the month.',
      'The committee will publish its decision at the end of the month.',
    ],
    ['length', 'Short text.', 'und so weiter '.repeat(20)],
  ])('an answer is refused for its %s: %s → %s', async (lack, source, answer) => {
    const { engine } = await engineOf(({ passages }) => passages.map(() => answer));
    expect(await engine.translate([source], 'en', 'de', never)).toEqual([{ lack }]);
  });

  it('takes what is right, with numbers as the language writes them', async () => {
    const { engine } = await engineOf(() => [
      'Es kostet heute 1.250,50 Euro.',
      'Drei Tage',
      'Dragoman 2',
    ]);
    const sources = ['It costs 1,250.50 euros today.', '3 days', 'Dragoman 2'];
    expect(await engine.translate(sources, 'en', 'de', never)).toEqual([
      'Es kostet heute 1.250,50 Euro.',
      'Drei Tage',
      'Dragoman 2',
    ]);
  });

  it('a lost tag affects only its own segment', async () => {
    const { engine } = await engineOf(() => ['<g0>A</g0>', 'B<g0></g0>', '</g0>C<g0>']);
    const codes = CODES.slice(0, 2);
    const answers = await engine.translate(
      [`${open}a${close}`, `${open}b${close}`, `${open}c${close}`],
      'en',
      'de',
      never,
      { codes: [codes, codes, codes] },
    );
    expect(answers).toEqual([`${open}A${close}`, `B${open}${close}`, { lack: 'tags' }]);
  });

  it('goes in batches, and the first failure ends them', async () => {
    let batches = 0;
    const { engine, calls } = await engineOf(({ passages }) => {
      batches += 1;
      if (batches === 2) return Promise.reject(new EngineFailure('too-slow'));
      return passages;
    });
    const answers = await engine.translate(Array(50).fill('Name'), 'en', 'de', never);
    expect(calls.map(({ passages }) => passages.length)).toEqual([20, 20]);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('Name'));
    expect(answers.slice(20)).toEqual(Array(30).fill({ lack: 'too-slow' }));
  });

  it('is not asked for a text that has our own marks', async () => {
    const { engine, calls } = await engineOf(({ passages }) => passages);
    const texts = ['Write </seg><seg n="2">x</seg> here', 'Write <x1/> here', 'Name'];
    expect(await engine.translate(texts, 'en', 'de', never)).toEqual([
      { lack: 'tags' },
      { lack: 'tags' },
      'Name',
    ]);
    expect(calls.flatMap(({ passages }) => passages)).toEqual(['Name']);
  });
});
