import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerBody } from './answer-body.ts';
import type { EnginePairs } from '../../preload/contract/engine-pairs.ts';
import type { FaultPlace } from '../../main/system/fault.ts';
import type { DocumentName } from '../../main/service/documents/documents.ts';
import { DEFAULT_KEYWORD } from '../../main/service/options.ts';
import { openService } from '../../main/service/service.ts';
import type { EngineChoice } from '../../main/system/own-engine-routes.ts';
import type { ServiceOptions } from '../../main/service/service.ts';
import { documentThread } from '../../main/service/thread-place.ts';
import { startRecogniser } from '../engine/speech/start-recogniser.ts';

export const ASSETS = join(import.meta.dirname, '../../assets');

/** A memory with a few sentences, so that tests know every score. */
const MEMORY = `name\tTest memory
en\tde\tfr
Good morning, everyone.\tGuten Morgen zusammen.\tBonjour à tous.
The meeting starts at ten o'clock.\tDie Besprechung beginnt um zehn Uhr.\t
Please send me the report by Friday.\tBitte senden Sie mir den Bericht bis Freitag.\t
`;

/** A folder that is deleted with `remove`. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'service-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Assets for tests: the shipped glossaries and style rules, and one small memory. */
export function testAssets(into: string): string {
  const assets = join(into, 'assets');
  for (const folder of ['glossaries', 'style-rules']) {
    cpSync(join(ASSETS, folder), join(assets, folder), { recursive: true });
  }
  mkdirSync(join(assets, 'memories'));
  writeFileSync(join(assets, 'memories', 'test.tsv'), MEMORY);
  return assets;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON value of the body; a text that is no JSON gives undefined. */
  readonly json: AnswerBody;
}

export interface Request {
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly form?: string | Record<string, string> | [string, string][];
  readonly body?: BodyInit;
}

export type Call = (method: string, path: string, request?: Request) => Promise<Answer>;

/** Calls a service; the key defaults to `key`, null sends none. */
export const caller =
  (baseUrl: string, key: string): Call =>
  async (method, path, request = {}) => {
    const headers = new Headers(request.headers);
    const secret = request.key === undefined ? key : request.key;
    if (secret !== null && !headers.has('authorization')) {
      headers.set('authorization', `${DEFAULT_KEYWORD} ${secret}`);
    }
    let body = request.body;
    if (request.json !== undefined) {
      body = JSON.stringify(request.json);
      if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    } else if (request.form !== undefined) {
      body = new URLSearchParams(request.form).toString();
      if (!headers.has('content-type')) {
        headers.set('content-type', 'application/x-www-form-urlencoded');
      }
    }
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: parse(text) as AnswerBody,
    };
  };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface TestService {
  readonly baseUrl: string;
  readonly developerKey: string;
  readonly adminKey: string;
  readonly data: string;
  readonly assets: string;
  /** Internal errors that the service met. */
  readonly faults: { readonly place: FaultPlace; readonly error: unknown }[];
  /** What a person was told. */
  readonly notices: string[];
  readonly call: Call;
  /** Says which engines are asked. */
  choose(choice: EngineChoice): Promise<void>;
  /** Those of the targets that no engine translates to. */
  uncovered(pairs: EnginePairs): readonly string[];
  /** Ends the work on a document that nobody will fetch. */
  dropDocument(name: DocumentName): void;
  /** Makes a developer key through the control. */
  newKey(draft?: object): Promise<{ key_id: string; key: string }>;
  close(): Promise<void>;
}

/** A service in this process on a free port, with data of its own. */
export async function startTestService(
  options: Partial<ServiceOptions> = {},
): Promise<TestService> {
  const folder = temporaryFolder();
  const assets = options.assets ?? testAssets(folder.path);
  const data = options.data ?? join(folder.path, 'data');
  const faults: { place: FaultPlace; error: unknown }[] = [];
  const notices: string[] = [];
  const service = await openService({
    port: 0,
    data,
    assets,
    tier: 'paid',
    keywords: [DEFAULT_KEYWORD],
    faults: [],
    rate: null,
    secrets: 'fresh',
    speechModel: null,
    startHelper: startRecogniser,
    documentThread: documentThread(),
    ocrData: null,
    pseudo: true,
    onFault: (place, error) => faults.push({ place, error }),
    onNotice: (sentence) => notices.push(sentence),
    ...options,
    // What was fetched goes at once, so that a test sees it gone.
    documentLimits: { unreadMs: 20, ...options.documentLimits },
  });
  const call = caller(service.baseUrl, service.developerKey);
  return {
    baseUrl: service.baseUrl,
    developerKey: service.developerKey,
    adminKey: service.adminKey,
    data,
    assets,
    faults,
    notices,
    call,
    choose: (choice) => service.choose(choice),
    uncovered: (pairs) => service.uncovered(pairs),
    dropDocument: (name) => service.dropDocument(name),
    newKey: async (draft = {}) => {
      const answer = await call('POST', '/control/keys', { key: service.adminKey, json: draft });
      if (answer.status !== 200) throw new Error(answer.text);
      return JSON.parse(answer.text) as { key_id: string; key: string };
    },
    close: async () => {
      await service.close();
      folder.remove();
    },
  };
}
