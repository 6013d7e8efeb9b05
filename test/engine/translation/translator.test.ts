import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPseudo } from '../../../main/engine/machine/pseudo.ts';
import type { MachineTranslation } from '../../../main/engine/machine/engine.ts';
import type { TranslationRequest } from '../../../main/engine/translation/translation-request.ts';
import { engineOf, pieces, saying, setting } from './setting.ts';

const UNITS = [
  ['Good morning.', 'Guten Morgen.'],
  ['Please close the window.', 'Bitte schließen Sie das Fenster.'],
  ['One line. Another line.', 'Zwei Zeilen.'],
  ['First paragraph.\nSecond paragraph.', 'Beide\nAbsätze.'],
] as const;

describe('a translation', () => {
  it('takes from the memory what it has and the rest from an engine, with white space as it was', async () => {
    const text = '  Good morning.  How are you?\n\n\tPlease close the windows.\r\n';
    const { translate } = setting({ units: UNITS });
    const result = await translate(text);
    expect(result.text).toBe(
      '  Guten Morgen.  [!! Ĥöŵ åŕé ýöû? ~~~ !!]\n\n\tBitte schließen Sie das Fenster.\r\n',
    );
    expect(pieces(text, result)).toEqual([
      ['memory-exact', 'Good morning.', 'Guten Morgen.'],
      ['pseudo', 'How are you?', '[!! Ĥöŵ åŕé ýöû? ~~~ !!]'],
      ['memory-fuzzy', 'Please close the windows.', 'Bitte schließen Sie das Fenster.'],
    ]);
    expect(result.segments[0]).toMatchObject({
      percent: 100,
      memory: 'Office',
      stored: 'Good morning.',
    });
    expect(result.segments[1]).toMatchObject({ engine: 'pseudo' });
    expect(result.segments[2]?.percent).toBeGreaterThanOrEqual(75);
    expect(result.segments[2]?.percent).toBeLessThan(100);
    expect(result).toMatchObject({ detected: 'en', billed: 59 });
  });

  it('uses a match at its threshold and not below', async () => {
    const { translate, memory } = setting({ units: UNITS });
    const text = 'Please close the windows.';
    const { percent = 0 } = (await translate(text)).segments[0] ?? {};
    const kindAt = async (threshold: number) =>
      (await translate(text, { memory: { id: memory.id, threshold } })).segments[0]?.kind;
    expect(await kindAt(percent)).toBe('memory-fuzzy');
    expect(await kindAt(percent + 1)).toBe('pseudo');
    expect(await kindAt(100)).toBe('pseudo');
  });

  it('takes a stored paragraph and a stored text as a whole', async () => {
    const { translate } = setting({ units: UNITS });
    expect((await translate('One line. Another line.')).text).toBe('Zwei Zeilen.');
    expect((await translate('Good morning.\nOne line. Another line.')).text).toBe(
      'Guten Morgen.\nZwei Zeilen.',
    );
    expect((await translate('One line. Another lines.')).segments).toMatchObject([
      { kind: 'memory-fuzzy', stored: 'One line. Another line.' },
    ]);
    const whole = await translate('First paragraph.\nSecond paragraph.');
    expect(whole.text).toBe('Beide\nAbsätze.');
    expect(whole.segments).toHaveLength(1);
  });

  it('prefers a segment that is stored to a paragraph that is similar', async () => {
    const { translate } = setting({
      units: [
        ['Open the door. Close it.', 'x'],
        ['Open the doors.', 'Türen auf.'],
      ],
    });
    const result = await translate('Open the doors. Close it.');
    expect(result.segments.map(({ kind }) => kind)).toEqual(['memory-exact', 'pseudo']);
  });

  it('has no use for a memory of another source language, or one that is not there', async () => {
    const { translate } = setting({ units: UNITS });
    expect((await translate('Good morning.', { source: 'nl' })).segments[0]?.kind).toBe('pseudo');
    const unknown = { id: '00000000-0000-4000-8000-000000000000', threshold: 0 };
    expect((await translate('Good morning.', { memory: unknown })).segments[0]?.kind).toBe(
      'pseudo',
    );
  });

  it('splits as asked', async () => {
    const { translate } = setting();
    const text = 'One two.\nThree\nfour. Five.';
    const sources = async (split: '0' | '1' | 'nonewlines') =>
      pieces(text, await translate(text, { split })).map(([, source]) => source);
    expect(await sources('0')).toEqual([text]);
    expect(await sources('1')).toEqual(['One two.', 'Three', 'four.', 'Five.']);
    expect(await sources('nonewlines')).toEqual(['One two.', 'Three\nfour.', 'Five.']);
  });

  it.each(['', '   ', '\n\n'])('of %j is the same', async (text) => {
    const result = await setting({ units: UNITS }).translate(text);
    expect(result).toMatchObject({ text, segments: [], detected: 'en' });
  });

  it('copies what has nothing to translate', async () => {
    const engine = engineOf((segment) => segment.toUpperCase());
    const { translate } = setting({ engines: [engine] });
    const text = '12.50 €\n{name}\nhttps://example.com/a\nhello';
    expect(pieces(text, await translate(text)).map(([kind]) => kind)).toEqual([
      'source-copy',
      'source-copy',
      'source-copy',
      'engine',
    ]);
    expect(engine.batches).toEqual([['hello']]);
  });

  it.each([
    ['en', 'en-GB'],
    ['en', 'EN-us'],
    ['zh', 'zh-Hant'],
    ['pt', 'pt-BR'],
  ])('from %s to %s is the text unchanged', async (source, target) => {
    const text = 'Good morning. 早上好 ';
    const result = await setting({ units: UNITS }).translate(text, { source, target });
    const whole = [0, text.length];
    expect(result).toMatchObject({
      text,
      detected: source,
      segments: [{ kind: 'source-copy', source: whole, target: whole }],
    });
    expect(result.billed).toBe(18);
  });

  it('is not changed by formality and context, which no engine here knows', async () => {
    const { translate } = setting();
    const plain = await translate('How are you?');
    expect(await translate('How are you?', { formality: 'more', context: 'A letter.' })).toEqual(
      plain,
    );
  });
});

