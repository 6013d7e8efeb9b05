import { describe, expect, it } from 'vitest';
import type { StyleRuleList } from '../../../../preload/contract/style-rules.ts';
import {
  isUnchanged,
  listChanges,
  ruleChanges,
} from '../../../../renderer/features/style-rules/list-changes.ts';
import { STYLE_LISTS } from '../../../fakes/style-rules.ts';

function first(): StyleRuleList {
  const [list] = STYLE_LISTS;
  if (list === undefined) throw new Error('no list');
  return list;
}
const before = first();
const [one, two, three] = before.instructions;
const changed = (change: Partial<StyleRuleList>) => listChanges(before, { ...before, ...change });

describe('what differs between two versions', () => {
  it('is nothing where only the version does', () => {
    expect(isUnchanged(changed({ version: 9, updated: '' }))).toBe(true);
  });

  it('is each rule that was set, changed or cleared', () => {
    expect(
      ruleChanges(
        { a: { set: 'x', other: 'x', gone: 'x' } },
        { a: { set: 'x', other: 'y' }, b: { new: 'z' } },
      ),
    ).toEqual([
      { category: 'a', rule: 'other', before: 'x', after: 'y' },
      { category: 'b', rule: 'new', before: null, after: 'z' },
      { category: 'a', rule: 'gone', before: 'x', after: null },
    ]);
  });

  it('is the name, and instructions that came, went or were edited', () => {
    if (one === undefined || two === undefined) throw new Error('no instructions');
    const changes = changed({
      name: 'Other',
      instructions: [two, { ...one, id: 'new', label: 'New' }, { ...two, id: 'n2', prompt: '?' }],
    });
    expect(changes).toMatchObject({
      nameBefore: 'House style',
      added: ['New', 'Product names'],
      removed: ['Address', 'Short'],
    });
    expect(changed({ instructions: [{ ...one, prompt: 'Other' }] })).toMatchObject({
      edited: ['Address'],
      removed: ['Product names', 'Short'],
      isReordered: false,
    });
  });

  it('is an order, though the service has made some anew for it', () => {
    if (one === undefined || two === undefined || three === undefined) throw new Error('no list');
    const changes = changed({
      instructions: [two, { ...one, id: 'anew-1' }, { ...three, id: 'anew-2' }],
    });
    expect(changes).toMatchObject({ added: [], removed: [], edited: [], isReordered: true });
    const kept = changed({ instructions: [{ ...one, id: 'anew' }, two, three] });
    expect(isUnchanged(kept)).toBe(true);
  });
});
