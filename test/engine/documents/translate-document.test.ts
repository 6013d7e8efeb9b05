import { describe, expect, it, vi } from 'vitest';
import { translateDocument } from '../../../main/engine/documents/translate-document.ts';
import type {
  DocumentPorts,
  DocumentRequest,
} from '../../../main/engine/documents/translate-document.ts';
import type { Unit } from '../../../main/engine/formats/document-filter.ts';
import { MarkupError } from '../../../main/engine/markup/markup-rules.ts';
import type {
  TranslatedText,
  TranslationRequest,
} from '../../../main/engine/translation/translation-request.ts';
import { createFakeFilter } from './fake-filter.ts';

const request: DocumentRequest = {
  source: 'en',
  target: 'de',
  glossaries: [],
  formality: 'default',
  watermark: false,
  outputFormat: null,
};
const unit = (text: string, more: Partial<Unit> = {}): Unit => ({ id: text, text, ...more });

/** Puts text in capitals, its tags as they are. */
const capitals = ({ text }: TranslationRequest): Promise<TranslatedText> =>
  Promise.resolve({
    text: text.replace(/<[^>]*>|[^<]+/g, (piece) =>
      piece.startsWith('<') ? piece : piece.toUpperCase(),
    ),
    detected: 'en',
    segments: [{ kind: 'engine', source: [0, 1], target: [0, 1] }],
    billed: 0,
  });

async function run(
  units: readonly Unit[],
  asked: Partial<DocumentRequest> = {},
  ports: Partial<DocumentPorts> = {},
) {
  const { filter, asked: extracted } = createFakeFilter();
  const translate = vi.fn(capitals);
  const detect = vi.fn<DocumentPorts['detect']>(() => Promise.resolve('en'));
  const shares: number[] = [];
  const input = Buffer.from(JSON.stringify(units));
  const result = await translateDocument(
    input,
    { ...request, ...asked },
    {
      filter,
      translate,
      detect,
      surroundings: { env: {}, assets: '/assets', ocrData: null },
      signal: new AbortController().signal,
      onProgress: (share) => shares.push(share),
      mostCharacters: 1_000_000,
      ...ports,
    },
  );
  const texts = JSON.parse(Buffer.from(result.merged.bytes).toString()) as string[];
  return { result, texts, translate, detect, extracted, shares };
}

describe('a document', () => {
  it('is translated unit by unit, tags as they are, and told of', async () => {
    const { result, texts, translate, detect, extracted, shares } = await run(
      [unit('a <g1>bold</g1> word<x2/>', { place: 'page 1' }), unit('b &amp; c')],
      {
        memory: { id: 'm', threshold: 80 },
        formality: 'more',
        watermark: true,
        outputFormat: 'docx',
      },
    );
    expect(texts).toEqual(['A <g1>BOLD</g1> WORD<x2/>', 'B &AMP; C']);
    expect(result).toMatchObject({
      source: 'en',
      // Of the text alone: "a bold word" and "b & c".
      characters: 16,
      segments: { engine: 2 },
      warnings: [{ code: 'extracted' }, { code: 'merged' }],
    });
    expect(extracted[0]).toMatchObject({
      source: 'en',
      target: 'de',
      watermark: true,
      outputFormat: 'docx',
      surroundings: { assets: '/assets' },
    });
    expect(translate.mock.calls[0]?.[0]).toMatchObject({
      source: 'en',
      target: 'de',
      memory: { id: 'm', threshold: 80 },
      formality: 'more',
      split: 'nonewlines',
      markup: { kind: 'xml', version: 'v2', outlineDetection: false },
    });
    expect(detect).not.toHaveBeenCalled();
    expect(shares.at(-1)).toBe(1);
  });

  it('has the same text translated once, for each place of it', async () => {
    const { texts, translate, result } = await run([
      unit('same', { id: '1' }),
      unit('other', { id: '2' }),
      unit('same', { id: '3' }),
    ]);
    expect(texts).toEqual(['SAME', 'OTHER', 'SAME']);
    expect(translate).toHaveBeenCalledTimes(2);
    expect(result.segments).toEqual({ engine: 3 });
    expect(result.characters).toBe(13);
  });

  it('is translated in batches, whose share is told', async () => {
    const units = Array.from({ length: 1200 }, (_, index) => unit(`text ${1000 + index}`));
    let [atOnce, most] = [0, 0];
    const { shares, texts } = await run(
      units,
      {},
      {
        translate: async (text) => {
          atOnce += 1;
          most = Math.max(most, atOnce);
          await Promise.resolve();
          atOnce -= 1;
          return capitals(text);
        },
      },
    );
    expect(texts).toHaveLength(1200);
    expect(most).toBe(500);
    expect(shares).toEqual(
      [500 / 1200, 1000 / 1200, 1].map((share) => expect.closeTo(share, 9) as number),
    );
  });

  it('keeps a unit that is not well-formed, or whose translation has no room', async () => {
    const { texts, result } = await run(
      [
        unit('bad', { place: 'B4' }),
        unit('<g1>long</g1>', { maxLength: 4 }),
        unit('12345', { maxLength: 4 }),
      ],
      {},
      {
        translate: (text) =>
          text.text === 'bad' ? Promise.reject(new MarkupError()) : capitals(text),
      },
    );
    expect(texts).toEqual(['kept bad', '<g1>LONG</g1>', 'kept 12345']);
    expect(result.warnings).toEqual([
      { code: 'extracted' },
      { code: 'text-not-translated', place: 'B4' },
      { code: 'translation-too-long' },
      { code: 'merged' },
    ]);
  });

  it('fails with the fault of an engine', async () => {
    const failing = run([unit('a')], {}, { translate: () => Promise.reject(new Error('broken')) });
    await expect(failing).rejects.toThrow('broken');
  });
});

