import type { Handlers } from '../../../preload/contract/api.ts';
import { captionsHeight } from '../../../preload/contract/limits.ts';
import type { CaptionsLook, Settings } from '../../../preload/contract/settings.ts';
import type { CaptionsForm, CaptionsWindow } from '../../system/captions-window.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { follow } from '../../system/background.ts';

export interface CaptionsPorts {
  /** null where the shell has none and the page shows captions itself. */
  readonly window: CaptionsWindow | null;
  readonly settings: Pick<Observable<Settings>, 'value' | 'watch'>;
}

/** The captions window: which session it shows, in the form that the preferences say. */
export interface CaptionsFeature {
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `captions.${string}`>>;
  /** Closes the window, too. */
  close(): void;
}

export function createCaptions({ window, settings }: CaptionsPorts): CaptionsFeature {
  const closing = new AbortController();
  const shown = createObservable<{ readonly id: string | null }>({ id: null });
  const there = (): CaptionsWindow => {
    if (window === null) throw new FeatureFailure({ code: 'not-found' });
    return window;
  };

  const { signal: closed } = closing;
  if (window !== null) {
    window.onClosed(() => shown.set({ id: null }));
    const watched = () => settings.watch(closed);
    follow('captions.look', closed, watched, ({ captions }) => {
      if (shown.value.id !== null) window.show(formOf(captions));
    });
  }

  return {
    handlers: {
      'captions.available': () =>
        window === null ? 'none' : window.staysOnTop ? 'on-top' : 'window',
      'captions.open'({ id }) {
        const open = there();
        shown.set({ id });
        open.show(formOf(settings.value.captions));
        return null;
      },
      'captions.close'() {
        there().close();
        return null;
      },
      'captions.shown': (_, { signal }) => shown.watch(signal),
      'captions.hold'({ held }) {
        there().hold(held);
        return null;
      },
    },
    close() {
      closing.abort();
      window?.close();
    },
  };
}

const formOf = (look: CaptionsLook): CaptionsForm => ({
  width: look.width,
  height: captionsHeight(look),
  clickThrough: look.clickThrough,
});
