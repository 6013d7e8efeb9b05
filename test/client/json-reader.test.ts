import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerTooLong, createJsonReader } from '../../main/client/json-reader.ts';

const WIDE = { maxBytes: 1_000_000, maxValues: 100_000 };

/** Reads bytes in pieces of the given sizes, the last ones as long as needed. */
function readIn(bytes: Buffer, sizes: readonly number[], bounds = WIDE): unknown {
  const reader = createJsonReader(bounds);
  let at = 0;
  for (const size of sizes) {
    reader.push(bytes.subarray(at, at + size));
    at = Math.min(bytes.length, at + size);
  }
  if (at < bytes.length) reader.push(bytes.subarray(at));
  return reader.end();
}

const outcomeOf = (read: () => unknown): { value: unknown } | 'refused' => {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof SyntaxError) return 'refused';
    throw error;
  }
};
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 200 });
const escape = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

test('reads what JSON.parse reads, however it is split', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), sizes, fc.boolean(), (json, cuts, isEscaped) => {
      const text = isEscaped ? escape(json) : json.toWellFormed();
      expect(readIn(Buffer.from(text), cuts)).toStrictEqual(JSON.parse(text));
    }),
    { numRuns: 200 },
  );
}, 30_000);

test('refuses what JSON.parse refuses, however it is cut', () => {
  const mark = fc.constantFrom(...'{}[]",:\\ \n\t1.0-e+Etrufalsn"u00é'.split(''));
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.array(mark, { maxLength: 4 }),
      sizes,
      (json, place, gone, put, cuts) => {
        const at = place % (json.length + 1);
        const text = (json.slice(0, at) + put.join('') + json.slice(at + gone)).toWellFormed();
        expect(outcomeOf(() => readIn(Buffer.from(text), cuts))).toStrictEqual(
          outcomeOf(() => JSON.parse(text)),
        );
      },
    ),
    { numRuns: 1000 },
  );
}, 30_000);

test.each([
  ['', '[', '{', '{"a"', '{"a":', '"', '"\\', '1 2', '[1,]', '{"a":1,}', '{,}', '[}', '01', '-'],
  ['tru', 'nullx', '"\\u12"', '"\\x"', '"\n"', '[1 2]', '{"a" 1}', '{1:2}', ']', '1e', '+1', '.5'],
])('refuses half and broken JSON', (...texts) => {
  for (const text of texts) {
    expect(outcomeOf(() => readIn(Buffer.from(text), [1, 1]))).toBe('refused');
  }
});

test('a field named __proto__ is a field like others', () => {
  const text = '{"__proto__":{"a":1},"b":{"__proto__":2},"__proto__":3}';
  const read = readIn(Buffer.from(text), []);
  expect(read).toStrictEqual(JSON.parse(text));
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

test.each([
  ['numbers', '[1,2,3,4,5]', 9],
  ['fields', '{"a":1,"b":1}', 8],
  ['one field', '{"a":1,"a":1}', 8],
  ['objects', '[{},{}]', 12],
])('counts what an answer costs: %s', (_, text, cost) => {
  const read = (maxValues: number) => readIn(Buffer.from(text), [2, 2], { ...WIDE, maxValues });
  expect(() => read(cost - 1)).toThrow(AnswerTooLong);
  expect(read(cost)).toStrictEqual(JSON.parse(text));
});

test('gives up where ever new fields come', () => {
  const fields = (count: number) =>
    Buffer.from(`[${Array.from({ length: count }, (_, at) => `{"k${at}":0}`).join(',')}]`);
  expect(readIn(fields(2000), [])).toHaveLength(2000);
  expect(() => readIn(fields(2001), [])).toThrow(AnswerTooLong);
});

test('gives up at so many bytes, before the end has come', () => {
  const reader = createJsonReader({ maxBytes: 10, maxValues: 10 });
  reader.push(Buffer.from('["12345'));
  expect(() => reader.push(Buffer.from('6789'))).toThrow(AnswerTooLong);
});

test('gives up where arrays or objects nest without end', () => {
  for (const deep of ['[', '{"a":']) {
    expect(() => readIn(Buffer.from(deep.repeat(1000)), [])).toThrow(AnswerTooLong);
  }
  const fine = `${'['.repeat(64)}${']'.repeat(64)}`;
  expect(readIn(Buffer.from(fine), [])).toStrictEqual(JSON.parse(fine));
});

test('a number without end is given up', () => {
  expect(() => readIn(Buffer.from('1'.repeat(5000)), [])).toThrow(AnswerTooLong);
});
