import type { MessagePortMain } from 'electron';
import { ipcMain } from 'electron';
import type { PacedPipe } from '../../system/channel/paced-pipe.ts';
import type { FramePort } from '../../system/channel/port-pipe.ts';
import { createPortPipe } from '../../system/channel/port-pipe.ts';
import { isFromOurPage } from './our-page.ts';

/** Takes the port that the preload sends for each connection of the page. */
export function receivePorts(onPage: (pipe: PacedPipe) => void): void {
  ipcMain.on('dragoman:rpc', (event) => {
    const [port] = event.ports;
    if (port && event.ports.length === 1 && isFromOurPage(event)) {
      onPage(createPortPipe(framePort(port), (message) => (message as { data: unknown }).data));
    } else {
      for (const refused of event.ports) refused.close();
    }
  });
}

/** Electron's port has no `messageerror`: what cannot be read never arrives. */
const framePort = (port: MessagePortMain): FramePort => ({
  on(event: 'message' | 'close' | 'messageerror', listener: (message: unknown) => void) {
    if (event === 'message') port.on('message', listener);
    else if (event === 'close') port.on('close', () => listener(undefined));
  },
  postMessage: (message) => port.postMessage(message),
  start: () => port.start(),
  close: () => port.close(),
});
