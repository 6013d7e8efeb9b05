import type { Bridge, Preloaded } from '../../preload/contract/bridge.ts';
import type { DownFrame } from '../../preload/contract/channel/frames.ts';
import type { Pipe } from '../../preload/contract/channel/pipe.ts';

/** The bridge of the Electron shell, over what the preload put into the page. */
export function createElectronBridge(preloaded: Preloaded, page: Window): Bridge {
  return {
    shell: 'electron',
    async connect() {
      const name = crypto.randomUUID();
      const port = await new Promise<MessagePort>((resolve) => {
        const listener = (event: MessageEvent<unknown>) => {
          const [offered] = event.ports;
          // Only this window itself, in answer to this very request.
          if (event.source !== page || event.origin !== page.location.origin) return;
          if (event.data !== name || !offered) return;
          page.removeEventListener('message', listener);
          resolve(offered);
        };
        page.addEventListener('message', listener);
        preloaded.openPort(name);
      });
      return pipeOf(port);
    },
    async hand(file, progress) {
      const handed = await preloaded.hand(file, (share) => progress?.(share));
      if ('ticket' in handed) return handed.ticket;
      const refused = Promise.withResolvers<string>();
      refused.reject(handed.failure);
      return refused.promise;
    },
  };
}

/** The page's end of a connection over a message port. */
export function pipeOf(port: MessagePort): Pipe<unknown, DownFrame> {
  let onClose: (() => void) | null = null;
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    port.close();
    onClose?.();
  };
  port.addEventListener('close', close);
  return {
    send: (frame) => {
      if (!closed) port.postMessage(frame);
    },
    onFrame(listener) {
      port.addEventListener('message', (event: MessageEvent<DownFrame>) => listener(event.data));
      // The port keeps what came before.
      port.start();
    },
    onClose(listener) {
      onClose = listener;
      if (closed) listener();
    },
    close,
  };
}
