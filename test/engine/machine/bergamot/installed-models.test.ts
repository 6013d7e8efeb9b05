import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInstalledModels } from '../../../../main/engine/machine/bergamot/installed-models.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packs-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const SHARED = ['model.intgemm.alphas.bin', 'lex.50.50.s2t.bin', 'vocab.spm'];

/** Comes in beside the others under another name, as an install does. */
function install(id: string, from: string, to: string, names: readonly string[] = SHARED): void {
  const coming = join(root, '.incoming');
  mkdirSync(coming);
  const files = names.map((name) => ({ name, bytes: 0, sha256: '0'.repeat(64) }));
  for (const name of names) writeFileSync(join(coming, name), '');
  const pack = { id, ability: 'translate', from, to, files };
  writeFileSync(join(coming, 'pack.json'), JSON.stringify(pack));
  renameSync(coming, join(root, id));
}

const ids = (source: string, target: string) =>
  readInstalledModels([root])
    .route(source, target)
    ?.map(({ id }) => id) ?? null;

describe('installed models', () => {
  it('serve the pairs that they have, the first folder first', () => {
    install('one', 'en', 'de');
    expect(ids('EN', 'DE')).toEqual(['one']);
    expect(ids('de', 'en')).toBeNull();
    expect(readInstalledModels([join(root, 'absent')]).route('en', 'de')).toBeNull();
  });

  it('are seen and missed without a restart', () => {
    const models = readInstalledModels([root]);
    expect(models.route('en', 'de')).toBeNull();
    install('one', 'en', 'de');
    expect(models.route('en', 'de')).toHaveLength(1);
    rmSync(join(root, 'one'), { recursive: true });
    expect(models.route('en', 'de')).toBeNull();
  });

  it('go over English where there is no direct one', () => {
    install('fr-en', 'fr', 'en');
    expect(ids('fr', 'de')).toBeNull();
    install('en-de', 'en', 'de');
    expect(ids('fr', 'de')).toEqual(['fr-en', 'en-de']);
    install('fr-de', 'fr', 'de');
    expect(ids('fr', 'de')).toEqual(['fr-de']);
  });

  it('serve variants of their language, not another script', () => {
    install('pt', 'en', 'pt');
    install('zh', 'en', 'zh');
    install('no', 'en', 'no');
    expect(ids('en-GB', 'pt-BR')).toEqual(['pt']);
    expect(ids('en', 'zh-Hans')).toEqual(['zh']);
    expect(ids('en', 'zh-Hant')).toBeNull();
    expect(ids('en', 'nb')).toEqual(['no']);
    expect(ids('en', 'nn')).toBeNull();
  });

  it('may have two vocabularies, no shortlist, and scales of each text', () => {
    install('two', 'en', 'ja', [
      'model.enja.intgemm8.bin',
      'srcvocab.enja.spm',
      'trgvocab.enja.spm',
    ]);
    const [model] = readInstalledModels([root]).route('en', 'ja') ?? [];
    expect(model).toMatchObject({
      shortlist: null,
      precision: 'int8shiftAll',
      vocabularies: [
        join(root, 'two', 'srcvocab.enja.spm'),
        join(root, 'two', 'trgvocab.enja.spm'),
      ],
    });
  });

  it('leave out what this engine cannot load', () => {
    install('half', 'en', 'fi', ['model.bin', 'srcvocab.spm']);
    mkdirSync(join(root, 'broken'));
    writeFileSync(join(root, 'broken', 'pack.json'), '{');
    expect(ids('en', 'fi')).toBeNull();
  });
});
