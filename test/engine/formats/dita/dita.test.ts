import { describe, expect, it } from 'vitest';
import { ditaFilter } from '../../../../main/engine/formats/dita/dita-filter.ts';
import { inCapitals, readDocument, refusalOf } from '../inline/read-document.ts';

const topic = (body: string) => `<topic id="t"><title>T</title><body>${body}</body></topic>`;
const textsOf = async (body: string) =>
  (await readDocument(ditaFilter, topic(body))).texts.filter((text) => text !== 'T');

describe('DITA', () => {
  it.each([
    [
      'phrases',
      '<p>One <ph>two</ph> <uicontrol>Three</uicontrol></p>',
      ['One <g1>two</g1> <g2>Three</g2>'],
    ],
    ['phrases beside no text', '<p><b>One</b> <i>two</i></p>', ['<g1>One</g1> <g2>two</g2>']],
    [
      'code',
      '<p>Run <codeph>ls</codeph> in <filepath>/tmp</filepath> now</p><codeblock>x</codeblock>',
      ['Run <x1/> in <x2/> now'],
    ],
    [
      'keys',
      '<p>Buy <ph keyref="name">Widget</ph>, see <xref keyref="k">here</xref>.</p>',
      ['Buy <x1/>, see <g2>here</g2>.'],
    ],
    ['footnotes', '<p>Word<fn>Its note</fn> and more</p>', ['Its note', 'Word<x1/> and more']],
    [
      'index terms',
      '<p>Gate<indexterm>gate<indexterm>lock</indexterm></indexterm> here</p>',
      ['lock', 'gate', 'Gate<x1/> here'],
    ],
    [
      'pictures',
      '<p>See <image href="i"><alt>A gate</alt></image> here</p>',
      ['A gate', 'See <x1/> here'],
    ],
    [
      'blocks in text',
      '<p>First:<ul><li>one</li><li><p>two</p></li></ul>last</p>',
      ['First:', 'one', 'two', 'last'],
    ],
    ['preformatted text', '<pre>a\n  b</pre><p>a\n  b</p>', ['a\n  b', 'a b']],
    [
      'what is for the authors',
      '<p>Yes<draft-comment>no</draft-comment><data>no</data></p>',
      ['Yes'],
    ],
    [
      'translate="no"',
      '<p translate="no">No</p><p>Buy <b translate="no">Acme</b> now</p>',
      ['Buy <x1/> now'],
    ],
    ['references to content', '<p conref="a.dita#b/c"/><p>Yes</p>', ['Yes']],
    [
      'an element of its own kind',
      '<p>One <brand>two</brand> three</p><brand>four</brand>',
      ['One <g1>two</g1> three', 'four'],
    ],
  ])('%s', async (_, body, texts) => {
    expect(await textsOf(body)).toEqual(texts);
  });

  it('puts notes and index terms back into the sentence around them', async () => {
    const document = await readDocument(
      ditaFilter,
      topic('<p>Word<fn>Its <b>note</b></fn> and<indexterm>term</indexterm> more</p>'),
    );
    const { text, warnings } = await document.merge((unit) =>
      unit === 'Word<x1/> and<x2/> more' ? 'MEHR<x2/> UND WORT<x1/>' : inCapitals(unit),
    );
    expect(text).toContain(
      '<p>MEHR<indexterm>TERM</indexterm> UND WORT<fn>ITS <b>NOTE</b></fn></p>',
    );
    expect(warnings).toEqual([]);
  });

  it('names the target language where the topic named the source language', async () => {
    const source = topic('<p>One</p>').replace('id="t"', 'id="t" xml:lang="en-GB"');
    const document = await readDocument(ditaFilter, source, { source: 'en', target: 'fr' });
    expect((await document.merge((text) => `${text}!`)).text).toContain('xml:lang="fr"');
    expect((await document.merge((text) => text)).text).toBe(source);
    const other = await readDocument(ditaFilter, source, { source: 'es', target: 'fr' });
    expect((await other.merge((text) => `${text}!`)).text).toContain('xml:lang="en-GB"');
  });

  it('keeps the document type, which is never fetched', async () => {
    const source = `<?xml version="1.0"?>\n<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "http://127.0.0.1:1/topic.dtd">\n${topic('<p>One</p>')}`;
    const document = await readDocument(ditaFilter, source);
    expect((await document.merge(inCapitals)).text).toBe(source.replace('One', 'ONE'));
  });

  it.each([
    ['<map><title>x</title><topicref href="a.dita"/></map>', 'ditamap'],
    ['<bookmap><title>x</title></bookmap>', 'ditamap'],
    ['<mymap class="- map/map my/mymap ">x</mymap>', 'ditamap'],
    ['<html><p>x</p></html>', 'wrong-content'],
    [
      '<!DOCTYPE topic [<!ENTITY e SYSTEM "x">]><topic id="t"><title>&e;</title></topic>',
      'entities',
    ],
    ['<topic id="t"><title>x</topic>', 'damaged'],
    ['<topic id="t"><title/></topic>', 'empty'],
  ])('%s is refused', async (source, reason) => {
    expect(await refusalOf(ditaFilter, source)).toBe(reason);
  });

  it('takes specialised topics', async () => {
    const source = '<my class="- topic/topic my/my " id="t"><title>x</title></my>';
    expect(await refusalOf(ditaFilter, source)).toEqual(['x']);
  });
});
