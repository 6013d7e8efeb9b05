import type { Rpc } from '../../preload/contract/api.ts';

/** Fields that hold what people or services wrote, whichever route they come by. */
const WRITTEN = new Set([
  ...['name', 'text', 'source', 'target', 'title', 'label', 'note', 'prompt', 'term', 'result'],
  ...['author', 'before', 'after', 'fullBefore', 'fullAfter', 'memoryName', 'connectionName'],
  ...['with', 'without', 'translation', 'bookmark', 'host', 'body', 'wanted', 'speaker'],
  ...['terms', 'targets', 'traceId', 'modelUsed', 'message'],
]);
/** What the same fields hold elsewhere: codes of languages, numbers, days. */
const IS_CODE = /^(?:[a-z]{2,3}(?:-[a-z0-9]{2,4})*|[\d.,:TZ+-]*)$/i;

/** An RPC client whose answers hold so many more letters, without a space, in every text that somebody wrote. */
export function withLongTexts(rpc: Rpc, units: number): Rpc {
  const more = 'x'.repeat(units);
  const lengthened = (value: unknown, isWritten: boolean): unknown => {
    if (typeof value === 'string') {
      // What was written as long comes back as it was written.
      const isShort = isWritten && value.length < units && !IS_CODE.test(value);
      return isShort ? value + more : value;
    }
    if (Array.isArray(value)) return value.map((item) => lengthened(item, isWritten));
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        // The fields of a record that is written, by language say, are written too.
        lengthened(item, WRITTEN.has(key) || (isWritten && IS_CODE.test(key))),
      ]),
    );
  };
  return {
    async ask(route, ...rest) {
      return lengthened(await rpc.ask(route, ...rest), false) as Awaited<
        ReturnType<typeof rpc.ask<typeof route>>
      >;
    },
    async *watch(...call) {
      for await (const value of rpc.watch(...call)) {
        yield lengthened(value, false) as typeof value;
      }
    },
  };
}
