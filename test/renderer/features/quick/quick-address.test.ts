import { expect, test, vi } from 'vitest';
import {
  fitPopUp,
  isQuickPage,
  openQuickPopUp,
} from '../../../../renderer/features/quick/quick-address.ts';

test('the address of the quick page is its own', () => {
  expect(isQuickPage({ hash: '#quick' })).toBe(true);
  expect(isQuickPage({ hash: '#captions' })).toBe(false);
  expect(isQuickPage({ hash: '' })).toBe(false);
});

test('one window is opened and brought to the front; a browser that refuses is noticed', () => {
  const focus = vi.fn();
  const open = vi.fn(() => ({ focus }));
  expect(openQuickPopUp({ open } as unknown as Window)).toBe(true);
  expect(open).toHaveBeenCalledWith('/#quick', 'dragoman-quick', expect.stringMatching(/^popup,/));
  expect(focus).toHaveBeenCalledOnce();
  expect(openQuickPopUp({ open: () => null } as unknown as Window)).toBe(false);
});

test('only a window that a page has opened is given a size', () => {
  const resizeTo = vi.fn();
  fitPopUp({ opener: null, resizeTo } as unknown as Window);
  expect(resizeTo).not.toHaveBeenCalled();
  fitPopUp({ opener: {}, resizeTo } as unknown as Window);
  expect(resizeTo).toHaveBeenCalledOnce();
});
