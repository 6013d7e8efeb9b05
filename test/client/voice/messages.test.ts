import { encode } from '@msgpack/msgpack';
import { expect, test } from 'vitest';
import { readMessage } from '../../../main/client/voice/messages.ts';

const segment = { text: 'a', start_time: 0, end_time: 1 };
const update = (count: number) => ({
  source_transcript_update: { concluded: new Array(count).fill(segment), tentative: [] },
});

test('a list beyond any real one is malformed, before each of its items is looked at', () => {
  const read = (count: number) =>
    readMessage(Buffer.from(JSON.stringify(update(count))), false, 'json').kind;
  expect(read(10_000)).toBe('source');
  expect(read(10_001)).toBe('malformed');
  expect(readMessage(Buffer.from(encode(update(10_001))), true, 'msgpack').kind).toBe('malformed');
});

test('heads of MessagePack that promise more than the frame holds are malformed', () => {
  const nested = Buffer.concat([
    Buffer.from([0x81, 0xa5]),
    Buffer.from('error'),
    // A thousand lists in each other, each of 65,535 items that never come.
    ...new Array<Buffer>(1_000).fill(Buffer.from('dcffff', 'hex')),
  ]);
  expect(readMessage(nested, true, 'msgpack')).toEqual({ kind: 'malformed' });
  expect(readMessage(Buffer.from('81a5'.repeat(40), 'hex'), true, 'msgpack').kind).toBe(
    'malformed',
  );
});
