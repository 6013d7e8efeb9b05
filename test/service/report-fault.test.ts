import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportFault } from '../../main/service/report-fault.ts';
import { faultOf } from '../../main/system/fault.ts';

afterEach(() => vi.restoreAllMocks());

/** The line that a fault leaves. */
function lineOf(thrown: unknown): Record<string, unknown> {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  reportFault('documents.sweep', thrown);
  expect(written).toHaveBeenCalledOnce();
  const line = String(written.mock.calls[0]?.[0]);
  expect(line).toMatch(/^\{.*\}\n$/);
  return JSON.parse(line) as Record<string, unknown>;
}

describe('a fault of the service', () => {
  it('is a line with its place, its name and the top of its stack, never its message', () => {
    const line = lineOf(new TypeError('the secret text'));
    expect(line).toMatchObject({
      event: 'service-fault',
      place: 'documents.sweep',
      name: 'TypeError',
    });
    expect(line['at']).not.toEqual([]);
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('has a place although its stack has none, as that of a file system call', async () => {
    const thrown: unknown = await readFile('/no/such/secret').catch((error: unknown) => error);
    const line = lineOf(Object.assign(thrown as Error, { stack: 'Error: ENOENT: secret' }));
    expect(line).toEqual({
      event: 'service-fault',
      place: 'documents.sweep',
      name: 'Error',
      at: [],
    });
    vi.restoreAllMocks();
    expect(lineOf('a secret string')).toMatchObject({ place: 'documents.sweep', name: 'string' });
  });

  it('cannot be told without a part and its work', () => {
    const placeless = () => {
      // @ts-expect-error a place is a part and what it does
      reportFault('documents', new Error('x'));
      // @ts-expect-error a place is not optional
      faultOf(new Error('x'));
    };
    expect(placeless).toBeTypeOf('function');
    expect(faultOf('rpc.documents.check', 7)).toEqual({
      place: 'rpc.documents.check',
      error: 'number',
      at: null,
    });
  });
});
