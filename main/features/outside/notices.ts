import type { Handlers } from '../../../preload/contract/api.ts';
import type { DocumentsView } from '../../../preload/contract/documents.ts';
import type {
  NoticeOpening,
  OutsideNotice,
  PageCommand,
} from '../../../preload/contract/outside.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { VoiceSummary } from '../../../preload/contract/voice.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { Outside } from '../../system/outside.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { createQueueRests } from './queue-rest.ts';
import { follow } from '../../system/background.ts';

export interface NoticesPorts {
  readonly outside: Pick<Outside, 'notify' | 'showMain'>;
  readonly settings: Pick<Observable<Settings>, 'value'>;
  readonly documents: (signal: AbortSignal) => AsyncIterable<DocumentsView>;
  readonly sessions: (signal: AbortSignal) => AsyncIterable<readonly VoiceSummary[]>;
  readonly command: (command: PageCommand) => void;
  /** Rejects where the file is gone or no program takes it. */
  readonly openDocument: (id: string, how: NoticeOpening) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  readonly closing: AbortSignal;
}

/** Notices that a page may have missed; more are not told at once. */
const KEPT = 20;

type NewNotice = OutsideNotice extends infer N
  ? N extends { id: number }
    ? Omit<N, 'id'>
    : never
  : never;

/** Tells of finished documents and lost voice sessions; the page finds the words. */
export function createNotices(
  ports: NoticesPorts,
): Pick<Handlers, 'outside.notices' | 'outside.notify'> {
  const { outside, settings, documents, sessions, command, date, closing } = ports;
  const notices = createObservable<readonly OutsideNotice[]>([]);
  let last = 0;
  const add = (notice: NewNotice) => {
    if (!settings.value.background.notices) return;
    last += 1;
    notices.set([...notices.value, { ...notice, id: last }].slice(-KEPT));
  };

  const rests = createQueueRests(date());
  const takeDocuments = (view: DocumentsView) => {
    const rest = rests.take(view);
    if (rest === null) return;
    const name = settings.value.privateMode ? null : rest.name;
    add({ kind: 'documents', ...rest, name });
  };
  const running = new Set<string>();
  const takeSessions = (all: readonly VoiceSummary[]) => {
    for (const { id, phase } of all) {
      if (phase === 'failed') {
        if (running.delete(id)) add({ kind: 'voice-lost' });
      } else if (phase === 'ended') running.delete(id);
      else running.add(id);
    }
  };
  follow('notices.documents', closing, () => documents(closing), takeDocuments);
  follow('notices.sessions', closing, () => sessions(closing), takeSessions);

  return {
    'outside.notices': (_, { signal }) => notices.watch(signal),
    'outside.notify': (notice) => {
      if (outside.notify === null) return Promise.reject(new FeatureFailure({ code: 'not-found' }));
      const goToScreen = () => {
        outside.showMain();
        command({ kind: 'screen', screen: notice.screen });
      };
      outside.notify(notice, (button) => {
        const { document } = notice;
        if (document === null) goToScreen();
        // Its row on the screen says why it cannot be opened.
        else ports.openDocument(document.id, button ?? document.press).catch(goToScreen);
      });
      return Promise.resolve(null);
    },
  };
}
