import { encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRecords } from '../../main/engine/glossary-files/csv-records.ts';
import { createRepairs } from '../../main/engine/memory/exchange/repairs.ts';
import { createTableReader } from '../../main/engine/memory/exchange/table-reader.ts';
import { decodeFrame, encodeFrame } from '../../main/rpc/codec.ts';

const signs = fc
  .array(fc.constantFrom(',', '"', '""', '\n', '\r', '\r\n', 'a', ' ', ';', '\u00e9', '"a"'))
  .map((pieces) => pieces.join(''));

describe('separated values', () => {
  test('any text is cut into records that are the text', () => {
    fc.assert(
      fc.property(signs, (text) => {
        const records = [...csvRecords(text, ',')];
        expect(records.map((record) => record.text).join('')).toBe(text);
        const lines = text.match(/\r\n|\n|\r/g)?.length ?? 0;
        expect(Math.max(0, ...records.map(({ line }) => line))).toBeLessThanOrEqual(lines + 1);
      }),
      { numRuns: 3_000 },
    );
  });

  test('what is written by the rules is read as it was', () => {
    const cell = fc.oneof(signs, fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
        expect([...csvRecords(text, ',')].map(({ cells }) => cells)).toEqual(rows);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a table of a memory is read the same, however its pieces fall', () => {
    const read = (text: string, size: number) => {
      const seen: unknown[] = [];
      const sink = {
        repairs: createRepairs(),
        languages: () => undefined,
        unit: (unit: unknown) => seen.push(unit),
        bad: (line: number, reason: string) => seen.push([line, reason]),
      };
      const reader = createTableReader(',', { source: 'en', targets: ['de', 'fr'] }, sink);
      try {
        for (let at = 0; at < text.length; at += size) reader.feed(text.slice(at, at + size));
        reader.end();
      } catch (error) {
        seen.push(String(error));
      }
      return seen;
    };
    fc.assert(
      fc.property(signs, fc.integer({ min: 1, max: 9 }), (text, size) => {
        expect(read(text, size)).toEqual(read(text, text.length + 1));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('frames', () => {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.oneof(
        fc.string(),
        fc.maxSafeInteger(),
        // A whole number has no negative zero.
        fc.double({ noNaN: true }).map((number) => (number === 0 ? 0 : number)),
        fc.boolean(),
        fc.constant(null),
      ),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        tie('value'),
        { maxKeys: 5 },
      ),
    ),
  }));

  test('any value that is sent is read as it was', () => {
    fc.assert(
      fc.property(value, (sent) => {
        expect(decodeFrame(encodeFrame(sent))).toEqual(structuredClone(sent));
      }),
      { numRuns: 2_000 },
    );
  });

  test('a frame with a byte too few or too many is refused', () => {
    fc.assert(
      fc.property(value, fc.nat(), fc.nat(255), (sent, cut, byte) => {
        const frame = encodeFrame(sent);
        expect(() => decodeFrame(frame.subarray(0, cut % frame.length))).toThrow();
        expect(() => decodeFrame(Buffer.concat([frame, Buffer.of(byte)]))).toThrow();
      }),
      { numRuns: 2_000 },
    );
  });

  test('a frame costs no more than its bytes, whatever it promises', () => {
    const head = fc.constantFrom(
      'dd01ffffff',
      'ddffffffff',
      'dfffffffff',
      'dcffff',
      'deffff',
      'dbffffffff',
    );
    fc.assert(
      fc.property(
        fc.array(head, { minLength: 1, maxLength: 300 }),
        fc.uint8Array(),
        (heads, rest) => {
          const frame = Buffer.concat([Buffer.from(heads.join(''), 'hex'), rest]);
          // What a container holds is counted against the bytes that are there.
          expect(() => decodeFrame(frame)).toThrow(RangeError);
        },
      ),
      { numRuns: 500 },
    );
    expect(decodeFrame(encode([1]))).toEqual([1]);
  });
});
