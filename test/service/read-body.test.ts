import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBody } from '../../main/service/http/read-body.ts';

const RULES = { encodings: ['json'], limit: 64 } as const;

/** A request whose body comes in these pieces. */
function requestOf(pieces: readonly (string | Buffer)[]): IncomingMessage {
  const stream = Readable.from(pieces.map((piece) => Buffer.from(piece)));
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

describe('a body', () => {
  it('is read across pieces that cut a character', async () => {
    const bytes = Buffer.from('{"text":"ü€😀"}');
    const pieces = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    expect((await readBody(requestOf(pieces), RULES)).text('text')).toBe('ü€😀');
  });

  it('that is not UTF-8 does not spoil the next one', async () => {
    const broken = requestOf([Buffer.from([0x7b, 0xe2, 0x82])]);
    await expect(readBody(broken, RULES)).rejects.toMatchObject({ status: 400 });
    expect((await readBody(requestOf(['{"a":"b"}']), RULES)).text('a')).toBe('b');
  });

  it('without a length is refused where it passes the limit, and no more is read', async () => {
    const request = requestOf(Array<string>(1000).fill('x'.repeat(40)));
    await expect(readBody(request, RULES)).rejects.toMatchObject({ status: 413 });
    expect(request.isPaused()).toBe(true);
  });

  it('whose caller leaves before or while it is read is an error, not a wait', async () => {
    const gone = requestOf(['{']);
    gone.destroy();
    await expect(readBody(gone, RULES)).rejects.toThrow('left');
    const leaving = Object.assign(requestOf([]), { _read: () => undefined });
    const read = readBody(leaving, RULES);
    leaving.destroy();
    await expect(read).rejects.toThrow('left');
  });
});
