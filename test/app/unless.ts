declare module 'vitest' {
  interface TaskMeta {
    /** Why it was skipped; the closing lines of `npm test` say it. */
    skipped?: string;
  }
}

/**
 * Options of a test or a group that cannot run everywhere.
 * @param missing what it needs and does not have here; null where it runs
 */
export const unless = (missing: string | null) => ({
  skip: missing !== null,
  meta: missing === null ? {} : { skipped: missing },
});
