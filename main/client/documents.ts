import type { Readable } from 'node:stream';
import { z } from 'zod';
import {
  GivenFuzzySpot,
  type DocumentNote,
  type DocumentOptions,
} from '../../preload/contract/documents.ts';
import { MOST_FUZZY_SPOTS, type FuzzySpot } from '../../preload/contract/fuzzy-spot.ts';
import type { EngineWork } from '../../preload/contract/engine-work.ts';
import { MAX_GLOSSARIES } from '../../preload/contract/limits.ts';
import { documentForm } from './document-form.ts';
import type { CallOptions, Send } from './send.ts';
import type { ServiceRequest } from './service-request.ts';
import { identifier, optionalCount, optionalText } from './answer-fields.ts';
import { checkAnswer, invalidInput } from './service-request.ts';
import type { StreamExchange } from './stream-exchange.ts';

/** What is asked for a document; options as in the contract. */
export interface DocumentCall extends Omit<DocumentOptions, 'minify' | 'reportingTag' | 'local'> {
  /** Its ending tells the service the format. */
  readonly fileName: string;
}

/** The bytes of a document; they may be asked for more than once. */
export interface DocumentSource {
  /** Bytes that `open` gives, exactly. */
  readonly size: number;
  open(): Readable;
}

/** How a sent document is asked for. The key opens its content: it is never logged. */
export interface DocumentHandle {
  readonly id: string;
  readonly key: string;
}

export type DocumentStatus =
  | {
      readonly status: 'queued' | 'translating';
      /** As the service says it, which may be absurd; null where it does not. */
      readonly secondsLeft: number | null;
    }
  | {
      readonly status: 'done';
      readonly billed: number | null;
      /** Language that it was found to be in; null where the service does not say it. */
      readonly found: string | null;
      /** What does not look the same or was left as it was, where the service says it. */
      readonly warnings: readonly DocumentNote[];
      /** What of it is from fuzzy matches, where the service says it. */
      readonly fuzzy: readonly FuzzySpot[];
      /** What an engine did for it; null where the service does not say it. */
      readonly engine: EngineWork | null;
    }
  | {
      readonly status: 'error';
      /** The service's own words. */
      readonly said: string | null;
      /** A word of the offline service's own; null from others. */
      readonly reason: string | null;
    };

/** Where a result goes. */
export interface ResultSink {
  /** Called once, before the first piece. @param size bytes; null where the service does not say */
  begin(size: number | null): Promise<void> | void;
  write(piece: Uint8Array): Promise<void>;
}

/** The calls on documents. Every one rejects with `ServiceFailure`. */
export interface DocumentCalls {
  /**
   * Sends a document, once: an attempt that failed is never repeated here, since nobody knows
   * whether the document has arrived.
   * @param onSent bytes of the file that were passed on so far
   */
  upload(
    call: DocumentCall,
    source: DocumentSource,
    options?: CallOptions & { readonly onSent?: (bytes: number) => void },
  ): Promise<DocumentHandle>;
  status(handle: DocumentHandle, options?: CallOptions): Promise<DocumentStatus>;
  /**
   * Fetches the result, once; the service keeps it until its last byte was taken. An error of the
   * sink passes through as it is.
   */
  result(handle: DocumentHandle, sink: ResultSink, options?: CallOptions): Promise<null>;
}

const Uploaded = z.object({
  // Stands in a path later on, where dots alone would lead elsewhere.
  document_id: identifier.pipe(z.string().regex(/^(?!\.{1,2}$)[^\s\p{Cc}/\\]{1,256}$/u)),
  document_key: identifier.pipe(z.string().max(1024)),
});

const MAX_WARNINGS = 1000;

