import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedExtension, resultFolders, resultNames } from '../../main/features/result-names.ts';
import { anyCharacter } from '../any-character.ts';

const DEFAULT = '{name}.{lang}{ext}';
const name = (given: string, template = DEFAULT, extension: string | null = null) => {
  const [first] = resultNames(template, { name: given, language: 'pt-BR', extension });
  return first;
};
const take = (count: number, given: string, template = DEFAULT) => {
  const names = resultNames(template, { name: given, language: 'de', extension: null });
  return Array.from({ length: count }, () => String(names.next().value));
};

describe('names of results', () => {
  it.each([
    ['report.docx', 'report.pt-BR.docx'],
    ['a.b.c.html', 'a.b.c.pt-BR.html'],
    ['README', 'README.pt-BR'],
    ['.hidden', '.hidden.pt-BR'],
    ['Größe 1.TXT', 'Größe 1.pt-BR.TXT'],
    ['con.txt', '_con.pt-BR.txt'],
    ['../../etc/passwd', 'passwd.pt-BR'],
    ['a\u202egnp.txt', 'agnp.pt-BR.txt'],
    ['a:b*?.txt', 'ab.pt-BR.txt'],
  ])('%s → %s', (given, expected) => expect(name(given)).toBe(expected));

  it('keep the language of a name that is too long', () => {
    const [first, second] = take(2, `${'あ'.repeat(83)}.txt`);
    expect(first).toMatch(/^あ{75,}\.de\.txt$/);
    expect(second).toMatch(/^あ{75,}\.de \(2\)\.txt$/);
    expect(name(`${'x'.repeat(300)}.docx`, '{name}-{name}_{lang}{ext}')).toMatch(
      /^(x+)-\1_pt-BR\.docx$/,
    );
  });

  it('follow the template, with the number before the ending', () => {
    expect(name('plan.pdf', '{lang} – {name}{ext}', 'docx')).toBe('pt-BR – plan.docx');
    expect(take(3, 'plan.txt')).toEqual(['plan.de.txt', 'plan.de (2).txt', 'plan.de (3).txt']);
    expect(take(2, 'plan.txt', '{name}')).toEqual(['plan.txt', 'plan (2).txt']);
    expect(name('plan.txt', '///')).toBe('unnamed.txt');
  });

  it('keep the ending of the file unless another format was asked for', () => {
    expect(changedExtension('pdf', 'docx')).toBe('docx');
    expect(changedExtension('docx', 'docx')).toBeNull();
    expect(changedExtension('pdf', null)).toBeNull();
  });

  it('are harmless for a thousand names and whatever template', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 400 }),
        fc.oneof(fc.constant(DEFAULT), fc.string({ unit: anyCharacter, maxLength: 60 })),
        fc.constantFrom('de', 'pt-BR', 'zh-Hans'),
        (given, template, language) => {
          const names = resultNames(template, { name: given, language, extension: null });
          const some = Array.from({ length: 3 }, () => String(names.next().value));
          for (const one of some) {
            expect(one).not.toBe('');
            expect(one).not.toMatch(/[\p{Cc}<>:"/\\|?*]/u);
            expect(one).not.toMatch(/[. ]$/);
            expect(one).not.toMatch(/^\.{1,2}$/);
            expect(one).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
            expect(Buffer.byteLength(one)).toBeLessThanOrEqual(255);
            expect(one.isWellFormed()).toBe(true);
          }
          expect(new Set(some).size).toBe(3);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never meet: a thousand files of few names get a thousand names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a.txt', 'a.TXT', 'b.docx', 'a (2).txt', 'a.de.txt'), {
          minLength: 1000,
          maxLength: 1000,
        }),
        (given) => {
          const taken = new Set<string>();
          for (const file of given) {
            for (const one of resultNames(DEFAULT, {
              name: file,
              language: 'de',
              extension: null,
            })) {
              // As a file system without regard to letter case.
              if (taken.has(one.toLowerCase())) continue;
              taken.add(one.toLowerCase());
              break;
            }
          }
          expect(taken.size).toBe(1000);
        },
      ),
      { numRuns: 3 },
    );
  });
});

describe('folders below the output folder', () => {
  it.each([
    ['', []],
    ['a/b', ['a', 'b']],
    ['../../etc', ['etc']],
    ['/abs//x/', ['abs', 'x']],
    ['a/./..', ['a']],
    ['C:\\x/aux', ['Cx', '_aux']],
    ['. ./ok. ', ['ok']],
  ])('%j → %j', (given, expected) => expect(resultFolders(given)).toEqual(expected));

  it('never lead out', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (given) => {
        for (const one of resultFolders(given)) {
          expect(one).not.toMatch(/^\.*$|[/\\]|[. ]$/);
          expect(Buffer.byteLength(one)).toBeLessThanOrEqual(255);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
