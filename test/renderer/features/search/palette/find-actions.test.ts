import { describe, expect, it } from 'vitest';
import { actionIds, actionRow, type ActionId } from '../../../../../renderer/ui/actions/table.ts';
import { SCREENS } from '../../../../../renderer/app/registry.ts';
import { actionName } from '../../../../../renderer/ui/actions/use-action.ts';
import {
  findActions,
  type PaletteFacts,
} from '../../../../../renderer/features/search/palette/find-actions.ts';
import { groupName } from '../../../../../renderer/ui/actions/group-words.ts';
import en from '../../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import ja from '../../../../../renderer/i18n/locales/ja.json' with { type: 'json' };
import { createI18n } from '../../../../../renderer/i18n/i18n.ts';

const { t } = createI18n('en', en);
const japanese = createI18n('ja', ja).t;

const facts = (change: Partial<PaletteFacts> = {}): PaletteFacts => ({
  wordsOf: (id) => {
    const { group, keywords, screenName } = actionRow(id);
    return {
      name: actionName(id, t),
      group: groupName(group, t),
      keywords: keywords === undefined ? '' : t(keywords),
      ...(screenName !== undefined && { screenName: t(screenName) }),
    };
  },
  recent: [],
  screen: 'text',
  ...change,
});

describe('the palette', () => {
  it.each(actionIds())('finds %s by its name, before all others', (id) => {
    expect(findActions(actionName(id, t), facts())[0]).toBe(id);
    expect(findActions(`>${actionName(id, t)}`, facts())[0]).toBe(id);
  });

  it.each(SCREENS)('ranks the screen $id first by its own name and by its beginning', ({ id }) => {
    const name = t(`frame.${id}`);
    expect(findActions(name.toLowerCase(), facts())[0]).toBe(`go-${id}`);
    expect(findActions(name.slice(0, -1), facts({ recent: ['swap', 'wipe'] }))[0]).toBe(`go-${id}`);
  });

  it('gives no two actions the same name', () => {
    const names = actionIds().map((id) => actionName(id, t));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('finds by other words and by the group', () => {
    expect(findActions('preferences', facts())).toContain('go-settings');
    expect(findActions('appearance dark', facts())[0]).toBe('theme-dark');
    expect(findActions('subtitles', facts())).toEqual(['voice-captions']);
  });

  it('takes keywords apart at the comma of the interface language', () => {
    const wordsOf: PaletteFacts['wordsOf'] = (id) => ({
      ...facts().wordsOf(id),
      keywords:
        actionRow(id).keywords === undefined
          ? ''
          : japanese(actionRow(id).keywords ?? 'action.cancel.also'),
    });
    expect(findActions('停止', facts({ wordsOf }))[0]).toBe('cancel');
  });

  it('leaves room for finds, but not when actions alone are asked for', () => {
    expect(findActions('in', facts()).length).toBe(6);
    expect(findActions('> in', facts()).length).toBeGreaterThan(20);
  });

  it('lists all after > alone, what was run before first and then what is near', () => {
    const recent: ActionId[] = ['wipe', 'swap'];
    const all = findActions('>', facts({ recent, screen: 'voice' }));
    expect(all.slice(0, 3)).toEqual(['wipe', 'swap', 'voice-start']);
    expect([...all].sort()).toEqual([...actionIds()].sort());
    expect(findActions('', facts({ recent })).slice(0, 2)).toEqual(recent);
  });

  it('puts what was run before first among equals, never before a better match', () => {
    const plain = findActions('go to', facts());
    const last = plain.at(-1) ?? 'go-text';
    expect(findActions('go to', facts({ recent: [last] }))[0]).toBe(last);
    expect(findActions('go to text', facts({ recent: [last] }))[0]).toBe('go-text');
  });
});
