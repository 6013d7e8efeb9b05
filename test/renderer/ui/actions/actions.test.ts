import { afterEach, describe, expect, it, vi } from 'vitest';
import { canReach, createActions, type Actions } from '../../../../renderer/ui/actions/actions.ts';
import {
  pressed,
  shortcutOfStroke,
  shownShortcut,
  type Stroke,
} from '../../../../renderer/ui/actions/shortcut.ts';
import { actionIds, actionRow, wayTo } from '../../../../renderer/ui/actions/table.ts';
import '../../../../renderer/app/registry.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const { t } = createI18n('en', en);

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
    const rows = actionIds().map(actionRow);
    const shortcuts = rows.flatMap(({ on = 'everywhere', shortcut, also }) =>
      [shortcut, also].filter((key) => key !== undefined).map((key) => `${on} ${key}`),
    );
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    for (const row of rows) {
      expect(en).toHaveProperty([row.name]);
      if (row.keywords !== undefined) expect(en).toHaveProperty([row.keywords]);
    }
  });

  it('leads to every action by a way that ends', () => {
    for (const id of actionIds()) {
      const way = [id];
      for (let next = wayTo(id); next !== null; next = wayTo(next)) {
        expect(way, id).not.toContain(next);
        way.push(next);
      }
      const { via } = actionRow(id);
      if (via !== undefined) expect(actionIds(), id).toContain(via);
    }
  });

  it('uses no bare character that somebody may want to type', () => {
    for (const { shortcut } of actionIds().map(actionRow)) {
      if (shortcut !== undefined)
        // Alt and a digit writes a sign on macOS only, where matches may be given other keys. An arrow or
        // Enter writes nothing.
        expect(
          /^(Escape$|Mod\+|Alt\+(?:(?:Shift\+)?(?:\d|Enter|Arrow(?:Up|Down)))$|(Shift\+)?F\d+$)/.test(
            shortcut,
          ),
          shortcut,
        ).toBe(true);
    }
  });

  it('has Ctrl and a digit for screens alone', () => {
    const owners = actionIds().filter((id) => /^Mod\+\d$/.test(actionRow(id).shortcut ?? ''));
    expect(owners.every((id) => id.startsWith('go-'))).toBe(true);
    expect(owners).toHaveLength(10);
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

describe('shortcutOfStroke', () => {
  it('is what would be pressed again', () => {
    for (const mac of [false, true]) {
      const mod = mac ? { metaKey: true } : { ctrlKey: true };
      for (const one of [
        stroke('s', { ...mod, shiftKey: true, code: 'KeyS' }),
        stroke('ы', { ...mod, code: 'KeyS' }),
        stroke('!', { ...mod, shiftKey: true, code: 'Digit1' }),
        stroke('/', { ...mod, shiftKey: true, code: 'Slash' }),
        stroke('F8', { shiftKey: true }),
        stroke('ArrowUp', { altKey: true }),
        stroke(' ', mod),
      ]) {
        const shortcut = shortcutOfStroke(one, mac) ?? '';
        expect(pressed(shortcut, one, mac), shortcut).toBe(true);
      }
    }
    expect(shortcutOfStroke(stroke('S', { ctrlKey: true, shiftKey: true }), false)).toBe(
      'Mod+Shift+S',
    );
    expect(shortcutOfStroke(stroke('/', { ctrlKey: true, shiftKey: true }), false)).toBe('Mod+/');
  });

  it('is nothing while only other keys are held, and with the key of the system', () => {
    for (const key of ['Control', 'Shift', 'AltGraph', 'Dead', '+', 'Unidentified']) {
      expect(shortcutOfStroke(stroke(key, { ctrlKey: true }), false), key).toBeNull();
    }
    expect(shortcutOfStroke(stroke('s', { metaKey: true }), false)).toBeNull();
    expect(shortcutOfStroke(stroke('s', { ctrlKey: true }), true)).toBeNull();
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
    actions.offer('find', everywhere);
    const withdraw = actions.offer('segments-search', onScreen);
    const one = stroke('f', { ctrlKey: true });
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

describe('what a person set', () => {
  it('is heard instead of the first shortcut, at once', () => {
    const actions = createActions(false);
    const swap = vi.fn();
    actions.offer('swap', swap);
    actions.setOwn({ swap: 'F7' });
    expect(actions.press(stroke('F7'))).toBe(true);
    expect(actions.press(stroke('S', { ctrlKey: true, shiftKey: true }))).toBe(false);
    actions.setOwn({ swap: null });
    expect(actions.press(stroke('F7'))).toBe(false);
    actions.setOwn({});
    expect(actions.press(stroke('S', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(swap).toHaveBeenCalledTimes(2);
  });

  it('is not heard while a new one is recorded', () => {
    const actions = createActions(false);
    actions.offer('go-text', vi.fn());
    const one = stroke('1', { ctrlKey: true });
    const [first, second] = [actions.hold(), actions.hold()];
    first();
    first();
    expect(actions.press(one)).toBe(false);
    second();
    expect(actions.press(one)).toBe(true);
  });
});

describe('a key at the start', () => {
  afterEach(() => void vi.useRealTimers());
  const search = stroke('k', { ctrlKey: true });
  const nextOpen = stroke('ArrowDown', { ctrlKey: true, altKey: true });

  it('waits for the screen that has its action, and runs it once', async () => {
    const actions = createActions(false);
    const run = vi.fn();
    expect(actions.press(nextOpen)).toBe(true);
    actions.offer('go-text', vi.fn());
    await Promise.resolve();
    const withdraw = actions.offer('segments-next-open', run);
    expect(run).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(run).toHaveBeenCalledOnce();
    withdraw();
    actions.offer('segments-next-open', run);
    await Promise.resolve();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is forgotten for whatever is pressed after it, other than a key that only changes others', async () => {
    const presses = {
      letter: (actions: Actions) => void actions.press(stroke('a')),
      escape: (actions: Actions) => void actions.press(stroke('Escape')),
      pointer: (actions: Actions) => actions.forgetPress(),
    };
    for (const [name, press] of Object.entries(presses)) {
      const actions = createActions(false);
      const run = vi.fn();
      actions.press(search);
      press(actions);
      actions.offer('search', run);
      await Promise.resolve();
      expect(run, name).not.toHaveBeenCalled();
    }
    const actions = createActions(false);
    const run = vi.fn();
    actions.press(search);
    actions.press(stroke('Shift', { shiftKey: true }));
    actions.offer('search', run);
    await Promise.resolve();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait any more when the screen is there or an action has run', async () => {
    vi.useFakeTimers();
    const actions = createActions(false);
    const run = vi.fn();
    actions.offer('search', run);
    vi.advanceTimersByTime(8500);
    expect(actions.press(nextOpen)).toBe(false);
    const other = createActions(false);
    other.offer('search', run);
    expect(other.press(search)).toBe(true);
    expect(other.press(nextOpen)).toBe(false);
    const late = createActions(false);
    late.offer('search', vi.fn());
    expect(late.press(nextOpen)).toBe(true);
    vi.advanceTimersByTime(8500);
    late.offer('segments-next-open', run);
    await Promise.resolve();
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('a dialog over the screen', () => {
  it('takes the shortcuts of what lies behind it, save those of a running meeting', () => {
    const actions = createActions(false);
    const [behind, inside, pause] = [vi.fn(), vi.fn(), vi.fn()];
    const enter = stroke('Enter', { ctrlKey: true });
    actions.offer('voice-pause', pause);
    actions.offer('translate', inside, 1);
    actions.offer('translate', behind);
    const popModal = actions.pushModal(1);
    expect(actions.press(enter)).toBe(true);
    expect([behind, inside].map((verb) => verb.mock.calls.length)).toEqual([0, 1]);
    expect(actions.press(stroke('P', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(pause).toHaveBeenCalledOnce();
    const popDeeper = actions.pushModal(2);
    expect(actions.press(enter)).toBe(false);
    expect(actions.isEnabled('translate')).toBe(false);
    popDeeper();
    expect(actions.isEnabled('translate')).toBe(true);
    expect(actions.isEnabled('go-text')).toBe(false);
    popModal();
    expect(actions.isEnabled('go-text')).toBe(true);
    expect(actions.press(enter)).toBe(true);
    expect(behind).toHaveBeenCalledOnce();
  });
});

describe('reaching for an action', () => {
  afterEach(() => void vi.useRealTimers());

  it('goes to its screen first and runs it as soon as it is offered there', async () => {
    const actions = createActions(false);
    const did: string[] = [];
    actions.offer('go-settings', () => did.push('went'));
    actions.offer('settings-privacy', () => {
      actions.run('go-settings');
      setTimeout(() => actions.offer('wipe', () => did.push('wiped')), 20);
    });
    await expect(actions.invoke('wipe')).resolves.toBe(true);
    expect(did).toEqual(['went', 'wiped']);
    expect(actions.state.getState()).toMatchObject({ recent: ['wipe'], unavailable: null });
  });

  it('gives up two seconds after the last offer of the screen, and says so', async () => {
    vi.useFakeTimers();
    const actions = createActions(false);
    actions.offer('go-voice', vi.fn());
    const reached = actions.invoke('voice-export');
    // Its code is still being read.
    await vi.advanceTimersByTimeAsync(9000);
    actions.offer('voice-start', vi.fn());
    await vi.advanceTimersByTimeAsync(1999);
    expect(actions.state.getState().unavailable).toBeNull();
    await vi.advanceTimersByTimeAsync(2);
    await expect(reached).resolves.toBe(false);
    expect(actions.state.getState().unavailable).toBe('voice-export');
    actions.forgetUnavailable();
    expect(actions.state.getState().unavailable).toBeNull();
  });

  it('gives up on a screen that does not come', async () => {
    vi.useFakeTimers();
    const actions = createActions(false);
    actions.offer('go-voice', vi.fn());
    const reached = actions.invoke('voice-export');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(reached).resolves.toBe(false);
  });

  it('is known to be in vain on the screen that would offer it', () => {
    expect(canReach('compare', new Set(), 'text')).toBe(false);
    expect(canReach('compare', new Set(), 'voice')).toBe(true);
    expect(canReach('compare', new Set(['compare']), 'text')).toBe(true);
    expect(canReach('cancel', new Set(), 'voice')).toBe(false);
  });
});
