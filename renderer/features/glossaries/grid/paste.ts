import { replacing, type Change } from './changes.ts';
import { rowOf, SIDES, withText, type Row, type Side } from './row.ts';

/**
 * What pasting a block does: cells are written over downwards in the order of the view, and what is
 * longer than it is added behind the last row. Cells beyond the target are left out.
 * @param place in the view, of the block's first row
 */
export function pasted(
  rows: readonly Row[],
  view: readonly number[],
  place: number,
  first: Side,
  block: readonly (readonly string[])[],
): Change {
  const sides = first === 'source' ? SIDES : (['target'] as const);
  const changed = new Map<number, Row | undefined>();
  const added: Row[] = [];
  for (const [nth, cells] of block.entries()) {
    const index = view[place + nth];
    const before = index === undefined ? undefined : rows[index];
    let row = before ?? null;
    for (const [column, side] of sides.entries()) {
      const text = cells[column];
      if (text === undefined) continue;
      row =
        row === null
          ? rowOf(side === 'source' ? text : '', side === 'target' ? text : '')
          : withText(row, side, text);
    }
    if (row === null) continue;
    if (index !== undefined && before !== undefined) {
      const isSame = row.source === before.source && row.target === before.target;
      if (!isSame) changed.set(index, row);
    } else if (row.source !== '' || row.target !== '') added.push(row);
  }
  const change = replacing(rows, changed);
  return added.length === 0 ? change : [...change, { at: rows.length, removed: [], added }];
}
