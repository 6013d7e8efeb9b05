import type { DocumentState } from '../../../preload/contract/documents.ts';

/** What can happen to a document of the queue. */
export type DocumentEvent =
  /** It was looked at and cannot be translated. */
  | 'refuse'
  /** Sending it begins. */
  | 'send'
  /** The service has it: id and key are kept. */
  | 'accepted'
  /** It was not sent after all: busy service, used-up quota, a restart in the middle. */
  | 'put-back'
  /** The service has translated it. */
  | 'ready'
  /** The service said so too early. */
  | 'not-ready'
  /** The result stands in its place. */
  | 'saved'
  | 'fail'
  | 'cancel'
  /** Try again: from the start, or with the service's copy where there is one. */
  | 'retry'
  | 'resume';

type Row = Partial<Record<DocumentEvent, DocumentState>>;

/** The queue's state machine; what is not in the table cannot happen. */
export const STATES: Readonly<Record<DocumentState, Row>> = {
  queued: { refuse: 'refused', send: 'uploading', fail: 'failed', cancel: 'cancelled' },
  uploading: {
    accepted: 'translating',
    'put-back': 'queued',
    fail: 'failed',
    cancel: 'cancelled',
  },
  translating: { ready: 'downloading', fail: 'failed', cancel: 'cancelled' },
  downloading: {
    'not-ready': 'translating',
    saved: 'done',
    fail: 'failed',
    cancel: 'cancelled',
  },
  failed: { retry: 'queued', resume: 'translating' },
  done: {},
  cancelled: {},
  refused: {},
};

/** The state after an event; null where the event means nothing to the state. */
export function nextState(state: DocumentState, event: DocumentEvent): DocumentState | null {
  return STATES[state][event] ?? null;
}

/** Whether something will still happen to a document by itself. */
export function isUnderWay(state: DocumentState): boolean {
  return nextState(state, 'cancel') !== null;
}
