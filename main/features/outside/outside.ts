import type { Handlers } from '../../../preload/contract/api.ts';
import type { OutsideFacts, OutsideWish, OutsideWords } from '../../../preload/contract/outside.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { Fact } from '../../system/fact.ts';
import { createFact } from '../../system/fact.ts';
import type { DeskWish, Outside } from '../../system/outside.ts';
import { createDoubleCopy } from './double-copy.ts';
import type { NoticesPorts } from './notices.ts';
import { createNotices } from './notices.ts';
import type { PageRequests } from './page-requests.ts';
import type { TrayPorts } from './tray-follower.ts';
import { followTray } from './tray-follower.ts';
import { follow, inBackground } from '../../system/background.ts';

export interface OutsideDeskPorts
  extends
    Pick<NoticesPorts, 'documents' | 'sessions' | 'date' | 'openDocument'>,
    Pick<TrayPorts, 'pause' | 'resume'> {
  readonly outside: Outside;
  readonly settings: Pick<Fact<Settings>, 'value' | 'watch'>;
  readonly requests: PageRequests;
  /** The quick window. */
  readonly quick: {
    openClipboard: () => Promise<void>;
    openForeign: (text: string, target: string | null) => void;
  };
}

/** Everything by which Dragoman is reached from outside of its windows. */
export interface OutsideDesk {
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `outside.${string}`>>;
  /** Does what somebody wants who started the program, perhaps a second time. */
  take(wish: DeskWish): void;
  /** Whether the program goes on when its window is closed: as chosen, and only where it is safe. */
  staysInTray(): boolean;
  close(): void;
}

/** Until the page has said its own. */
const ENGLISH: OutsideWords = {
  captions: 'Start captions',
  translate: 'Translate the clipboard',
  pause: 'Pause the voice session',
  resume: 'Go on with the voice session',
  show: 'Show Dragoman',
  quit: 'Quit Dragoman',
};

export function createOutside(ports: OutsideDeskPorts): OutsideDesk {
  const { outside, settings, requests, quick, sessions } = ports;
  const closing = new AbortController();
  const { signal } = closing;
  const wish = (next: OutsideWish) => requests.wish(next);
  const words = createFact(ENGLISH);
  const facts = createFact<OutsideFacts>({
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
      ...{ tray: outside.tray, outside, words, sessions, wish, closing: signal },
      pause: ports.pause,
      resume: ports.resume,
      openClipboard: quick.openClipboard,
    });
  }

  return {
    handlers: {
      ...requests.handlers,
      ...createNotices({
        ...{ outside, settings, sessions, wish, closing: signal },
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
        if (start.kind === 'screen' || start.kind === 'files') wish(start);
      }
    },
    staysInTray() {
      inBackground('outside.lookForTray', () => lookForTray());
      return settings.value.background.closeToTray && facts.value.tray === 'shown';
    },
    close: () => closing.abort(),
  };
}
