import { describe, expect, it } from 'vitest';
import {
  conflictOf,
  keysOf,
  knownShortcuts,
  resetConflictOf,
  shortcutOf,
} from '../../../../renderer/ui/actions/shortcuts.ts';
import { actionIds } from '../../../../renderer/ui/actions/table.ts';
import '../../../../renderer/app/registry.ts';

describe('shortcuts of a person', () => {
  it('take the place of the first ones; null takes one away', () => {
    expect(shortcutOf('swap', {})).toBe('Mod+Shift+S');
    expect(shortcutOf('swap', { swap: 'Alt+Shift+S' })).toBe('Alt+Shift+S');
    expect(shortcutOf('swap', { swap: null })).toBeNull();
    expect(keysOf('shortcut-sheet', { 'shortcut-sheet': null })).toEqual(['F1']);
  });

  it('are dropped where no action has the name', () => {
    const kept = { swap: 'F7', 'went-away': 'F7', constructor: 'F7' };
    expect(knownShortcuts(kept)).toEqual({ swap: 'F7' });
  });
});

describe('conflicts', () => {
  it('are with what is set now, not with what was set at first', () => {
    expect(conflictOf('wipe', 'Mod+K', {})).toBe('search');
    expect(conflictOf('wipe', 'Mod+K', { search: 'F2' })).toBeNull();
    expect(conflictOf('wipe', 'F2', { search: 'F2' })).toBe('search');
    expect(conflictOf('wipe', 'F1', {})).toBe('shortcut-sheet');
    expect(conflictOf('search', 'Mod+K', {})).toBeNull();
  });

  it('are none between what two screens have for themselves', () => {
    expect(conflictOf('voice-export', 'F8', {})).toBeNull();
    expect(conflictOf('write-take', 'F8', {})).toBe('write-next');
    expect(conflictOf('search', 'F8', {})).not.toBeNull();
    expect(conflictOf('voice-export', 'Mod+K', {})).toBe('search');
  });

  it('keep a first shortcut away only where a person gave it to another', () => {
    for (const id of actionIds()) expect(resetConflictOf(id, { [id]: 'F7' })).toBeNull();
    expect(resetConflictOf('go-text', { 'go-text': null, copy: 'Mod+1' })).toBe('copy');
    expect(resetConflictOf('go-text', { 'go-text': null, 'segments-search': 'Mod+1' })).toBe(
      'segments-search',
    );
  });
});
