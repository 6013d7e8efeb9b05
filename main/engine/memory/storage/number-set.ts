/** Numbers from 1 that were met; a set of a million costs 16 MB, a quarter of the built-in one. */
export interface NumberSet {
  /** False when it was there already. */
  add(number: number): boolean;
}

export function createNumberSet(): NumberSet {
  let slots = new Float64Array(1024);
  let size = 0;

  const slotOf = (number: number) => {
    const last = slots.length - 1;
    let slot = (number ^ (number / 2_097_152)) & last;
    for (;;) {
      const found = slots[slot];
      if (found === 0 || found === number) return slot;
      slot = (slot + 1) & last;
    }
  };
  const grow = () => {
    const before = slots;
    slots = new Float64Array(2 * before.length);
    for (const number of before) if (number !== 0) slots[slotOf(number)] = number;
  };
  return {
    add(number) {
      const slot = slotOf(number);
      if (slots[slot] === number) return false;
      slots[slot] = number;
      size += 1;
      if (2 * size > slots.length) grow();
      return true;
    },
  };
}
