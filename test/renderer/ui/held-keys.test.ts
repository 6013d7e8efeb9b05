import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdKeys } from '../../../renderer/ui/held-keys.ts';

/** A key as a browser tells of it; Node has events, but none of keys. */
class Key extends Event {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey = false;
  readonly altKey = false;
  readonly isComposing = false;
  constructor(key: string, { ctrlKey = false } = {}) {
    super('keydown', { cancelable: true });
    this.key = key;
    this.ctrlKey = ctrlKey;
  }
}

describe('keys that are held for the search box', () => {
  beforeEach(() => void vi.stubGlobal('KeyboardEvent', Key));
  afterEach(() => void vi.unstubAllGlobals());

  /** Whether the page behind saw each key. */
  function press(page: EventTarget, ...keys: readonly Key[]): readonly boolean[] {
    const seen: Event[] = [];
    const see = (event: Event) => void seen.push(event);
    page.addEventListener('keydown', see);
    for (const key of keys) page.dispatchEvent(key);
    page.removeEventListener('keydown', see);
    return keys.map((key) => seen.includes(key));
  }

  it('are the words that were typed, and do not reach the page', () => {
    const page = new EventTarget();
    const held = holdKeys(page);
    const keys = ['g', 'o', ' ', '👍', 'Backspace', '→'].map((key) => new Key(key));
    expect(press(page, ...keys)).not.toContain(true);
    expect(keys.every((key) => key.defaultPrevented)).toBe(true);
    expect(held.release()).toEqual({ typed: 'go →', isEntered: false });
  });

  it('are let through once they are released, and told once', () => {
    const page = new EventTarget();
    const held = holdKeys(page);
    press(page, new Key('a'), new Key('Enter'));
    expect(held.release()).toEqual({ typed: 'a', isEntered: true });
    expect(press(page, new Key('b'))).toEqual([true]);
    expect(held.release()).toEqual({ typed: '', isEntered: false });
  });

  it('are not those of shortcuts, nor keys without a letter', () => {
    const page = new EventTarget();
    const held = holdKeys(page);
    expect(press(page, new Key('k', { ctrlKey: true }), new Key('Tab'))).toEqual([true, true]);
    expect(held.release().typed).toBe('');
  });
});
