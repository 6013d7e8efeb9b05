import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { minimised } from './minimise.ts';
import type { FuzzedParser } from './parser.ts';
import { loadParser } from './parsers.ts';
import { createRandom } from './random.ts';
import { runParser } from './run-parser.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-harness-'));
afterAll(() => rmSync(folder, { recursive: true }));

const input = Buffer.from('abc');
const outcomeOf = (read: FuzzedParser['read']) =>
  runParser(
    {
      name: 'a',
      seeds: [input],
      mutate: () => input,
      read,
      runs: 1,
      refusalOf: (thrown) => (thrown instanceof RangeError ? 'range' : null),
      mostWork: (bytes) => bytes,
    },
    input,
    { folder },
  );

describe('a parser that keeps its promises', () => {
  test('reads or refuses', async () => {
    expect(await outcomeOf(() => 3)).toEqual({ kind: 'read', work: 3 });
    const refuses = () => {
      throw new RangeError('x');
    };
    expect(await outcomeOf(refuses)).toEqual({ kind: 'refused', reason: 'range' });
  });
});

describe('a parser is found that', () => {
  const faultOf = async (read: FuzzedParser['read']) => {
    const outcome = await outcomeOf(read);
    return outcome.kind === 'broken' ? outcome.fault : outcome.kind;
  };
  test('throws something else', async () => {
    const throws = () => {
      throw new TypeError('12 of 34');
    };
    expect(await faultOf(throws)).toMatch(
      /^TypeError: # of # at test\/fuzz\/harness\.test\.ts:\d+$/,
    );
  });
  test('gives more than it may', async () => {
    expect(await faultOf(() => 4)).toContain('4 of work for 3 bytes'.replace(/\d/g, '#'));
  });
  test('changes its input', async () => {
    expect(await faultOf((bytes) => bytes.fill(0).length)).toContain('the input was changed');
  });
  test('leaves a file behind', async () => {
    const leaves: FuzzedParser['read'] = (_, place) => {
      writeFileSync(join(place.folder, 'left.txt'), '');
      return 0;
    };
    expect(await faultOf(leaves)).toContain('left behind: left.txt');
    expect(await faultOf(() => 0)).toBe('read');
  });
});

test('a seed and a run give the same input again', async () => {
  const { mutate } = await loadParser('docx');
  const inputs = [0, 1, 2, 3, 4, 5].map((run) => mutate(createRandom(5, run)));
  expect(inputs.map((_, run) => mutate(createRandom(5, run)))).toEqual(inputs);
  expect(new Set(inputs.map((bytes) => Buffer.from(bytes).toString('latin1'))).size).toBe(6);
});

test('an input is made as small as its fault allows', async () => {
  const long = Buffer.from(`${'x'.repeat(900)}<a${'y'.repeat(900)}>`);
  const isFaulty = (bytes: Uint8Array) =>
    Promise.resolve(/<.*>/.test(Buffer.from(bytes).toString()));
  expect(Buffer.from(await minimised(long, isFaulty)).toString()).toBe('<>');
});
