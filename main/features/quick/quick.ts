import type { Handlers } from '../../../preload/contract/api.ts';
import { MAX_QUICK_CHARACTERS } from '../../../preload/contract/limits.ts';
import type { PageCommand } from '../../../preload/contract/outside.ts';
import type { QuickHanded, QuickView } from '../../../preload/contract/quick.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { Outside } from '../../system/outside.ts';
import { cutText, foreignText, plainText } from '../../system/plain-text.ts';
import { replaceSelection } from './replace-selection.ts';
import { follow } from '../../system/background.ts';

export interface QuickPorts {
  readonly outside: Pick<Outside, 'quickWindow' | 'clipboard' | 'pasting' | 'showMain'>;
  readonly settings: Pick<Observable<Settings>, 'watch'>;
  /** Asks a page to do something. */
  readonly command: (command: PageCommand) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** Quick translations: what the small window is opened with, and where its result goes. */
export interface QuickFeature {
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `quick.${string}`>>;
  /** Opens the window with the text of the clipboard, or with the reason why there is none. */
  openClipboard(): Promise<void>;
  /** Opens it with a text that a stranger may have written. */
  openForeign(text: string, target: string | null): void;
  close(): void;
}

type NewHanded = Omit<QuickHanded, 'id' | 'isCut'>;

export function createQuick({ outside, settings, command, wait }: QuickPorts): QuickFeature {
  const { quickWindow: window, clipboard, pasting } = outside;
  const closing = new AbortController();
  const view = createObservable<QuickView>({
    handed: null,
    window: window === null ? 'page' : 'own',
    staysOnTop: window?.staysOnTop ?? false,
    replaces: window !== null && pasting !== null,
  });
  let last = 0;

  const show = () => {
    if (window === null) command({ kind: 'quick' });
    else window.show();
  };
  const hand = (id: number, next: NewHanded) => {
    // A slow clipboard does not overtake what came after it.
    if (id !== last) return;
    const text = cutText(next.text, MAX_QUICK_CHARACTERS);
    const isCut = text.length < next.text.length;
    view.set({ ...view.value, handed: { ...next, id, text, isCut } });
  };
  const forget = () => {
    last += 1;
    view.set({ ...view.value, handed: null });
  };
  const openClipboard = async () => {
    const id = (last += 1);
    // Shown at once: the clipboard may take its time, and on Wayland it opens to a focused window.
    show();
    const read = await clipboard.read().catch(() => ({ trouble: 'failed' as const }));
    const text = 'text' in read ? plainText(read.text) : '';
    const isEmpty = text.trim() === '';
    const trouble = 'trouble' in read ? read.trouble : isEmpty ? 'empty' : null;
    hand(id, { text: isEmpty ? '' : text, target: null, isForeign: false, trouble });
  };

  const { signal: closed } = closing;
  if (window !== null) {
    window.onClosed(forget);
    const watched = () => settings.watch(closed);
    follow('quick.pin', closed, watched, ({ quick }) => window.pin(quick.pinned));
  }

  return {
    handlers: {
      'quick.watch': (_, { signal }) => view.watch(signal),
      'quick.open': async () => {
        await openClipboard();
        return null;
      },
      'quick.close': () => {
        window?.hide();
        forget();
        return Promise.resolve(null);
      },
      'quick.replace': async ({ text }) => {
        if (window === null || pasting === null) return { outcome: 'failed' };
        const replaced = await replaceSelection(text, { window, pasting, wait });
        if (replaced.outcome === 'replaced') forget();
        return replaced;
      },
      'quick.move': (move) => {
        command({ kind: 'text', ...move });
        window?.hide();
        forget();
        outside.showMain();
        return Promise.resolve(null);
      },
    },
    openClipboard,
    openForeign(text, target) {
      const id = (last += 1);
      hand(id, { text: foreignText(text), target, isForeign: true, trouble: null });
      show();
    },
    close: () => closing.abort(),
  };
}
