import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainBlock } from '../../../main/engine/markup/blocks.ts';
import { isCode, keepsCodes, restoreCodes } from '../../../main/engine/markup/coded-text.ts';
import { MarkupError } from '../../../main/engine/markup/markup-rules.ts';
import type { MarkupRules } from '../../../main/engine/markup/markup-rules.ts';
import { parseMarkup } from '../../../main/engine/markup/parse-markup.ts';
import { cutPassage } from '../../../main/engine/markup/passage.ts';

const XML: MarkupRules = {
  kind: 'xml',
  version: 'v2',
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
};
const HTML: MarkupRules = { ...XML, kind: 'html' };

const texts = (source: string, rules: MarkupRules) =>
  parseMarkup(source, rules)
    .map((block) => block.text)
    .filter((text) => text.trim() !== '');

/** Rewrites every block through the coded form, without a change. */
function rewrite(source: string, rules: MarkupRules): string {
  let result = '';
  let at = 0;
  for (const block of parseMarkup(source, rules)) {
    if (block.text === '') continue;
    const { start, end, coded } = cutPassage(source, block, 0, block.text.length);
    result += source.slice(at, start) + restoreCodes(coded.text, coded.codes, block.write);
    at = end;
  }
  return result + source.slice(at);
}

describe('strict XML', () => {
  it.each([
    '<a>',
    '<a></b>',
    '</a>',
    '<a b=c/>',
    'a & b',
    '&nbsp;',
    '<a>&x;</a>',
    '<',
    '<!-- a',
    '<a b="1" b="2"/>',
  ])('refuses %s', (source) => {
    expect(() => parseMarkup(source, XML)).toThrow(MarkupError);
    expect(() => parseMarkup(source, XML)).toThrow(
      'Tag handling parsing failed, please check input.',
    );
    expect(() => parseMarkup(source, { ...XML, version: 'v1' })).not.toThrow();
  });

  it.each([
    'plain text',
    'two <b>roots</b> and text<i/>',
    '<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY e "x>y">]>\n<d>a</d>',
    '<a:b xml:lang="de">x</a:b>',
    'a &lt; b &#8222;c&#x201c;',
  ])('takes %s', (source) => {
    expect(rewrite(source, XML)).toBe(source);
  });

  it('expands no entities of its own', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>';
    expect(() => parseMarkup(bomb, XML)).toThrow(MarkupError);
  });

  it('takes deep nesting in its stride', () => {
    const deep = `${'<a>'.repeat(20_000)}x${'</a>'.repeat(20_000)}`;
    expect(rewrite(deep, XML)).toBe(deep);
    expect(rewrite('<b>'.repeat(40_000), { ...XML, version: 'v1' })).toBe('<b>'.repeat(40_000));
    expect(rewrite('<b>'.repeat(20_000), HTML)).toBe('<b>'.repeat(20_000));
  });
});

describe('the outline of XML', () => {
  it('finds from text beside an element that it is part of a sentence', () => {
    expect(texts('<d><p>One <b>bold</b> word.</p><p>Two.</p></d>', XML)).toEqual([
      'One bold word.',
      'Two.',
    ]);
    expect(texts('<d><li>Text <ul><li>A</li><li>B</li></ul></li></d>', XML)).toEqual([
      'Text ',
      'A',
      'B',
    ]);
    expect(texts('<p>Go <a><b>there</b></a> now</p>', XML)).toEqual(['Go there now']);
  });

  it('follows the lists of tags', () => {
    expect(texts('<p>One <br/>two <b>three</b></p>', { ...XML, splittingTags: ['br'] })).toEqual([
      'One ',
      'two three',
    ]);
    expect(texts('<p><b>One</b><b>two</b></p>', { ...XML, nonSplittingTags: ['b', 'p'] })).toEqual([
      'Onetwo',
    ]);
    const outline = { ...XML, outlineDetection: false };
    expect(texts('<d><p>One</p><p>two</p></d>', outline)).toEqual(['Onetwo']);
    expect(texts('<d><p>One</p><p>two</p></d>', { ...outline, splittingTags: ['p'] })).toEqual([
      'One',
      'two',
    ]);
  });

  it('keeps ignored elements whole, inside a sentence and beside one', () => {
    const rules = { ...XML, ignoreTags: ['x'] };
    expect(texts('<p>Press <x>Ctrl <b>C</b></x> now</p>', rules)).toEqual(['Press \uFFFC now']);
    expect(texts('<d><x>secret</x><p>open</p></d>', rules)).toEqual(['open']);
    expect(texts('<d><x>a<x>b</x></x>c</d>', rules)).toEqual(['\uFFFCc']);
  });

  it('reads CDATA as text of its own and leaves comments and instructions alone', () => {
    expect(texts('<p>a<![CDATA[1 < 2 & <b>]]></p>', XML)).toEqual(['a', '1 < 2 & <b>']);
    expect(texts('<p>a<!-- no -->b<?php no ?></p>', XML)).toEqual(['ab']);
    const [block] = parseMarkup('<![CDATA[x]]>', XML);
    expect(block?.write('a ]]> b')).toBe('a ]]]]><![CDATA[> b');
  });
});

