import fc from 'fast-check';

const WORDS = [
  'word',
  'Two',
  'größer',
  '世界',
  'a > b',
  '&amp;',
  '&lt;b&gt;',
  '&#8222;',
  '&#xA0;',
  '"',
  "'",
  '.',
];
const NAMES = ['p', 'b', 'item', 'x:note', 'ü'];

/** Well-formed XML of any shape, with everything that a document may hold beside elements. */
export function anyXml(): fc.Arbitrary<string> {
  const space = fc.constantFrom('', ' ', '\n  ', '\r\n', '\t');
  const text = fc
    .array(fc.tuple(space, fc.constantFrom(...WORDS)), { maxLength: 4 })
    .map((words) => words.flat().join(''));
  const cdata = fc
    .constantFrom('', ' in <b>CDATA</b> & so ', '<br>', ']]', 'x', ' < ')
    .map((inner) => `<![CDATA[${inner}]]>`);
  const other = fc.constantFrom('<!-- <c> & -->', '<?pi <d> ?>');
  const attributes = fc
    .tuple(
      fc.constantFrom('', ' a="1>2"', " b='&lt;x/>'"),
      fc.constantFrom('', '', '', ' translate="no"', ' translate = "yes"'),
      fc.constantFrom('', '', ' xml:space="preserve"'),
    )
    .map((list) => list.join(''));
  const { node } = fc.letrec<{ node: string; element: string }>((tie) => ({
    node: fc.oneof({ maxDepth: 5 }, text, cdata, other, tie('element')),
    element: fc
      .tuple(fc.constantFrom(...NAMES), attributes, space, fc.array(tie('node'), { maxLength: 5 }))
      .map(([name, list, gap, inner]) =>
        inner.length === 0
          ? `<${name}${list}${gap}/>`
          : `<${name}${list}${gap}>${inner.join('')}</${name}${gap}>`,
      ),
  }));
  return fc
    .tuple(fc.constantFrom('', '<?xml version="1.0"?>\n', '<!-- c -->'), fc.array(node), space)
    .map(([head, inner, tail]) => `${head}<root xmlns:x="y">a word${inner.join('')}</root>${tail}`);
}

/** Puts the words and tags of a unit into another order; what stands in a pair stays there. */
export function reordered(text: string, seed: number): string {
  const parts = text.match(/<(g\d+)>[^]*?<\/\1>|<x\d+\/>|[^<\s]+/g) ?? [];
  return parts
    .map((part, index) => ({ part, key: (index * 7919 + seed) % 101 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ part }) => part)
    .join(' ');
}
