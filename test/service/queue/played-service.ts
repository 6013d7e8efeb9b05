import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service of documents that counts, and holds where a test wants to kill. */
export interface PlayedService extends AsyncDisposable {
  readonly baseUrl: string;
  /** Uploads whose last byte came. */
  uploads: number;
  /** Results whose last byte went. */
  downloads: number;
  /** Where the next request stops, and what is told then. */
  hold: {
    readonly at: 'upload' | 'status' | 'result' | 'last-byte';
    readonly reached: () => void;
  } | null;
  /** Milliseconds that a document takes. */
  takesMs: number;
  /** What was sent last. */
  sent: Buffer;
}

/** @param translate makes a result of what was uploaded, the whole form */
export async function playService(
  translate: (form: Buffer) => Buffer = () => Buffer.from('Guten Tag'),
): Promise<PlayedService> {
  const documents = new Map<string, { readonly readyAt: number; readonly result: Buffer }>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('error', () => undefined);
    request.on('end', () => {
      const [, , kind, id, what] = (request.url ?? '').split('/');
      const answer = (status: number, json: object) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(json));
      };
      if (kind !== 'document') {
        answer(200, { character_count: 0, character_limit: 9 });
        return;
      }
      const step = id === undefined ? 'upload' : what === undefined ? 'status' : 'result';
      const isHeld = played.hold?.at === step;
      if (step === 'upload') {
        played.uploads += 1;
        played.sent = Buffer.concat(pieces);
        if (isHeld) {
          played.hold?.reached();
          return;
        }
        const fresh = `DOC${played.uploads}`;
        const result = translate(played.sent);
        documents.set(fresh, { readyAt: Date.now() + played.takesMs, result });
        answer(200, { document_id: fresh, document_key: `KEY${fresh}` });
        return;
      }
      const document = documents.get(id ?? '');
      const { document_key: key } = JSON.parse(Buffer.concat(pieces).toString()) as {
        readonly document_key: string;
      };
      if (document === undefined || key !== `KEY${id ?? ''}`) {
        answer(404, {});
        return;
      }
      if (step === 'status') {
        if (isHeld) played.hold?.reached();
        const isDone = Date.now() >= document.readyAt && !isHeld;
        answer(200, {
          document_id: id,
          ...(isDone ? { status: 'done', billed_characters: 42 } : { status: 'translating' }),
        });
        return;
      }
      const { result } = document;
      response.writeHead(200, { 'content-length': result.length });
      if (isHeld) {
        response.write(result.subarray(0, 4), () => played.hold?.reached());
        return;
      }
      response.end(result, () => {
        played.downloads += 1;
        documents.delete(id ?? '');
        if (played.hold?.at === 'last-byte') played.hold.reached();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const played: PlayedService = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads: 0,
    downloads: 0,
    hold: null,
    takesMs: 100,
    sent: Buffer.alloc(0),
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return played;
}
