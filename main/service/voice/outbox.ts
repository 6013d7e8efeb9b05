import type { DownMessage } from './messages.ts';

/** Messages that may wait for a client that is away. */
const MOST = 10_000;

/** Where messages go: out at once while a client is there, else kept until it is. */
export interface Outbox {
  /** @param isPassing a later message takes its place, so it is not kept */
  send(message: DownMessage, isPassing?: 'passing'): void;
  /** A client is there: gets everything that is not known to have reached the last one. */
  attach(client: OutboxClient): void;
  detach(client: OutboxClient): void;
  /** The attached client has everything up to the message of this number. */
  reached(number: number): void;
}

export interface OutboxClient {
  /** @param number of the message; told back to `reached` once it has arrived */
  deliver(message: DownMessage, number: number): void;
}

/**
 * A message that was written to a socket may still be lost with it; what is not known to have
 * arrived is sent again to the next client. So nothing concluded is ever lost, and only what was on
 * its way when the connection broke can come twice.
 */
export function createOutbox(): Outbox {
  let client: OutboxClient | null = null;
  let number = 0;
  const kept: { readonly number: number; readonly message: DownMessage }[] = [];
  return {
    send(message, isPassing) {
      number += 1;
      if (isPassing === undefined) {
        kept.push({ number, message });
        if (kept.length > MOST) kept.shift();
      }
      client?.deliver(message, number);
    },
    attach(next) {
      client = next;
      for (const { number: own, message } of kept) next.deliver(message, own);
    },
    detach(gone) {
      if (client === gone) client = null;
    },
    reached(last) {
      while ((kept[0]?.number ?? Infinity) <= last) kept.shift();
    },
  };
}
