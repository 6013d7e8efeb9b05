import { openCapture } from '../../../../renderer/voice/capture/capture.ts';
import { createDevices } from '../../../../renderer/voice/capture/devices.ts';
import { createPlayer } from '../../../../renderer/voice/playback/player.ts';

/** What tests may call in the page. */
const parts = { openCapture, createDevices, createPlayer };
declare global {
  interface Window {
    readonly sound: typeof parts;
  }
}
Object.assign(window, { sound: parts });
