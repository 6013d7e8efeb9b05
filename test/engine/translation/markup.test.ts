import { describe, expect, it } from 'vitest';
import type { MarkupRules } from '../../../main/engine/markup/markup-rules.ts';
import { engineOf, pieces, setting } from './setting.ts';

const XML: MarkupRules = {
  kind: 'xml',
  version: 'v2',
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
};
const HTML: MarkupRules = { ...XML, kind: 'html' };
const upper = () => [engineOf((segment) => segment.toUpperCase())];

describe('a text with markup', () => {
  it('keeps every byte outside of its sentences', async () => {
    const text =
      '<!DOCTYPE html>\n<html><head><title>Hello</title><style>p {}</style></head>\n<body class=\'x\'>\n<!-- note --><p>One <b>bold</b> word. Two&nbsp;&amp; more.</p><script>let a = "b";</script></body></html>\n';
    const result = await setting({ engines: upper() }).translate(text, {
      markup: HTML,
      split: 'nonewlines',
    });
    expect(result.text).toBe(
      text
        .replace('Hello', 'HELLO')
        .replace('One <b>bold</b> word.', 'ONE <b>BOLD</b> WORD.')
        .replace('Two&nbsp;&amp; more.', 'TWO&nbsp;&amp; MORE.'),
    );
    expect(pieces(text, result)).toEqual([
      ['engine', 'Hello', 'HELLO'],
      ['engine', 'One <b>bold</b> word.', 'ONE <b>BOLD</b> WORD.'],
      ['engine', 'Two&nbsp;&amp; more.', 'TWO&nbsp;&amp; MORE.'],
    ]);
    expect(result.billed).toBe('Hello\n\nOne bold word. Two & more.\n'.length + 1);
  });

  it('cuts sentences as if there were no tags', async () => {
    const text = '<p><b>One.</b> <i>Two</i> words.<br/> Three.</p>';
    const result = await setting({ engines: upper() }).translate(text, {
      markup: { ...XML, nonSplittingTags: ['br'] },
    });
    expect(pieces(text, result).map(([, source]) => source)).toEqual([
      'One.',
      '<i>Two</i> words.',
      'Three.',
    ]);
    expect(result.text).toBe('<p><b>ONE.</b> <i>TWO</i> WORDS.<br/> THREE.</p>');
  });

  it('escapes what an engine writes, once', async () => {
    const engines = [engineOf(() => 'a < b & "c"')];
    const { translate } = setting({ engines });
    expect((await translate('<p>word</p>', { markup: XML })).text).toBe(
      '<p>a &lt; b &amp; "c"</p>',
    );
    expect((await translate('<p><![CDATA[word]]></p>', { markup: XML })).text).toBe(
      '<p><![CDATA[a < b & "c"]]></p>',
    );
    const glossaries = [{ source: 'R and D', target: 'F&E' }];
    const pseudo = await setting().translate('<p>R and D</p>', { markup: HTML, glossaries });
    expect(pseudo.text).toBe('<p>F&amp;E</p>');
  });

  it('hands a segment to the next engine when its tags come back crossed or fewer', async () => {
    const reversing = engineOf((segment) => Array.from(segment).reverse().join(''));
    const { translate } = setting({ engines: [reversing, ...upper()] });
    const result = await translate('<p>a <b>c</b> d</p><p>ef</p>', { markup: HTML });
    expect(result.text).toBe('<p>A <b>C</b> D</p><p>fe</p>');
  });

  it('is refused when its XML is malformed, in version 2 alone', async () => {
    const { translate } = setting({ engines: upper() });
    await expect(translate('<p>a', { markup: XML })).rejects.toThrow(
      'Tag handling parsing failed, please check input.',
    );
    expect((await translate('<p>a < b & c', { markup: { ...XML, version: 'v1' } })).text).toBe(
      '<p>A &lt; B &amp; C',
    );
  });

  it('is detected by its text, not by its tags', async () => {
    let seen = '';
    const detector = {
      detect: (text: string) => {
        seen = text;
        return Promise.resolve({ outcome: 'success', language: 'en', guess: 'en' } as const);
      },
      likely: () => Promise.resolve('en'),
    };
    await setting({ detector }).translate('<p class="deutsch">caf&eacute; <code>auto</code></p>', {
      markup: HTML,
      source: null,
    });
    expect(seen).toBe('café \uFFFC');
  });
});

describe('memory text among tags', () => {
  const units = [
    ['Save', 'Speichern'],
    ['Click the <b>Save</b> button.', 'Klicken Sie auf <b>Speichern</b>.'],
    ['Close the large window now.', 'Jetzt das große Fenster schließen.'],
    ['Fish & chips', 'Fisch & <Pommes>'],
    ['One <b>two</b> three <i>four</i> five.', '<i>Vier</i> <b>zwei</b>.'],
  ] as const;
  const written = async (text: string, markup = HTML) => {
    const result = await setting({ units }).translate(text, { markup, split: 'nonewlines' });
    return [result.text, ...result.segments.map(({ kind }) => kind)];
  };

  it('is found without the tags round a sentence and with those in it', async () => {
    expect(await written('<button><b>Save</b></button>')).toEqual([
      '<button><b>Speichern</b></button>',
      'memory-exact',
    ]);
    expect(await written('<p>Click the <b>Save</b> button.</p>')).toEqual([
      '<p>Klicken Sie auf <b>Speichern</b>.</p>',
      'memory-exact',
    ]);
    expect(await written('<p>One <b>two</b> three <i>four</i> five.</p>')).toEqual([
      '<p><i>Vier</i> <b>zwei</b>.</p>',
      'memory-exact',
    ]);
  });

  it('keeps its words, and the tags it lacks stand as far into it as they stood', async () => {
    expect(
      await written('<p>Close the <a href="x"><b>large</b></a> window<img src="y"> now.</p>'),
    ).toEqual([
      '<p>Jetzt das <a href="x"><b>große</b></a> Fenster<img src="y"> schließen.</p>',
      'memory-fuzzy',
    ]);
  });

  it('has the tags that it lacks round it where they were round most of the passage', async () => {
    expect(await written('<p><b>Close the <i>large</i> window</b> now.</p>')).toEqual([
      '<p><b>Jetzt das <i>große</i> Fenster schließen.</b></p>',
      'memory-fuzzy',
    ]);
  });

  it('loses its own places of tags where those would cross the others', async () => {
    const text = '<p>Click <i>the <b>Save</b></i> button.</p>';
    const [result] = await written(text);
    expect(result?.match(/<[^>]+>/g)?.toSorted()).toEqual(text.match(/<[^>]+>/g)?.toSorted());
    expect(result?.replace(/<[^>]+>/g, '')).toBe('Klicken Sie auf Speichern.');
  });

  it('keeps halves of pairs that reach out of the sentence on their side', async () => {
    const { translate } = setting({ units: [['Two words here now.', 'Zwei Wörter.']] });
    const result = await translate('<p><b>One. Two</b> words here now.</p>', { markup: XML });
    expect(result.text).toBe('<p><b>[!! Öñé. ~ !!] </b>Zwei Wörter.</p>');
  });

  it('is looked up with references read, and escaped where it stands', async () => {
    expect(await written('<p>Fish &amp; chips</p>')).toEqual([
      '<p>Fisch &amp; &lt;Pommes&gt;</p>',
      'memory-exact',
    ]);
  });

  it('stays as stored, tags and all, in a text without tag handling', async () => {
    const result = await setting({ units }).translate('Click the <b>Save</b> button.');
    expect(result.text).toBe('Klicken Sie auf <b>Speichern</b>.');
  });
});
