import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  typeAhead,
  withTypedAhead,
  type TypedAhead,
} from '../../../../renderer/features/segments/edit/typed-ahead.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '😁') });

it('keeps what was typed, key by key, and puts it where it belongs', () => {
  fc.assert(
    fc.property(text, text, fc.nat(), text, (shown, typed, caret, next) => {
      // Between two characters, not within one.
      const characters = Array.from(shown);
      const at = characters.slice(0, caret % (characters.length + 1)).join('').length;
      let ahead: TypedAhead | null = null;
      for (const key of typed) {
        ahead = typeAhead(ahead, 3, shown, shown.slice(0, at) + key + shown.slice(at));
      }
      expect(ahead?.text ?? '').toBe(typed);
      if (ahead !== null) expect(withTypedAhead(ahead, 4, next)).toBe(next + typed);
    }),
  );
});

it('takes back its last character by a deletion, and nothing of the target', () => {
  const typed = Array.from('a😀').reduce<TypedAhead | null>(
    (ahead, key) => typeAhead(ahead, 3, 'Eins.', `Eins.${key}`),
    null,
  );
  const once = typeAhead(typed, 3, 'Eins.', 'Eins');
  expect(once?.text).toBe('a');
  expect(typeAhead(once, 3, 'Eins.', 'Eins')).toBeNull();
  expect(typeAhead(null, 3, 'Eins.', 'Eins')).toBeNull();
});

it('stands at its place in the segment that kept the keyboard', () => {
  const ahead = typeAhead(null, 3, 'Eins.', 'Ei-ns.');
  expect(ahead && withTypedAhead(ahead, 3, 'Eins.')).toBe('Ei-ns.');
});
