import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createDetector } from '../../../main/engine/detection/detector.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import { detectSource } from '../../../main/engine/translation/source-language.ts';
import type { TranslationRequest } from '../../../main/engine/translation/translation-request.ts';
import { createUsualSources } from '../../../main/engine/translation/usual-sources.ts';

const ports = async () => ({
  detector: await createDetector(),
  memories: openMemories(new DatabaseSync(':memory:')),
  usual: createUsualSources(),
});
const request = (more: Partial<TranslationRequest> = {}): TranslationRequest => ({
  text: '',
  source: null,
  target: 'en-GB',
  glossaries: [],
  split: '1',
  preserveFormatting: false,
  ...more,
});
/** Written alike in Italian, Spanish and Portuguese. */
const ALIKE = 'porta';

describe('the source language of a text that does not tell it', () => {
  it('is the usual one, as translations before showed it', { timeout: 60_000 }, async () => {
    const given = await ports();
    for (const language of ['pt', 'it']) {
      for (let n = 0; n < 100; n += 1) given.usual.note(`${language}-XX`);
      expect(await detectSource(ALIKE, request(), given)).toBe(language);
    }
  });

  it('is that of its context, before what is usual', async () => {
    const given = await ports();
    for (let n = 0; n < 10; n += 1) given.usual.note('pt');
    const context = 'Il tecnico apre il quadro elettrico e controlla che la spia sia accesa.';
    expect(await detectSource(ALIKE, request({ context }), given)).toBe('it');
  });

  it('is that of the other texts of its request', async () => {
    const given = await ports();
    const companions = [ALIKE, 'O técnico abre o quadro elétrico e verifica se a luz está acesa.'];
    expect(await detectSource(ALIKE, request({ companions }), given)).toBe('pt');
  });

  it('is that of the memory that the request names', async () => {
    const given = await ports();
    const { id } = given.memories.create({ name: 'Office', source: 'it', targets: ['en'] });
    expect(await detectSource(ALIKE, request({ memory: { id, threshold: 75 } }), given)).toBe('it');
  });

  it('is hardly the target', async () => {
    const given = await ports();
    expect(await detectSource('Chef', request({ target: 'de' }), given)).not.toBe('de');
    expect(await detectSource('Chef', request({ target: 'fr' }), given)).not.toBe('fr');
  });

  it.each(['de', 'en-US', 'nl', 'ja', 'pt-BR'])(
    'is never the target by a guess: %s',
    async (target) => {
      const given = await ports();
      for (let n = 0; n < 10; n += 1) given.usual.note(target);
      for (const text of ['X-200 B', 'Pro Max 15', 'Hotel Taxi', 'OK', 'Nr. 12', 'Oslo, Bergen']) {
        const { outcome } = await given.detector.detect(text);
        const source = await detectSource(text, request({ target }), given);
        if (outcome !== 'success') expect(source.slice(0, 2), text).not.toBe(target.slice(0, 2));
      }
    },
  );

  it('is learnt from texts of which detection is sure', async () => {
    const given = await ports();
    await detectSource(
      'Il pagamento si effettua entro trenta giorni dalla data.',
      request(),
      given,
    );
    expect([...given.usual.shares.keys()]).toEqual(['it']);
  });
});

describe('usual sources', () => {
  it('are shares that fade, and few translations say little', () => {
    const usual = createUsualSources();
    expect(usual.shares.size).toBe(0);
    usual.note('de-CH');
    expect(usual.shares.get('de')).toBeCloseTo(1 / 3);
    for (let n = 0; n < 200; n += 1) usual.note('fr');
    expect(usual.shares.get('fr')).toBeGreaterThan(0.97);
    expect(usual.shares.get('de')).toBeLessThan(0.01);
  });
});
