/** Why a session is over. */
export interface StreamError {
  /** The message that met it. */
  readonly request: 'source_media_chunk' | 'end_of_source_media' | 'unknown';
  /** Like an HTTP status. */
  readonly code: number;
  readonly reason: number;
  readonly message: string;
  /** Close code of the socket (RFC 6455, 7.4.1). */
  readonly close: number;
}

const chunk = (code: number, reason: number, message: string, close: number): StreamError => ({
  request: 'source_media_chunk',
  code,
  reason,
  message,
  close,
});

const POLICY = 1008;
const TOO_BIG = 1009;
const INTERNAL = 1011;

export const STREAM_ERRORS = {
  format: chunk(400, 4_000_403, 'Audio format not supported', POLICY),
  message: {
    request: 'unknown',
    code: 400,
    reason: 4_000_400,
    message: 'Message not understood',
    close: POLICY,
  },
  tooLarge: chunk(400, 4_000_413, 'Audio chunk exceeds 100 KB or one second', TOO_BIG),
  partial: chunk(400, 4_000_422, 'Audio chunk ends within a sample', POLICY),
  afterEnd: chunk(400, 4_000_409, 'Audio chunk after the end of the media', POLICY),
  tooFast: chunk(429, 4_290_001, 'Audio arrives faster than twice its speed', POLICY),
  idle: chunk(408, 4_080_001, 'No audio for 30 seconds', POLICY),
  quota: chunk(456, 4_560_001, 'Quota for this billing period has been exceeded', POLICY),
  keyDeactivated: chunk(403, 4_030_001, 'The key of the session was deactivated', POLICY),
  internal: chunk(500, 5_000_000, 'Internal error', INTERNAL),
} as const satisfies Record<string, StreamError>;

export const errorMessage = (error: StreamError) => ({
  error: {
    request_type: error.request,
    error_code: error.code,
    reason_code: error.reason,
    error_message: error.message,
  },
});
