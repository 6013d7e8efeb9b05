import { describe, expect, it } from 'vitest';
import { createPseudo } from '../../../main/engine/machine/pseudo.ts';
import type { MarkupRules } from '../../../main/engine/markup/markup-rules.ts';
import { engineOf, setting } from './setting.ts';

const WORDS: Readonly<Record<string, string>> = {
  server: 'Diener',
  servers: 'Diener',
  password: 'Losung',
  secret: 'Losung',
  the: 'der',
  needs: 'braucht',
  new: 'neue',
  a: 'eine',
};
const GLOSSARIES = [
  { source: 'server', target: 'Server' },
  { source: 'password', target: 'Kennwort' },
  { source: 'secret', target: 'Geheimnis' },
];

/** Word for word. */
const literal = () =>
  engineOf((segment) => segment.replace(/[a-z]+/gi, (word) => WORDS[word.toLowerCase()] ?? word));

const translate = async (text: string, markup?: MarkupRules) => {
  const engine = literal();
  const { text: result } = await setting({ engines: [engine, createPseudo()] }).translate(text, {
    glossaries: GLOSSARIES,
    ...(markup === undefined ? {} : { markup }),
  });
  return { result, asked: engine.batches.flat() };
};

describe('glossary terms', () => {
  it('take the place of what the engine itself makes of them', async () => {
    const { result, asked } = await translate('the server needs a new password');
    expect(result).toBe('der Server braucht eine neue Kennwort');
    expect(asked).toContain('the server needs a new password');
    expect(asked).toContain('password');
  });

  it('do so among tags and placeholders, which stay', async () => {
    expect((await translate('the <b>server</b> needs {count} password')).result).toBe(
      'der <b>Server</b> braucht {count} Kennwort',
    );
    const markup: MarkupRules = {
      kind: 'xml',
      version: 'v2',
      outlineDetection: true,
      splittingTags: [],
      nonSplittingTags: [],
      ignoreTags: [],
    };
    expect((await translate('<p>the <i>new</i> server</p>', markup)).result).toBe(
      '<p>der <i>neue</i> Server</p>',
    );
  });

  it('are found when the engine writes signs in them', async () => {
    const engine = engineOf((segment) => segment.replace('server', 'a.b (c)* [d]'));
    const { text } = await setting({ engines: [engine] }).translate('server axb', {
      glossaries: GLOSSARIES,
    });
    expect(text).toBe('Server axb');
    expect(engine.batches.flat()).toContain('server axb');
  });

  it('repeat as often as they stand there', async () => {
    expect((await translate('server server')).result).toBe('Server Server');
  });

  it.each([
    [
      'when another word is translated alike',
      'the server needs servers',
      'der Server braucht Diener',
    ],
    ['when two terms are', 'a password needs a secret', 'eine Kennwort braucht eine Geheimnis'],
  ])('are hidden from the engine %s', async (_, text, expected) => {
    expect((await translate(text)).result).toBe(expected);
  });

  it('are hidden from the engine when it translates them otherwise in a sentence', async () => {
    const engine = engineOf((segment) =>
      segment === 'server' ? 'Diener' : segment.replace('server', 'Dieners'),
    );
    const { translate } = setting({ engines: [engine] });
    const { text } = await translate('the server', { glossaries: GLOSSARIES });
    expect(text).toBe('the Server');
  });
});
