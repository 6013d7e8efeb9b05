import type { Page } from '@playwright/test';

/** Holds back what the page sends to main, as a busy computer does; from before its connection is made. */
export async function holdSent(page: Page) {
  const held = await page.evaluateHandle(() => {
    let kept: (() => void)[] | null = null;
    // It is applied to its own socket below.
    // oxlint-disable-next-line typescript/unbound-method
    WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {
      apply(send, socket, args) {
        const now = () => void Reflect.apply(send, socket, args);
        if (kept === null) now();
        else kept.push(now);
      },
    });
    return {
      hold: () => {
        kept = [];
      },
      letGo: () => {
        const all = kept ?? [];
        kept = null;
        for (const one of all) one();
      },
    };
  });
  return {
    hold: () => held.evaluate((one) => one.hold()),
    letGo: () => held.evaluate((one) => one.letGo()),
  };
}