describe('HTML', () => {
  it('breaks at block elements only', () => {
    expect(texts('<p>One <b>bold</b> <img src=x> word<p>Two<br>three', HTML)).toEqual([
      'One bold  word',
      'Two',
      'three',
    ]);
    expect(texts('<table><tr><td>A<td>B</table>', HTML)).toEqual(['A', 'B']);
    expect(texts('<title>Café &amp; bar</title><textarea>a <b> c</textarea>', HTML)).toEqual([
      'Café & bar',
      'a <b> c',
    ]);
  });

  it.each([
    '<script>var a = "<p>no</p>";</script>',
    '<style>p { }</style>',
    '<code>x</code>',
    '<p translate="no">no</p>',
    '<p class="a notranslate">no</p>',
    '<span translate=NO>no</span>',
  ])('does not touch %s', (locked) => {
    const source = `<div>yes</div>${locked}<div>yes</div>`;
    expect(texts(source, HTML).join()).not.toContain('no');
    expect(rewrite(source, HTML)).toBe(source);
  });

  it('reads references and writes them as they were', () => {
    const source = '<p>Fish &amp; chips&nbsp;&mdash; 1 &lt; 2, caf&eacute; &#8364;5</p>';
    expect(texts(source, HTML)).toEqual(['Fish & chips\u00a0— 1 < 2, café €5']);
    expect(rewrite(source, HTML)).toBe(source);
  });

  it.each([
    '<b>a<i>b</b>c</i>',
    'a</p>b',
    '<table>x<td>y</table>',
    '</div></div>',
    '<p',
    '<a href="x',
    '<!doctype html><html><body>x</body></html> y',
    'a < b',
    '<template><p>t</p></template>',
    '<svg><text>x</text></svg>',
    '<frameset>',
    '<select><option>a<option>b</select>',
    '\u0000x',
  ])('never fails: %s', (source) => {
    const written = rewrite(source, HTML);
    expect(written.replaceAll('&lt;', '<')).toBe(source);
  });

  it('is unchanged byte for byte when nothing is translated', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<i class="x">',
      '</i>',
      '<br>',
      '<table>',
      '<td>',
      '</table>',
      ' word ',
      'ä',
      '&amp;',
      '&eacute;',
      '&nbsp;',
      '\n',
      '<!-- c -->',
      '<script>a<b</script>',
      '</x>',
      '<code>k</code>',
      '<div translate="no">',
      '</div>',
      '>',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const source = pieces.join('');
        expect(rewrite(source, HTML)).toBe(source);
      }),
      { numRuns: 400 },
    );
  });
});

it('rewrites well-formed XML without a change', () => {
  const leaf = fc.constantFrom(
    'text',
    ' ',
    '\n  ',
    '&amp;',
    '&#233;',
    '<br/>',
    '<!--c-->',
    '<![CDATA[<]]>',
    'ä😀',
    '>',
  );
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof({ depthSize: 'small' }, leaf, tie('element')),
    element: fc
      .tuple(fc.constantFrom('a', 'b', 'x'), fc.array(tie('node'), { maxLength: 5 }))
      .map(([name, inner]) => `<${name} k="1">${inner.join('')}</${name}>`),
  }));
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (nodes) => {
      const source = nodes.join('');
      for (const ignoreTags of [[], ['x']])
        expect(rewrite(source, { ...XML, ignoreTags })).toBe(source);
    }),
    { numRuns: 400 },
  );
});

describe('a passage', () => {
  const cut = (source: string, part: string) => {
    const [block] = parseMarkup(source, { ...HTML });
    if (!block) throw new Error('No block.');
    const from = block.text.indexOf(part);
    return cutPassage(source, block, from, from + part.length);
  };

  it('leaves tags that stand round it outside', () => {
    const { start, end, lookup } = cut('<b><i>Save</i></b>', 'Save');
    expect([start, end, lookup]).toEqual([6, 10, 'Save']);
  });

  it('takes in the partner of a tag that it has', () => {
    expect(cut('<b>Bold</b> word.', 'Bold word.').lookup).toBe('<b>Bold</b> word.');
    expect(cut('See <a href="x">this</a>', 'See this').lookup).toBe('See <a href="x">this</a>');
    expect(cut('<u><b>One</b> two</u> Three', 'One two').lookup).toBe('<b>One</b> two');
  });

  it('keeps a tag without its partner where it is', () => {
    const passage = cut('<b>One. Two</b> more.', 'Two more.');
    expect(passage.lookup).toBe('Two</b> more.');
    expect(passage.coded.codes).toEqual([{ kind: 'close', raw: '</b>', partner: null }]);
  });

  it('codes private-use characters of the text itself', () => {
    const source = 'a\u{F0000}b\u{10FFFD}c';
    const { coded } = cutPassage(source, plainBlock(source), 0, source.length);
    expect(coded.codes.map((code) => code.raw)).toEqual(['\u{F0000}', '\u{10FFFD}']);
    expect(restoreCodes(coded.text, coded.codes, (text) => text)).toBe(source);
  });

  it('tells whether a translation keeps its codes', () => {
    const { coded } = cut('<b>One</b> <i>two</i> <img> three', 'One two  three');
    const [b, endB, i, endI, img] = Array.from(coded.text).filter(isCode);
    const keeps = (...order: (string | undefined)[]) => keepsCodes(order.join('x'), coded);
    expect(coded.codes).toHaveLength(5);
    expect(keeps(b, endB, i, endI, img)).toBe(true);
    expect(keeps(i, endI, img, b, endB)).toBe(true);
    expect(keeps(b, i, endI, endB, img)).toBe(true);
    expect(keeps(b, i, endB, endI, img)).toBe(false);
    expect(keeps(endB, b, i, endI, img)).toBe(false);
    expect(keeps(b, endB, i, endI)).toBe(false);
    expect(keeps(b, endB, i, endI, img, img)).toBe(false);
    expect(keeps(b, endB, i, endI, img, '\u{F0009}')).toBe(false);
  });
});