describe('the source language', () => {
  it('is taken as given, in its own letter case', async () => {
    expect((await setting().translate('x y', { source: 'FR' })).detected).toBe('fr');
  });

  it('is detected, else guessed, else English', async () => {
    const detected = async (answer: Parameters<typeof saying>[0]) =>
      (
        await setting({ detector: saying(answer) }).translate('Ein Text', {
          source: null,
          target: 'ja',
        })
      ).detected;
    expect(await detected({ outcome: 'success', language: 'de', guess: 'de' })).toBe('de');
    expect(await detected({ outcome: 'insufficient_confidence', guess: 'nl' })).toBe('nl');
    expect(await detected({ outcome: 'unsupported_language', guess: 'af' })).toBe('af');
    expect(await detected({ outcome: 'no_language_detected', guess: null })).toBe('en');
  });

  it('is that of a memory which holds the text, when detection is unsure', async () => {
    const unsure = saying({ outcome: 'insufficient_confidence', guess: 'it' });
    const { translate } = setting({ units: UNITS, detector: unsure });
    const result = await translate('Good morning.', { source: null });
    expect(result).toMatchObject({ text: 'Guten Morgen.', detected: 'en' });
    expect((await translate('Something else', { source: null })).detected).toBe('it');
  });
});

describe('the engines', () => {
  it('are asked in order, once for all segments of a text', async () => {
    const none = engineOf(
      (segment) => segment,
      () => false,
    );
    const upper = engineOf((segment) => segment.toUpperCase());
    const text = 'One. Two.\nThree.';
    const result = await setting({ engines: [none, upper, createPseudo()] }).translate(text);
    expect(result.text).toBe('ONE. TWO.\nTHREE.');
    expect(result.segments[0]).toMatchObject({ kind: 'engine', engine: 'Test engine' });
    expect(upper.batches).toEqual([['One.', 'Two.', 'Three.']]);
    expect(none.batches).toEqual([]);
  });

  it('give way to the next when they fail', async () => {
    const broken: MachineTranslation = {
      ...engineOf((segment) => segment),
      translate: () => Promise.reject(new Error('broken')),
    };
    const result = await setting({ engines: [broken, createPseudo()] }).translate('Hello.');
    expect(result.segments).toMatchObject([{ kind: 'pseudo' }]);
  });

  it('give way for single segments that come back empty or without a placeholder', async () => {
    const loser = engineOf((segment) =>
      segment.startsWith('Two') ? '' : segment.replace(/[\u{F0000}-\u{10FFFF}]/gu, ''),
    );
    const text = 'One. Two. Three {name}.';
    const result = await setting({ engines: [loser, createPseudo()] }).translate(text);
    expect(pieces(text, result).map(([kind]) => kind)).toEqual(['engine', 'pseudo', 'pseudo']);
    expect(result.text).toContain('{name}');
  });

  it('leave the source when none has an answer', async () => {
    const result = await setting({ engines: [] }).translate('Hello.');
    expect(result).toMatchObject({ text: 'Hello.', segments: [{ kind: 'untranslated' }] });
  });

  it('keep the edges of segments when asked to', async () => {
    const shouting = engineOf((segment) => `X${segment.slice(1).replace(/[?]$/, '')}.`);
    const { translate } = setting({ engines: [shouting] });
    const text = 'open file\nReally?';
    expect((await translate(text)).text).toBe('Xpen file.\nXeally.');
    expect((await translate(text, { preserveFormatting: true })).text).toBe('xpen file\nXeally.');
  });
});

