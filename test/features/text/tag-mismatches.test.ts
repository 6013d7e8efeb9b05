import { describe, expect, it } from 'vitest';
import { tagMismatches } from '../../../main/features/text/tag-mismatches.ts';

describe('tagMismatches', () => {
  it.each([
    ['<b>Bold</b> text', '<b>Fetter</b> Text'],
    ['A <a href="x" title="Go on">link</a><br>', 'Ein <a href="x" title="Weiter">Link</a><br/>'],
    ['Hello {name}, you have %d of %1$s', 'Hallo {name}, du hast %1$s von %d'],
    ['{{user.name}} pays ${total} %(currency)s', '%(currency)s ${total} zahlt {{user.name}}'],
    ['100 % of all, 20%ige Lösung', '100 % der Fälle, 20 % solution'],
    ['a < b and c > d', 'a < b und c > d'],
    ['See https://example.org/a', 'Siehe https://example.org/de/a'],
    ['plain', 'schlicht'],
  ])('finds nothing between %j and %j', (source, target) => {
    expect(tagMismatches(source, target)).toEqual([]);
  });

  it.each([
    ['<b>Bold</b>', '<b>Fett', [{ tag: '</b>', inSource: 1, inTarget: 0 }]],
    ['Line<br/>line', 'Zeile Zeile', [{ tag: '<br>', inSource: 1, inTarget: 0 }]],
    [
      'Hi {name}',
      'Hallo {nome}',
      [
        { tag: '{name}', inSource: 1, inTarget: 0 },
        { tag: '{nome}', inSource: 0, inTarget: 1 },
      ],
    ],
    ['%s and %s', '%s', [{ tag: '%s', inSource: 2, inTarget: 1 }]],
    [
      '%1$d of ${max}',
      '%1$d von $ {max}',
      [
        { tag: '${max}', inSource: 1, inTarget: 0 },
        { tag: '{max}', inSource: 0, inTarget: 1 },
      ],
    ],
    ['none', '{{added}}', [{ tag: '{{added}}', inSource: 0, inTarget: 1 }]],
  ])('between %j and %j finds each mark that differs', (source, target, expected) => {
    expect(tagMismatches(source, target)).toEqual(expected);
  });

  it('stays fast on text that looks like a tag and never ends', () => {
    expect(tagMismatches('<a '.repeat(50_000), '')).toEqual([]);
  });
});
