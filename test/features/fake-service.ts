import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the fake service saw it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Record<string, unknown>;
}

/** What a fake service answers: a status and a JSON body, or nothing ever. */
export type Answer =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'silence';

export type Answering = (seen: Seen) => Answer | null | Promise<Answer | null>;

/** A service on this machine that keeps every request and answers as it is told. */
export interface FakeService {
  readonly baseUrl: string;
  readonly host: string;
  readonly seen: Seen[];
  /** Replaces the usual answers; null falls back to them. */
  answer(answering: Answering): void;
  close(): Promise<void>;
}

const LANGUAGES = [
  { lang: 'en', source: true, target: true },
  { lang: 'de', source: true, target: true },
  { lang: 'en-GB', source: false, target: true },
].map(({ lang, source, target }) => ({
  lang,
  name: lang,
  usable_as_source: source,
  usable_as_target: target,
  status: 'stable',
  features: target ? { formality: { status: 'stable' } } : {},
}));

/** The usual answers: every text comes back as it is, billed by code points. */
function usual({ path, body }: Seen): Answer {
  switch (path.split('?')[0]) {
    case '/v2/translate':
      return {
        json: {
          translations: (body['text'] as string[]).map((text) => ({
            detected_source_language: (
              (body['source_lang'] as string | undefined) ?? 'EN'
            ).toUpperCase(),
            text,
            billed_characters: Array.from(text).length,
          })),
        },
      };
    case '/v2/usage':
      return { json: { character_count: 1200, character_limit: 500_000 } };
    case '/v3/languages':
      return { json: LANGUAGES };
    case '/v3/translation_memories':
      return { json: { translation_memories: [], total_count: 0 } };
    case '/v3/glossaries':
      return { json: { glossaries: [] } };
    case '/v3/style_rules':
      return { json: { style_rules: [] } };
    case '/v3/detect/language':
      return { json: { results: [{ detection_status: 'success', detected_language: 'en' }] } };
    default:
      return { status: 404, json: { message: 'Not found' } };
  }
}

export async function startFakeService(): Promise<FakeService> {
  const seen: Seen[] = [];
  let answering: Answering = () => null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const one: Seen = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        // Documents come as forms, which nobody asks about here.
        body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      seen.push(one);
      void Promise.resolve(answering(one)).then((answer) => {
        const given = answer ?? usual(one);
        if (given === 'silence') return;
        response.writeHead(given.status ?? 200, {
          'content-type': 'application/json',
          ...given.headers,
        });
        response.end(given.json === undefined ? '' : JSON.stringify(given.json));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: `http://${host}`,
    host,
    seen,
    answer(next) {
      answering = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
