import { describe, expect, it } from 'vitest';
import { startFailure } from '../../main/system/start-failure.ts';

const failure = (facts: object) =>
  startFailure(Object.assign(new Error('raw'), facts), '/data', 80);

describe('why the service could not start', () => {
  it.each([
    ['EEXIST', /^\/data can’t be the data folder: it, or a folder above it, is a file/],
    ['ENOTDIR', /^\/data can’t be the data folder/],
    ['EISDIR', /^\/data\/x is a folder where a file belongs\. Move it away/],
    ['EROFS', /^\/data\/x is on a read-only drive\. .*choose another data folder\.$/],
    ['EACCES', /^This user isn’t allowed to read and write \/data\/x\. Change its permissions/],
    ['EPERM', /^This user isn’t allowed to read and write \/data\/x\./],
    ['ENOENT', /^\/data\/x can’t be created or found\. Check its path/],
    ['ENOSPC', /^There is no space left for \/data\/x\./],
    ['EFBIG', /^There is no space left for \/data\/x\./],
    ['EIO', /^The drive of \/data\/x isn’t working properly\./],
    ['EMFILE', /^Too many files are open on this computer\. Close other programs/],
  ])('by the code %s', (code, sentence) => {
    expect(failure({ code, path: '/data/x' })).toMatch(sentence);
  });

  it.each([
    [5, /^A database in \/data is in use by another program\. Stop it/],
    [1288, /^A database in \/data is read-only\. Make it writable/],
    [10, /^The drive of \/data isn’t working properly\./],
    [13, /^There is no space left for \/data\./],
    [14, /^A database in \/data can’t be opened\. Check its permissions/],
  ])('by the result code %i of the database', (errcode, sentence) => {
    expect(failure({ code: 'ERR_SQLITE_ERROR', errcode })).toMatch(sentence);
  });

  it('by a port, which is not a matter of the data', () => {
    expect(failure({ code: 'EADDRINUSE', syscall: 'listen' })).toMatch(/^Port 80 is in use/);
    expect(failure({ code: 'EACCES', syscall: 'listen' })).toMatch(
      /^This user isn’t allowed to use port 80/,
    );
  });

  it('by what already is a sentence', () => {
    expect(failure({})).toBe('raw');
    expect(startFailure('thrown', '/data', 80)).toBe('thrown');
  });
});
