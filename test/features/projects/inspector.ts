import type { StartHelper } from '../../../main/system/processes.ts';
import type { HandedFile } from '../../../main/system/files.ts';
import { Readable } from 'node:stream';

/** Helper processes that look into every document and find nothing wrong. */
export const startInspector: StartHelper = () => {
  let tell: (message: unknown) => void = () => undefined;
  return {
    send(message) {
      const { id, job } = message as { id?: number; job?: { do: string } };
      const done = job?.do === 'inspect' ? { format: 'txt', characters: 12, warnings: [] } : null;
      if (id !== undefined) setImmediate(() => tell({ id, done }));
    },
    onMessage: (listener) => (tell = listener),
    onExit: () => undefined,
    kill: () => undefined,
  };
};

/** A file that the page handed over. */
export const handed = (name: string, text: string): HandedFile => ({
  name,
  size: Buffer.byteLength(text),
  open: () => Readable.from([Buffer.from(text)]),
  discard: () => Promise.resolve(),
});
