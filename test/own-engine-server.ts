import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What requests of both interfaces hold. */
export interface EngineBody {
  readonly q?: readonly string[];
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
}

/** One request as it came, its body parsed. */
export interface EngineRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: EngineBody;
}

export interface OwnEngineServer {
  readonly address: string;
  readonly requests: EngineRequest[];
  /** How the next requests are answered: a status and a body; null: never. */
  answer: (request: EngineRequest) => { readonly status: number; readonly body: string } | null;
  /** How they are answered at first. */
  readonly usual: OwnEngineServer['answer'];
  close(): Promise<void>;
}

const json = (value: unknown) => ({ status: 200, body: JSON.stringify(value) });

/** An engine of ours that speaks LibreTranslate and the chat interface, and translates by a function. */
export async function startOwnEngine(
  translate: (text: string) => string = (text) => text,
): Promise<OwnEngineServer> {
  const requests: EngineRequest[] = [];
  const usual: OwnEngineServer['answer'] = ({ path, body }) => {
    if (path === '/languages') {
      return json([
        { code: 'en', targets: ['de', 'zt'] },
        { code: 'de', targets: ['en'] },
      ]);
    }
    if (path === '/translate') {
      return json({ translatedText: (body.q ?? []).map((text) => translate(text)) });
    }
    if (path === '/v1/chat/completions') {
      return json({ choices: [{ message: { content: chatAnswer(body, translate) } }] });
    }
    return { status: 404, body: 'nothing here' };
  };
  const server = createServer((incoming, outgoing) => void take(incoming, outgoing));
  const mine: OwnEngineServer = {
    address: '',
    requests,
    answer: usual,
    usual,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  async function take(incoming: IncomingMessage, outgoing: ServerResponse) {
    let text = '';
    for await (const piece of incoming) text += String(piece);
    const request = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: (text === '' ? {} : JSON.parse(text)) as EngineBody,
    };
    requests.push(request);
    const answer = mine.answer(request);
    if (answer === null) return;
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
    outgoing.end(answer.body);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(mine, { address: `http://127.0.0.1:${port}` });
}

/** The segments of a chat request, each translated under its number. */
function chatAnswer({ messages }: EngineBody, translate: (text: string) => string): string {
  const text = messages?.at(-1)?.content ?? '';
  return Array.from(
    text.matchAll(/<seg n="(\d+)">([^]*?)<\/seg>/g),
    ([, number, segment]) => `<seg n="${number}">${translate(segment ?? '')}</seg>`,
  ).join('\n');
}

/** A chat answer with this content. */
export const chatContent = (content: string) =>
  json({ choices: [{ message: { role: 'assistant', content } }] });
