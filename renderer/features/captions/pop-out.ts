import type { NextFrame } from '../../rpc/mirror.ts';

/** A small window that this page has opened and draws into. */
export interface PopOut {
  readonly document: Document;
  /** Its own frames: those of the page stop once nobody sees the page. */
  readonly nextFrame: NextFrame;
  close(): void;
  /** Told once when it is gone, whoever closed it. */
  onClosed(listener: () => void): void;
}

export interface PopOutSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Opens a window after a click; rejects where the browser does not allow it. */
export type OpenPopOut = (size: PopOutSize) => Promise<PopOut>;

/** The browser's own window that stays on top; TypeScript's library does not know it yet. */
interface PictureInPicture {
  requestWindow(size: PopOutSize): Promise<Window>;
}

const pictureInPicture = (page: Window): PictureInPicture | undefined =>
  (page as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;

/** Whether the window of `openPopOut` stays on top of others. */
export const popOutStaysOnTop = (page: Window = window): boolean =>
  pictureInPicture(page) !== undefined;

/** Opens a window on top of all others, or a plain one in browsers that have none such. */
export const openPopOut: OpenPopOut = async (size) => {
  const page = window;
  const opened = (await pictureInPicture(page)?.requestWindow(size)) ?? plainWindow(page, size);
  dress(opened.document, page.document);
  return {
    document: opened.document,
    nextFrame: (run) => void opened.requestAnimationFrame(run),
    close: () => opened.close(),
    onClosed(listener) {
      opened.addEventListener('pagehide', listener, { once: true });
      // A plain window would stay when this page goes.
      page.addEventListener('pagehide', () => opened.close(), { once: true });
    },
  };
};

function plainWindow(page: Window, { width, height }: PopOutSize): Window {
  const opened = page.open('', '', `popup,width=${width},height=${height}`);
  if (opened === null) throw new Error('the browser opens no window');
  return opened;
}

/** Gives the empty document the look of ours. */
function dress(bare: Document, ours: Document): void {
  bare.documentElement.dataset['captions'] = 'pop-out';
  bare.title = ours.title;
  for (const sheet of ours.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
    const copy = bare.importNode(sheet, true);
    // Its address is seen from the empty document's own, which is none.
    if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href);
    bare.head.append(copy);
  }
}