describe('what must stand as it is', () => {
  it('are placeholders, addresses and the private-use characters of a text', async () => {
    const kept = [
      '{name}',
      '%1$d',
      '{{x}}',
      '${x}',
      '%s',
      'https://example.com/a?b',
      'jane@example.com',
      '\u{F0000}',
    ];
    const { text } = await setting().translate(`see ${kept.join(' and ')} now`);
    for (const piece of kept) expect(text).toContain(` ${piece} `);
    expect(text).toContain(' åñď ');
  });

  it('are the targets of glossary terms, unless the memory has the segment', async () => {
    const glossaries = [
      { source: 'window', target: 'Fenster' },
      { source: 'good morning', target: 'Moin' },
      { source: 'name', target: 'Name' },
    ];
    const { translate } = setting({ units: UNITS });
    const result = await translate('Open a window for {name}. Good morning.', { glossaries });
    expect(result.text).toMatch(/^\[!! .* Fenster .* \{name\}\. .* !!\] Guten Morgen\.$/);
    expect((await translate('Window', { glossaries })).text).toBe('Fenster');
  });

  it('are the targets of a glossary that is indexed once for all texts', async () => {
    let reads = 0;
    const glossaries = Array.from({ length: 1000 }, (_, number) => ({
      get source() {
        reads += 1;
        return `term${number}`;
      },
      target: `Wort${number}`,
    }));
    const { translate } = setting();
    expect((await translate('a term7', { glossaries })).text).toContain('Wort7');
    expect(reads).toBeGreaterThanOrEqual(1000);
    reads = 0;
    const texts = ['a term8', 'a term9', 'b term8'];
    await Promise.all(texts.map((text) => translate(text, { glossaries })));
    expect((await translate('term9', { glossaries, target: 'de-AT' })).text).toContain('Wort9');
    expect(reads).toBeLessThan(100);
  });

  it('are terms that hold an address, and addresses that hold a term', async () => {
    const glossaries = [
      { source: 'write to help@example.com', target: 'hilfe@example.com' },
      { source: 'example', target: 'Beispiel' },
    ];
    const { text } = await setting().translate(
      'Please write to help@example.com or www.example.org for an example',
      { glossaries },
    );
    expect(text).toMatch(/hilfe@example\.com .* www\.example\.org .* Beispiel/);
  });
});

describe('the signal', () => {
  it('stops before any work', async () => {
    const { translator, request } = setting();
    const reason = new Error('stopped');
    await expect(translator.translate(request('Hello.'), AbortSignal.abort(reason))).rejects.toBe(
      reason,
    );
  });

  it('stops an engine, and no other engine takes over', async () => {
    const stop = new AbortController();
    const slow: MachineTranslation = {
      ...engineOf((segment) => segment),
      translate: (_segments, _source, _target, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('ended'))),
        ),
    };
    const { translator, request } = setting({ engines: [slow, createPseudo()] });
    const answer = translator.translate(request('Hello.'), stop.signal);
    const reason = new Error('stopped');
    setTimeout(() => stop.abort(reason), 10);
    await expect(answer).rejects.toBe(reason);
  });

  it('reaches a long search in the memory', async () => {
    const { translator, request } = setting({ units: UNITS });
    const stop = new AbortController();
    const lines = Array.from(
      { length: 20_000 },
      (_, line) => `Please close window number ${line} now.`,
    );
    const answer = translator.translate(request(lines.join('\n')), stop.signal);
    setImmediate(() => stop.abort(new Error('stopped')));
    await expect(answer).rejects.toThrow('stopped');
  });
});

it('tiles source and target with ranges that never overlap', async () => {
  const { translate } = setting({ units: [...UNITS, ['a b', 'A\nB'], ['yes', 'ja']] });
  const piece = fc.constantFrom(
    'Good morning.',
    'Please close the windows.',
    'a b',
    'yes',
    'Hello {name}!',
    '12',
    '…',
    '😀',
    '早安。',
    '\n',
    '\r\n',
    ' ',
    '\t',
    '. ',
    'e\u0301',
    '\u{F0001}',
    'One line. Another line.',
  );
  const split = fc.constantFrom<TranslationRequest['split'][]>('0', '1', 'nonewlines');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 20 }), split, async (parts, how) => {
      const source = parts.join('');
      const { text, segments } = await translate(source, { split: how });
      let [from, to] = [0, 0];
      for (const segment of [
        ...segments,
        { source: [source.length, source.length], target: [text.length, text.length] } as const,
      ]) {
        const gap = source.slice(from, segment.source[0]);
        expect(gap.trim()).toBe('');
        expect(text.slice(to, segment.target[0])).toBe(gap);
        expect(segment.source[1]).toBeGreaterThanOrEqual(segment.source[0]);
        [from, to] = [segment.source[1], segment.target[1]];
      }
    }),
    { numRuns: 300 },
  );
});
