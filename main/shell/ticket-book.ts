import { randomBytes } from 'node:crypto';
import type { FileTickets, HandedFile } from '../system/files.ts';

/** Tickets as the shell sees them: it also gives them out. */
export interface TicketBook extends FileTickets {
  /** Answers with an unguessable ticket that is good until the file is discarded. */
  issue(file: HandedFile): string;
}

/** Makes an empty book. */
export function createTicketBook(): TicketBook {
  const files = new Map<string, HandedFile>();
  return {
    take: (ticket) => files.get(ticket) ?? null,
    issue(file) {
      const ticket = randomBytes(24).toString('base64url');
      files.set(ticket, {
        ...file,
        async discard() {
          if (files.delete(ticket)) await file.discard();
        },
      });
      return ticket;
    },
  };
}
