/** Primary result code of SQLite, https://sqlite.org/rescode.html. */
const SQLITE_FULL = 13;

/** Whether a disk refused to take more: it is full, or the person's share of it is. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_FULL) return true;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
