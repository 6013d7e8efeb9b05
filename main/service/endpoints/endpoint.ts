import type { Key, Scope } from '../accounts/key.ts';
import type { Fields } from '../http/fields.ts';
import type { BodyRules } from '../http/read-body.ts';
import type { UploadedFile, UploadRules } from '../http/read-upload.ts';

/** A request that was let in. */
export interface Call {
  readonly key: Key;
  /** The parameters: of the body where the endpoint has one, else of the query. */
  readonly fields: Fields;
  /** The variable parts of the path by name. */
  readonly path: Readonly<Record<string, string>>;
  /** The file of an upload; deleted again unless the call is answered. */
  readonly file: UploadedFile | null;
  /** The reporting tag; null without one. */
  readonly tag: string | null;
  /** Fires when the caller goes away. */
  readonly signal: AbortSignal;
}

/** One method on one path, with the rules that are checked before it runs. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Of the answer; 200 when absent. 204 has no body. */
  readonly status?: 201 | 204;
  /** Variable parts are written `:name`. */
  readonly path: string;
  readonly keyKind: Key['kind'];
  /**
   * The status for a missing or unknown key. The service description lists 401 for some endpoints
   * only; the others answer 403.
   */
  readonly unknownKey: 401 | 403;
  /** What a scoped key needs; null: no scoped key may call this. */
  readonly scope: Scope | null;
  /** Whether keys of the free tier are refused. */
  readonly paidOnly?: true;
  /** Whether it takes a key whose account takes part in the beta of language detection. */
  readonly detectionOnly?: true;
  readonly body?: BodyRules;
  /** In the place of `body`: a form with a file. */
  readonly upload?: (key: Key) => UploadRules;
  /** Media type of an answer that is a text; a request that does not accept it gets 415. */
  readonly produces?: 'text/tab-separated-values';
  /** Whether the endpoint itself applies the rate limit, after its own checks. */
  readonly limitsRate?: true;
  /**
   * The JSON value of the answer, a `FileAnswer`, or the text of what it produces; throws
   * ServiceError to refuse.
   */
  answer(call: Call): unknown;
}
