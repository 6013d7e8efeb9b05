/**
 * The machine-readable codes of error bodies: a small, stable set of our own, since the service
 * description names none but `invalid_content_type`.
 */
export type ErrorCode =
  | 'invalid_request'
  | 'missing_parameter'
  | 'invalid_value'
  | 'invalid_content_type'
  | 'unauthorized'
  | 'forbidden'
  | 'missing_scope'
  | 'not_found'
  | 'conflict_parameters'
  | 'payload_too_large'
  | 'rate_limited'
  | 'quota_exceeded'
  | 'unavailable'
  /** 400: no engine translates the language pair, and pseudo-translation is off. */
  | 'no_engine'
  /** 503: nothing on this computer recognises speech in the language. */
  | 'no_recogniser'
  /** 503: the chosen speech model lacks files, or cannot be opened. */
  | 'speech_model_unusable'
  /** 503: nothing on this computer speaks the language. */
  | 'no_synthesiser'
  /** 503: no ffmpeg on this computer reads or makes the type of sound. */
  | 'no_ffmpeg'
  /** 429: as many voice sessions are open as can be. */
  | 'too_many_sessions'
  /** 503: the service cannot keep anything now, since its disk is full or may not be written. */
  | 'storage_unavailable'
  | 'internal';

export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly detail?: string;
}

/** A refusal of a call: becomes the error body of the answer. */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  /** Further headers of the answer, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { detail?: string; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.detail = more.detail;
    this.headers = more.headers ?? {};
  }

  get body(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
    };
  }
}
