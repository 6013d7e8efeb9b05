import { describe, expect, it } from 'vitest';
import { storageFailure } from '../../main/system/storage-failure.ts';

const failure = (facts: object) => storageFailure(Object.assign(new Error('raw'), facts));

describe('what a disk or a database refuses', () => {
  it.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EFBIG', 'disk-full'],
    ['EACCES', 'data-not-written'],
    ['EPERM', 'data-not-written'],
    ['EROFS', 'data-not-written'],
    ['EIO', 'data-not-written'],
    ['ESTALE', 'data-not-written'],
    ['EMFILE', 'too-many-files'],
    ['ENFILE', 'too-many-files'],
  ])('by the code %s is %s', (code, expected) => {
    expect(failure({ code, syscall: 'open', path: '/data/x' })).toEqual({ code: expected });
  });

  it.each([
    [3, 'data-not-written'],
    [8, 'data-not-written'],
    [1032, 'data-not-written'],
    [778, 'data-not-written'],
    [13, 'disk-full'],
    [14, 'data-not-written'],
  ])('by the result code %i is %s', (errcode, expected) => {
    expect(failure({ code: 'ERR_SQLITE_ERROR', errcode })).toEqual({ code: expected });
  });

  it.each([
    { code: 'EACCES', syscall: 'connect' },
    { code: 'EPERM', syscall: 'kill' },
    { code: 'EACCES', syscall: 'spawn xclip' },
    { code: 'ENOENT', syscall: 'open' },
    { code: 'ERR_SQLITE_ERROR', errcode: 1 },
    {},
  ])('is not %j', (facts) => {
    expect(failure(facts)).toBeNull();
  });
});
