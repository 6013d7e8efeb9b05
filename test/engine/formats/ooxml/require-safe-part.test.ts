import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentRefusal } from '../../../../main/engine/formats/document-filter.ts';
import { requireSafeXml } from '../../../../main/engine/formats/inline/require-safe-xml.ts';
import { requireSafePart } from '../../../../main/engine/formats/ooxml/require-safe-part.ts';

const isRefused = (check: (text: string) => void, text: string) => {
  try {
    check(text);
    return false;
  } catch (error) {
    if (error instanceof DocumentRefusal) return true;
    throw error;
  }
};

const WHOLE =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- a --><w:d xmlns:w="u" w:a=\'1 > "2"\'><w:p/><w:p w:b="&#65;&amp;"><w:t>A &lt;é&#x20AC;</w:t><![CDATA[<x>]]><?go on?><w:t xml:space="preserve"> ]] </w:t></w:p></w:d>\n';

/** Pieces that break XML, or nearly do. */
const PIECES = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '/',
  '=',
  '-',
  ' ',
  '\n',
  'x',
  'é',
  '\u0001',
  '\uFFFE',

  ']]>',
  '--',
  '<!--',
  '-->',
  '<?',
  '?>',
  '<?xml version="1.0"?>',
  '<![CDATA[',
  '</w:p>',
  '<w:p>',
  '<a/>',
  ' w:a="1"',
  '&nbsp;',
  '&#0;',
  '&#xD800;',
  '&#x110000;',
  '&#9;',
  '<1>',
  '<>',
  '< a>',
  '<a b>',
  '<a b="<">',
  'xmlns:q="u"',
];

describe('requireSafePart', () => {
  it('refuses what a strict parser refuses, and nothing else', () => {
    expect(isRefused(requireSafePart, WHOLE)).toBe(false);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            at: fc.nat(WHOLE.length),
            cut: fc.nat(4),
            piece: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES)),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        (changes) => {
          let text = WHOLE;
          for (const { at, cut, piece } of changes) {
            text = text.slice(0, at) + piece + text.slice(at + cut);
          }
          // The strict parser lets a `?` follow the name of an instruction, which XML 1.0 (2.6) forbids.
          fc.pre(!/<\?[^\s?]+\?[^>]/.test(text));
          expect(isRefused(requireSafePart, text), JSON.stringify(text)).toBe(
            isRefused(requireSafeXml, text),
          );
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('refuses document types, which a parser may take', () => {
    expect(isRefused(requireSafePart, '<!DOCTYPE a SYSTEM "b"><a/>')).toBe(true);
    expect(isRefused(requireSafePart, '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe(true);
  });

  it('refuses elements that nest too deep', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(isRefused(requireSafePart, nested(1_000))).toBe(false);
    expect(isRefused(requireSafePart, nested(1_001))).toBe(true);
  });
});

it('refuses a wrong tag that differs from a right one by a letter', () => {
  const part = (tag: string) => `<d><p b="1" c="zz"/>${tag}</d>`;
  expect(isRefused(requireSafePart, part('<p b="1" c="zz"/>'))).toBe(false);
  for (const tag of [
    '<p b="1"_c="zz"/>',
    '<p b="<" c="zz"/>',
    '<p b="&" c="zz"/>',
    '<p c="1" c="zz"/>',
  ]) {
    expect(isRefused(requireSafePart, part(tag))).toBe(true);
  }
});
