import type { IpcMainEvent, IpcMainInvokeEvent } from 'electron';
import { isPageAddress } from './page-address.ts';

/** The one check of every message: it comes from the main frame of our own page. */
export function isFromOurPage(event: IpcMainEvent | IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && isPageAddress(frame.url);
}
