/**
 * What can go wrong where a person meets it. The page turns a code and its parameters into a
 * sentence in the interface language; main never sends prose.
 */
export type FailureCode =
  /** The service does not know the key (401, or 403 on endpoints that have no 401). */
  | 'key-refused'
  /** The service knows the key, behind another scheme keyword: `params.keyword`. */
  | 'keyword-refused'
  /** The key is scoped and lacks a scope. `params.scopes` names them where the service said so. */
  | 'scope-missing'
  /** The account or plan has no access to the feature. */
  | 'feature-refused'
  /** Authentication through query or body was refused. */
  | 'legacy-auth'
  /** An admin key where a developer key belongs, or the reverse. */
  | 'wrong-key-kind'
  | 'bad-request'
  | 'not-found'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  | 'quota-exceeded'
  | 'service-error'
  | 'service-unavailable'
  | 'timeout'
  /** No connection could be made, or it broke. */
  | 'unreachable'
  | 'untrusted-certificate'
  /** The answer was not what the service promises (malformed JSON, missing fields). */
  | 'bad-answer'
  /** An address that is neither https nor loopback, or a redirect away from it. */
  | 'insecure-address'
  | 'bad-address'
  /** The active connection has no key (the session ended and there is no secret store). */
  | 'key-missing'
  /** The key is in the secret store, which is locked or not running. */
  | 'key-locked'
  | 'offline-service-down'
  | 'cancelled'
  /** A change was sent once and never confirmed: it may have been made. `params.reason` is a code. */
  | 'outcome-unknown'
  | 'invalid-input'
  /** More than crosses between page and main at once. `params.limit`: bytes. */
  | 'message-too-large'
  | 'unknown-route'
  | 'file-too-large'
  | 'file-unreadable'
  | 'file-gone'
  /** No program of the computer took a file. */
  | 'no-opener'
  /** No engine of the service translates the language pair. */
  | 'no-engine'
  /** The service has no speech recogniser for the language. `params.language`. */
  | 'no-recogniser'
  /** The chosen speech model of the offline service lacks files or is damaged. */
  | 'speech-model-unusable'
  /** The service has no voice for the language. `params.language`. */
  | 'no-synthesiser'
  /** The service ended a voice session by an error; `said` holds its words. */
  | 'stream-refused'
  /** The stream could not be held or opened again. */
  | 'stream-lost'
  /** No recorder program on this computer. `params.name`. */
  | 'recorder-missing'
  /** `params.reason`: device, busy, permission, server, ended. */
  | 'recorder-failed'
  /** The page cannot record. `params.reason`: denied, missing, unplugged, busy, ended, failed. */
  | 'microphone-failed'
  /** A sound file that cannot be played; `params.reason`: format, empty, no-decoder. */
  | 'sound-unreadable'
  /** Another voice session is running. */
  | 'session-running'
  /** The person asked that nothing is exported while QA finds errors. `params.count`. */
  | 'qa-errors'
  | 'review-foreign'
  /** A file that is not read as a QA profile. `params`: name; reason foreign, newer or damaged. */
  | 'qa-profile-refused'
  | 'disk-full'
  /** The computer, or this program, has as many files open as it may. */
  | 'too-many-files'
  /** The data folder became read-only, or its drive fails. */
  | 'data-not-written'
  /** The offline service's data is of a newer version and left as it is. `params.name`. */
  | 'data-newer'
  /** A document that is not translated; `params.reason` as `RefusalReason` of the filters, or size, tier. */
  | 'document-refused'
  /** The service gave up a document; `said` holds its words. */
  | 'document-failed'
  /**
   * Terms that the service would not take. `params.reason`: none, empty, duplicate, control-character,
   * outer-space, too-long, too-large, same-language, last; `line` from 1 and `side` where they are known.
   */
  | 'entries-refused'
  /** A file that cannot be read as a table of terms. `params.reason` as `RefusalReason` of the filters. */
  | 'table-refused'
  /** The thread of the local memories ended and could not be started again. */
  | 'local-memories-down'
  /** A team database that cannot be used; `params.reason` as `TeamReason` of the client. */
  | 'team-failed'
  /** A file that is not imported into a memory; `params`: name, reason, line. */
  | 'memory-file-refused'
  /** A result that could not be written into its folder. `params.name`. */
  | 'file-not-written'
  /**
   * An offline pack that is not installed or not removed. `params.host` or `params.name`, and `params.reason`:
   * gone, status, damaged, list, address, folder, in-use.
   */
  | 'pack-not-installed'
  /**
   * A change of a segment that cannot be made. `params.reason`: locked, last, edge, tags, format, joined, damaged;
   * of what is looked for: pattern, slow-pattern.
   */
  | 'segment-refused'
  /** A source that is not updated. `params.reason`: format (with `format`, the one that it must have), filling. */
  | 'update-refused'
  /** An engine at an address did not answer. `params.host`, and `params.reason` as `Lack`. */
  | 'own-engine-failed'
  /** A fault of ours: logged in main, without its text here. */
  | 'internal';

/** A failure as a value. */
export interface Failure {
  readonly code: FailureCode;
  /** HTTP status, where an answer came. */
  readonly status?: number;
  /** The service's request id (`X-Trace-ID`), for support. */
  readonly traceId?: string;
  /** The service's own words (`message`, `detail`), never shown as if they were ours. */
  readonly said?: string;
  /** Values for the sentence: names of fields, scopes, limits, hosts. */
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
}
