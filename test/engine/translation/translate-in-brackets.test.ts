import { describe, expect, it } from 'vitest';
import type { MachineTranslation } from '../../../main/engine/machine/engine.ts';
import { CODE_CHARACTER } from '../../../main/engine/markup/coded-text.ts';
import { engineOf, setting } from './setting.ts';

const GLOSSARIES = [
  { source: 'meeting', target: 'Sitzung' },
  { source: 'annual report', target: 'Geschäftsbericht' },
];

/** An engine that moves pairs along: what it makes of a segment, with its codes by their order. */
const moving = (answer: (codes: readonly string[]) => string): MachineTranslation => ({
  ...engineOf((segment) => answer(segment.match(CODE_CHARACTER) ?? [])),
  movesPairs: true,
});
const translate = async (text: string, answer: (codes: readonly string[]) => string) =>
  (await setting({ engines: [moving(answer)] }).translate(text, { glossaries: GLOSSARIES })).text;

describe('glossary terms between brackets', () => {
  it('take the place of the words that the engine moved along', async () => {
    const text = await translate('the annual report of the meeting', ([a, b, c, d]) =>
      d === undefined ? 'nichts' : `auf der ${c}Besprechung${d} der ${a}Bericht${b}`,
    );
    expect(text).toBe('auf der Sitzung der Geschäftsbericht');
  });

  it.each([
    ['nothing', (codes: readonly string[]) => `die ${codes.join('')} da`],
    [
      'half a sentence',
      ([a = '', b = '']: readonly string[]) => `${a}die Besprechung ist heute${b}`,
    ],
  ])('are kept otherwise where the engine puts %s between them', async (_, answer) => {
    const text = await translate('the meeting', answer);
    expect(text).toContain('Sitzung');
  });
});