describe('the source language', () => {
  it('is detected of the running text, without tags and signs', async () => {
    const { detect, result } = await run([unit('<g1>One</g1> &lt; two'), unit('three')], {
      source: null,
    });
    expect(detect.mock.calls[0]?.[0]).toBe('One < two\nthree');
    expect(result.source).toBe('en');
  });

  it('is detected of the beginning of a long document', async () => {
    const units = Array.from({ length: 5000 }, (_, index) => unit(`word ${index}`));
    const { detect } = await run(units, { source: null });
    expect(detect.mock.calls[0]?.[0].length).toBeLessThan(8100);
  });

  it.each([
    ['de', 'de'],
    ['en', 'en-GB'],
  ])('stops %s into %s', async (detected, target) => {
    const same = run(
      [unit('text')],
      { source: null, target },
      {
        detect: () => Promise.resolve(detected),
      },
    );
    await expect(same).rejects.toMatchObject({ name: 'DocumentStop', reason: 'equal-languages' });
  });
});

describe('a document is refused', () => {
  it('by its filter', async () => {
    await expect(run([])).rejects.toMatchObject({ name: 'DocumentRefusal', reason: 'empty' });
  });

  it('with more characters than allowed, before anything is translated', async () => {
    const translate = vi.fn(capitals);
    const ports = { mostCharacters: 6, translate };
    const large = run([unit('123'), unit('<g1>4567</g1>')], {}, ports);
    await expect(large).rejects.toMatchObject({ reason: 'too-many-characters' });
    expect(translate).not.toHaveBeenCalled();
    expect((await run([unit('123'), unit('<g1>456</g1>')], {}, ports)).result.characters).toBe(6);
  });

  it('when it is cancelled, between two batches too', async () => {
    const controller = new AbortController();
    const units = Array.from({ length: 600 }, (_, index) => unit(`text ${index}`));
    const translate = vi.fn(capitals);
    const cancelled = run(
      units,
      {},
      {
        translate,
        signal: controller.signal,
        onProgress: () => controller.abort(new Error('enough')),
      },
    );
    await expect(cancelled).rejects.toThrow('enough');
    expect(translate).toHaveBeenCalledTimes(500);
  });
});

it.each([
  ['pptx', true],
  ['docx', true],
  ['xlsx', true],
  ['json', false],
  ['xml', false],
] as const)('takes what looks like a tag for text in what people see: %s', async (id, isShown) => {
  const { filter } = createFakeFilter();
  const { translate } = await run([unit('Press &lt;Enter&gt;')], {}, { filter: { ...filter, id } });
  expect(translate.mock.calls.map(([asked]) => asked.isShown)).toEqual([isShown]);
});
