import { describe, expect, it } from 'vitest';
import { engineOf, pieces, setting } from './setting.ts';

const GUILLEMETS = {
  punctuation: { quotation_mark: 'use_guillemets', ellipsis: 'use_ellipsis_character' },
};
const same = engineOf((segment) => segment);

describe('style rules in a translation', () => {
  it('act on what an engine wrote', async () => {
    const { translate } = setting({ engines: [same] });
    const source = 'He said "yes"... and "no".';
    const styled = await translate(source, { style: GUILLEMETS });
    expect(styled.text).toBe('He said «yes»… and «no».');
    expect((await translate(source)).text).toBe(source);
  });

  it('leave memory text as people wrote it, exact or similar', async () => {
    const units = [['Press "Save" now.', 'Jetzt "Speichern" drücken.']] as const;
    const { translate } = setting({ units, engines: [same] });
    const both = 'Press "Save" now. Then "go" away quickly.';
    const result = await translate(both, { style: GUILLEMETS });
    expect(pieces(both, result)).toEqual([
      ['memory-exact', 'Press "Save" now.', 'Jetzt "Speichern" drücken.'],
      ['engine', 'Then "go" away quickly.', 'Then «go» away quickly.'],
    ]);
    const similar = await translate('Press "Save" now!', { style: GUILLEMETS });
    expect(similar.segments[0]?.kind).toBe('memory-fuzzy');
    expect(similar.text).toContain('"Speichern"');
  });

  it('leave tags, placeholders and glossary terms alone', async () => {
    const { translate } = setting({ engines: [same] });
    const markup = {
      kind: 'xml',
      version: 'v2',
      outlineDetection: true,
      splittingTags: [],
      nonSplittingTags: [],
      ignoreTags: [],
    } as const;
    const result = await translate('Say "<b a="x...">Box</b>" {n...} &amp; go...', {
      style: GUILLEMETS,
      markup,
      glossaries: [{ source: 'Box', target: 'Kiste...' }],
    });
    expect(result.text).toBe('Say «<b a="x...">Kiste...</b>» {n...} &amp; go…');
  });

  it('of the target language decide: a text in its own language comes back as it is', async () => {
    const { translate } = setting({ engines: [same] });
    const result = await translate('Say "no".', { target: 'en-GB', style: GUILLEMETS });
    expect(result.text).toBe('Say "no".');
  });
});
