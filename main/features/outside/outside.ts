import type { Handlers } from '../../../preload/contract/api.ts';
import type { OutsideFacts, PageCommand, OutsideWords } from '../../../preload/contract/outside.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { PreparedLaunch, Outside } from '../../system/outside.ts';
import { createDoubleCopy } from './double-copy.ts';
import type { NoticesPorts } from './notices.ts';
import { createNotices } from './notices.ts';
import type { PageRequests } from './page-requests.ts';
import type { TrayPorts } from './tray-follower.ts';
import { followTray } from './tray-follower.ts';
import { follow, inBackground } from '../../system/background.ts';

export interface OutsidePorts
  extends
    Pick<NoticesPorts, 'documents' | 'sessions' | 'date' | 'openDocument'>,
    Pick<TrayPorts, 'pause' | 'resume'> {
  readonly outside: Outside;
  readonly settings: Pick<Observable<Settings>, 'value' | 'watch'>;
  readonly requests: PageRequests;
  /** The quick window. */
  readonly quick: {
    openClipboard: () => Promise<void>;
    openForeign: (text: string, target: string | null) => void;
  };
}

/** Everything by which Dragoman is reached from outside of its windows. */
export interface OutsideFeature {
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `outside.${string}`>>;
  /** Does what somebody wants who started the program, perhaps a second time. */
  take(command: PreparedLaunch): void;
  /** Whether the program goes on when its window is closed: as chosen, and only where it is safe. */
  staysInTray(): boolean;
  close(): void;
}

/** Until the page has said its own. */
const ENGLISH: OutsideWords = {
  captions: 'Show captions',
  translate: 'Translate clipboard',
  pause: 'Pause voice session',
  resume: 'Resume voice session',
  show: 'Show Dragoman',
  quit: 'Quit Dragoman',
};

export function createOutside(ports: OutsidePorts): OutsideFeature {
  const { outside, settings, requests, quick, sessions } = ports;
  const closing = new AbortController();
  const { signal } = closing;
  const command = (next: PageCommand) => requests.command(next);
  const words = createObservable(ENGLISH);
  const facts = createObservable<OutsideFacts>({
    desktop: outside.desktop,
    shortcut: outside.shortcut === null ? 'none' : 'off',
    tray: outside.tray === null ? 'none' : 'unsure',
    doubleCopy: outside.copies !== null,
    command: outside.command,
    clipboard: outside.clipboard.canRead,
    notices: outside.notify === null ? 'page' : 'system',
  });
  const open = () => inBackground('outside.openClipboard', () => quick.openClipboard());

  const lookForTray = async () => {
    const isShown = (await outside.tray?.isShown()) ?? false;
    if (isShown !== (facts.value.tray === 'shown') && outside.tray !== null) {
      facts.set({ ...facts.value, tray: isShown ? 'shown' : 'unsure' });
    }
  };

  const followSettings = () => {
    const twice = createDoubleCopy(() => performance.now());
    const onCopy = () => {
      if (twice.copied()) open();
    };
    let accelerator: string | null | undefined;
    let stopCopies: (() => void) | null = null;
    const take = ({ quick: now }: Settings) => {
      if (outside.shortcut !== null && now.shortcut !== accelerator) {
        accelerator = now.shortcut;
        facts.set({ ...facts.value, shortcut: outside.shortcut.set(accelerator, open) });
      }
      if (now.doubleCopy) stopCopies ??= outside.copies?.start(onCopy) ?? null;
      else {
        stopCopies?.();
        stopCopies = null;
      }
    };
    follow('outside.settings', signal, () => settings.watch(signal), take);
    const leave = () => {
      stopCopies?.();
      outside.shortcut?.set(null, open);
    };
    signal.addEventListener('abort', leave, { once: true });
  };

  followSettings();
  inBackground('outside.lookForTray', () => lookForTray());
  if (outside.tray !== null) {
    followTray({
      tray: outside.tray,
      outside,
      words,
      sessions,
      command,
      closing: signal,
      pause: ports.pause,
      resume: ports.resume,
      openClipboard: quick.openClipboard,
    });
  }

  return {
    handlers: {
      ...requests.handlers,
      ...createNotices({
        outside,
        settings,
        sessions,
        command,
        closing: signal,
        documents: ports.documents,
        openDocument: ports.openDocument,
        date: ports.date,
      }),
      'outside.words': (next) => {
        words.set(next);
        return Promise.resolve(null);
      },
      'outside.facts': (_, call) => {
        inBackground('outside.lookForTray', () => lookForTray());
        return facts.watch(call.signal);
      },
    },
    take(start) {
      if (start.kind === 'clipboard') open();
      else if (start.kind === 'translate') quick.openForeign(start.text, start.target);
      else {
        outside.showMain();
        if (start.kind === 'screen' || start.kind === 'files') command(start);
      }
    },
    staysInTray() {
      inBackground('outside.lookForTray', () => lookForTray());
      return settings.value.background.closeToTray && facts.value.tray === 'shown';
    },
    close: () => closing.abort(),
  };
}
