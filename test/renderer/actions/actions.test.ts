import { describe, expect, it, vi } from 'vitest';
import { createActions } from '../../../renderer/actions/actions.ts';
import { pressed, shownShortcut, type Stroke } from '../../../renderer/actions/shortcut.ts';
import { ACTIONS, actionRow, type ActionId } from '../../../renderer/actions/table.ts';
import { en } from '../../../renderer/words/en/en.ts';
import { createWords } from '../../../renderer/words/words.ts';

const { t } = createWords('en', en);

const stroke = (key: string, held: Partial<Stroke> = {}): Stroke => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('the table of actions', () => {
  it('gives no shortcut twice on one screen and every action a name', () => {
    const rows = (Object.keys(ACTIONS) as ActionId[]).map(actionRow);
    const shortcuts = rows.map((row) => `${row.on ?? 'everywhere'} ${row.shortcut}`);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    for (const row of rows) expect(en).toHaveProperty([row.name]);
  });

  it('uses no bare character that somebody may want to type', () => {
    for (const { shortcut } of Object.values(ACTIONS)) {
      expect(/^(Escape$|Mod\+|(Shift\+)?F\d+$)/.test(shortcut), shortcut).toBe(true);
    }
  });
});

describe('pressed', () => {
  it('takes Ctrl here and Command on macOS, and nothing more', () => {
    expect(pressed('Mod+Enter', stroke('Enter', { ctrlKey: true }), false)).toBe(true);
    expect(pressed('Mod+Enter', stroke('Enter', { metaKey: true }), true)).toBe(true);
    expect(pressed('Mod+Enter', stroke('Enter', { ctrlKey: true }), true)).toBe(false);
    expect(pressed('Mod+Enter', stroke('Enter', { ctrlKey: true, shiftKey: true }), false)).toBe(
      false,
    );
    expect(pressed('Mod+Enter', stroke('Enter'), false)).toBe(false);
  });

  it('knows a letter by its place where the layout writes another one', () => {
    const held = { ctrlKey: true, shiftKey: true, code: 'KeyS' };
    expect(pressed('Mod+Shift+S', stroke('ы', held), false)).toBe(true);
  });
});

describe('shownShortcut', () => {
  it('reads as people of the platform expect', () => {
    expect(shownShortcut('Mod+Shift+S', t, false)).toBe('Ctrl+Shift+S');
    expect(shownShortcut('Mod+Enter', t, true)).toBe('⌘↩');
  });
});

describe('createActions', () => {
  it('lets a screen have a shortcut for itself while it offers something', () => {
    const actions = createActions(false);
    const [everywhere, onScreen] = [vi.fn(), vi.fn()];
    actions.offer('go-text', everywhere);
    const withdraw = actions.offer('segments-match-1', onScreen);
    const one = stroke('1', { ctrlKey: true });
    expect(actions.press(one)).toBe(true);
    expect([everywhere, onScreen].map((verb) => verb.mock.calls.length)).toEqual([0, 1]);
    withdraw();
    actions.press(one);
    expect(everywhere).toHaveBeenCalledOnce();
  });

  it('runs what is on offer, the newest offer first', () => {
    const actions = createActions(false);
    const [first, second] = [vi.fn(), vi.fn()];
    expect(actions.run('translate')).toBe(false);
    const withdrawFirst = actions.offer('translate', first);
    const withdrawSecond = actions.offer('translate', second);
    expect(actions.press(stroke('Enter', { ctrlKey: true }))).toBe(true);
    expect([first, second].map((verb) => verb.mock.calls.length)).toEqual([0, 1]);
    withdrawSecond();
    actions.run('translate');
    expect(first).toHaveBeenCalledOnce();
    withdrawFirst();
    expect(actions.press(stroke('Enter', { ctrlKey: true }))).toBe(false);
  });
});
