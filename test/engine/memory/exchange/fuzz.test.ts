import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportRefusal } from '../../../../main/engine/memory/exchange/import-refusal.ts';
import { createRepairs } from '../../../../main/engine/memory/exchange/repairs.ts';
import { createTmxReader } from '../../../../main/engine/memory/exchange/tmx-reader.ts';
import type { UnitReader, UnitSink } from '../../../../main/engine/memory/exchange/unit-reader.ts';
import { createXliffReader } from '../../../../main/engine/memory/exchange/xliff-reader.ts';
import { tmx, tu } from './importing.ts';

/** A sound file, to be damaged. */
const SOUND = tmx(
  tu('Save <ph x="1">{0}</ph> &amp; more', 'Sichern') +
    '<!-- note --><tu><prop type="p">v</prop><note>n</note><tuv xml:lang="en"><seg><![CDATA[a<b]]>' +
    '</seg></tuv><tuv lang="fr"><seg><bpt i="1">&lt;b&gt;</bpt>c<ept i="1"/></seg></tuv></tu>',
  undefined,
  '<!DOCTYPE tmx SYSTEM "tmx14.dtd">',
);

const bits = fc.constantFrom(
  ...['<', '>', '/', '&', '"', "'", ']]>', '<![CDATA[', '<!--', '-->', '<?', '?>', '<tu>', '</tu>'],
  ...[
    '<seg>',
    '</seg>',
    '</tuv>',
    '<hi>',
    '</hi>',
    '<sub>',
    '=',
    '&#0;',
    '&#xD800;',
    '&amp',
    '\u0000',
  ],
  ...[
    '<!DOCTYPE',
    '[',
    '<tuv xml:lang="en">',
    '\ud800',
    '\uFEFF',
    '<ph',
    '</bpt>',
    '<source>',
    '<g id="1">',
  ],
);

const damages = fc.array(
  fc.record({
    at: fc.nat(SOUND.length),
    cut: fc.nat(12),
    put: fc.oneof(bits, fc.string({ maxLength: 4 })),
  }),
  { maxLength: 8 },
);

test.each([
  ['TMX', (asked, sink) => createTmxReader(asked, null, sink)],
  ['XLIFF', createXliffReader],
])('a damaged file is read or refused as %s, however its pieces fall', (_, createReader) => {
  const read = (text: string, pieces: number) => {
    const units: string[] = [];
    const sink: UnitSink = {
      repairs: createRepairs(),
      languages: () => undefined,
      unit: ({ line, unit }) =>
        units.push(`${line} ${unit.source} ${JSON.stringify(unit.targets)}`),
      bad: (line, reason) => units.push(`${line} ${reason}`),
    };
    const reader: UnitReader = createReader(null, sink);
    try {
      for (let at = 0; at < text.length; at += pieces) reader.feed(text.slice(at, at + pieces));
      reader.end();
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      return [...units, error.reason];
    }
    return units;
  };
  fc.assert(
    fc.property(damages, fc.integer({ min: 1, max: 40 }), (damage, pieces) => {
      let text = SOUND;
      for (const { at, cut, put } of damage) text = text.slice(0, at) + put + text.slice(at + cut);
      // A carriage return at the edge of a piece is part of a line end that follows.
      expect(read(text, pieces)).toEqual(read(text, text.length + 1));
    }),
    { numRuns: 3000 },
  );
});
