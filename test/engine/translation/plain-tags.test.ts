import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeCharacter } from '../../../main/engine/markup/coded-text.ts';
import { createPseudo } from '../../../main/engine/machine/pseudo.ts';
import { findPlaceholders } from '../../../main/engine/markup/placeholders.ts';
import type { MarkupRules } from '../../../main/engine/markup/markup-rules.ts';
import type { TranslationRequest } from '../../../main/engine/translation/translation-request.ts';
import { engineOf, pieces, setting } from './setting.ts';

const TAG = /<(\/?)([A-Za-z_][\w:.-]*)(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?>/g;

/** What must stand equally often in source and target, sorted: tags by name, and placeholders. */
const marks = (text: string) =>
  [
    ...Array.from(text.matchAll(TAG), ([, slash, name]) => `<${slash}${name}>`),
    ...findPlaceholders(text)
      .map(({ start, end }) => text.slice(start, end))
      .filter((mark) => /^[{$#%]/.test(mark)),
  ].sort();

describe('tags in a text without tag handling', () => {
  it.each([
    ['<b>page 3</b>', '[!! <b>þåğé 3</b> ~~ !!]'],
    ['One<br/>two', '[!! Öñé<br/>ťŵö ~~ !!]'],
    ['Go back</a>', '[!! Ğö ƀåçķ</a> ~~ !!]'],
    ['<g id="1">Save</g>', '[!! <g id="1">Šåṽé</g> ~~ !!]'],
    ['a < b', '[!! å < ƀ ~ !!]'],
    ['a<b and c', '[!! å<ƀ åñď ç ~~ !!]'],
    ['I <3 you', '[!! Î <3 ýöû ~~ !!]'],
    ['a<b+c>d', '[!! å<ƀ+ç>ď ~~ !!]'],
  ])('%j stay as they are', async (text, expected) => {
    const result = await setting().translate(text);
    expect(result.text).toBe(expected);
  });

  it.each([
    ['<Insert your name>', '<Îñšéŕť'],
    ['Press <Enter> now', '<Éñťéŕ>'],
    ['<Title>', '<Ťîťļé>'],
    ['<b>page</b><br/>', '<b>þåğé</b><br/>'],
    ['Use <a href="x">it</a>', '<a href="x">îť</a>'],
    ['Dear <user_name>', '<user_name>'],
  ])('of what people see of a document are few: %j', async (text, expected) => {
    const result = await setting().translate(text, { isShown: true });
    expect(result.text).toContain(expected);
  });

  it('are copied where nothing else stands', async () => {
    const text = '<br/>\n<hr class="x">\n<p>1</p>';
    expect(pieces(text, await setting().translate(text)).map(([kind]) => kind)).toEqual([
      'source-copy',
      'source-copy',
      'source-copy',
    ]);
  });

  it('are not cut by sentences or lines in their attributes', async () => {
    const tags = ['<a title="Stop here. Go on!\nNow.">', '</a>', '{\nname }'];
    const text = `See ${tags[0]}this${tags[1]} and {\nname }. Then go.`;
    for (const split of ['0', '1', 'nonewlines'] as const) {
      const result = await setting().translate(text, { split });
      for (const tag of tags) expect(result.text).toContain(tag);
    }
  });

  it('hold no glossary terms, and terms may stand between them', async () => {
    const glossaries = [
      { source: 'b', target: 'X' },
      { source: 'page', target: 'Seite' },
    ];
    const { text } = await setting().translate('<b>page</b> b', { glossaries });
    expect(text).toMatch(/^<b>Seite<\/b> X$/);
  });

  it('are billed like all other text', async () => {
    expect((await setting().translate('<b>page 3</b>')).billed).toBe(13);
  });

  it('reach an engine as codes, which it may move but not cross or lose', async () => {
    const text = 'the <b>red</b> house';
    const [open, close] = [codeCharacter(0), codeCharacter(1)];
    const by = async (answer: string) => {
      const engine = engineOf(() => answer);
      const result = await setting({ engines: [engine, createPseudo()] }).translate(text);
      expect(engine.batches).toEqual([[`the ${open}red${close} house`]]);
      return [result.text, result.segments[0]?.kind];
    };
    expect(await by(`la casa ${open}roja${close}`)).toEqual(['la casa <b>roja</b>', 'engine']);
    for (const wrong of [`la ${close}casa${open} roja`, `la ${open}casa roja`]) {
      expect(await by(wrong)).toEqual([expect.stringContaining('<b>ŕéď</b>'), 'pseudo']);
    }
  });

  it('keep their order when they are not in pairs', async () => {
    const engine = engineOf((segment) => Array.from(segment).reverse().join(''));
    const { translate } = setting({ engines: [engine, createPseudo()] });
    expect((await translate('a<br>b</i>c')).segments[0]?.kind).toBe('pseudo');
    expect((await translate('a<br>b')).text).toBe('b<br>a');
  });
});

it('tags that a text with tag handling shows as text stay too', async () => {
  const markup: MarkupRules = {
    kind: 'xml',
    version: 'v2',
    outlineDetection: true,
    splittingTags: [],
    nonSplittingTags: [],
    ignoreTags: [],
  };
  const written = async (text: string) => (await setting().translate(text, { markup })).text;
  expect(await written('<p><i>a</i> &lt;b&gt;page&lt;/b&gt;</p>')).toContain(
    '&lt;b&gt;þåğé&lt;/b&gt;',
  );
  expect(await written('<p><![CDATA[<b>page</b>]]></p>')).toContain('<b>þåğé</b>');
});

it('no tag or placeholder is lost or made, whatever stands round it', async () => {
  const piece = fc.constantFrom(
    ...['<b>', '</b>', '<br/>', '<br />', '<g id="1">', '</a>', '<a href="x" title="Go on. Now!">'],
    ...['<', '>', ' < ', '"', "'", '/', '</', '<a "', '<x\ny>', '<!-- a -->', '<_1 ', '<größe>'],
    ...['{name}', '${total}', '%1$d', '{{ a\nb }}', '{', '}', '%', '100 %', 'https://a.b/{c}'],
    ...['page 3', 'One. Two', '. ', '! ', '。', '\n', ' ', '\t', 'Größe', '😀', 'b'],
  );
  const split = fc.constantFrom<TranslationRequest['split'][]>('0', '1', 'nonewlines');
  const glossaries = [{ source: 'b', target: 'Ü' }];
  const { translate } = setting();
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 24 }), split, async (parts, how) => {
      const source = parts.join('');
      const { text } = await translate(source, { split: how, glossaries });
      expect(marks(text)).toEqual(marks(source));
    }),
    { numRuns: 2000 },
  );
});
