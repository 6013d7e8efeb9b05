import { connect } from 'node:net';

/** What came back on a connection. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are on a connection of their own and reads until the service closes it. */
export function sendRaw(port: number, bytes: Buffer | string): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const finish = () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? NaN);
      if (Number.isNaN(status)) {
        reject(new Error(`No HTTP answer: ${JSON.stringify(text.slice(0, 200))}`));
        return;
      }
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const headers = Object.fromEntries(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => [
            line.slice(0, line.indexOf(':')).toLowerCase(),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
      );
      resolve({ status, headers, body: rest.join('\r\n\r\n') });
    };
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // The service may close before everything was sent: what it said until then counts.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
    socket.on('end', () => {
      socket.end();
      finish();
    });
  });
}

export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Sends a request exactly as given, plus the headers that frame it. */
export function sendRequest(port: number, request: WireRequest): Promise<WireAnswer> {
  const named = new Set(request.headers.map(([name]) => name.toLowerCase()));
  const framing: [string, string][] = [
    ['Host', `127.0.0.1:${port}`],
    ['Content-Length', String(request.body.length)],
    ['Connection', 'close'],
  ];
  const headers = [
    ...request.headers,
    ...framing.filter(([name]) => !named.has(name.toLowerCase())),
  ];
  const head = [
    `${request.method} ${request.target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
  return sendRaw(port, Buffer.concat([Buffer.from(head, 'latin1'), request.body]));
}