/** What a service may say beyond its documented answer; one that is odd is passed over. */
const Origin = z.object({
  source: z.string().min(2).max(16).nullish().catch(null),
  reason: z.string().max(64).nullish().catch(null),
  engine: z
    .object({
      name: z.string().min(1).max(200),
      ms: z.number().nonnegative(),
      words: z.int().nonnegative(),
      characters: z.int().nonnegative(),
    })
    .nullish()
    .catch(null),
  fuzzy: z.array(GivenFuzzySpot).max(MOST_FUZZY_SPOTS).nullish().catch(null),
  warnings: z
    .array(
      z.object({
        code: z.string().max(64),
        place: z.string().max(500).exactOptional(),
        count: z.int().positive().exactOptional(),
      }),
    )
    .max(MAX_WARNINGS)
    .nullish()
    .catch(null),
});

const STATES = ['queued', 'translating', 'done', 'error'] as const;
const Status = z.object({
  status: z.string().transform((word) => word.toLowerCase()),
  billed_characters: optionalCount,
  seconds_remaining: optionalCount,
  error_message: optionalText,
  message: optionalText,
  origin: Origin.nullish().catch(null),
});

const MAX_SAID_CHARACTERS = 500;

/** Makes the calls of a service on documents. */
export function createDocumentCalls(send: Send, stream: StreamExchange): DocumentCalls {
  return {
    async upload(call, source, { onSent = () => undefined, ...options } = {}) {
      if (call.glossaries.length > MAX_GLOSSARIES) throw invalidInput('glossaries');
      if (call.glossaries.length > 0 && call.source === null) throw invalidInput('source');
      const form = documentForm(call, source);
      const json = await stream.json(
        {
          path: '/v2/document',
          body: form.body(onSent),
          headers: [
            ...['accept', 'application/json'],
            ...['content-type', form.type, 'content-length', String(form.length)],
          ],
        },
        options,
      );
      const { document_id: id, document_key: key } = checkAnswer(Uploaded, json);
      return { id, key };
    },
    status: (handle, options) => send(statusRequest(handle), options),
    result: (handle, sink, options) =>
      stream.bytes(
        {
          path: `/v2/document/${encodeURIComponent(handle.id)}/result`,
          body: keyBody(handle),
          headers: ['content-type', 'application/json'],
        },
        sink,
        options,
      ),
  };
}

/** Tries a document that does not exist: what a key may do shows without sending anything. */
export function documentTrial(): ServiceRequest<DocumentStatus> {
  return statusRequest({ id: '0'.repeat(32), key: '0'.repeat(64) });
}

const keyBody = ({ key }: DocumentHandle) => JSON.stringify({ document_key: key });

function statusRequest(handle: DocumentHandle): ServiceRequest<DocumentStatus> {
  return {
    feature: 'documents',
    method: 'POST',
    path: `/v2/document/${encodeURIComponent(handle.id)}`,
    body: keyBody(handle),
    answers401: false,
    read: (json) => readStatus(checkAnswer(Status, json), handle.key),
  };
}

/** A state that this version does not know: an error where it says why, else work that goes on. */
function stateOf({ status, error_message: fault }: z.output<typeof Status>) {
  const known = STATES.find((state) => state === status);
  return known ?? (fault === null ? 'translating' : 'error');
}

function readStatus(answer: z.output<typeof Status>, key: string): DocumentStatus {
  const { billed_characters: billed, origin } = answer;
  const status = stateOf(answer);
  if (status === 'done') {
    return {
      status,
      billed,
      found: origin?.source ?? null,
      warnings: origin?.warnings ?? [],
      fuzzy: origin?.fuzzy ?? [],
      engine: origin?.engine ?? null,
    };
  }
  if (status !== 'error') return { status, secondsLeft: answer.seconds_remaining };
  // Services differ in the name of the field.
  const words = (answer.error_message ?? answer.message ?? '')
    .replaceAll(key, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return {
    status,
    said: words === '' ? null : words.slice(0, MAX_SAID_CHARACTERS).toWellFormed(),
    reason: origin?.reason ?? null,
  };
}
