import { WebSocket } from 'ws';
import { vi } from 'vitest';
import type { LoopbackServer } from '../../../main/shell/browser/loopback-server.ts';
import type { Bridge } from '../../../preload/contract/bridge.ts';
import { createBrowserBridge } from '../../../renderer/rpc/browser-bridge.ts';

/**
 * The page's own bridge, in a Node process that plays the browser: it uses the launch address and
 * adds cookie and origin to what the page sends.
 */
export async function createCookieBridge(server: LoopbackServer): Promise<Bridge> {
  const { origin } = server;
  const entered = await fetch(server.launchAddress, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const secret = entered.headers.get('location')?.replace('/#page=', '') ?? '';
  const headers: Record<string, string> = { cookie, origin };

  class PageSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers });
    }
  }
  class PageRequest {
    readonly upload = new EventTarget();
    readonly #target = new EventTarget();
    #address = '';
    status = 0;
    response: unknown = null;
    addEventListener(name: string, listener: () => void) {
      this.#target.addEventListener(name, listener);
    }
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      headers[name] = value;
    }
    send(body: Blob) {
      fetch(this.#address, { method: 'POST', headers, body })
        .then(async (answer) => {
          this.status = answer.status;
          this.response = answer.ok ? await answer.json() : null;
          const sent = { lengthComputable: true, loaded: body.size, total: body.size };
          this.upload.dispatchEvent(Object.assign(new Event('progress'), sent));
          this.#target.dispatchEvent(new Event('load'));
        })
        .catch(() => this.#target.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('WebSocket', PageSocket);
  vi.stubGlobal('XMLHttpRequest', PageRequest);
  return createBrowserBridge(origin, () => Promise.resolve(secret));
}
