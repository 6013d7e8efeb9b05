import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Handed, Preloaded } from './contract/bridge.ts';

/** Bytes of a file without a path that go to main at a time; main answers before the next go. */
const CHUNK_BYTES = 1024 * 1024;

/** Main answers with a value in any case: an error would lose its fields on the way. */
const ask = (message: unknown): Promise<Handed & { readonly upload?: string }> =>
  ipcRenderer.invoke('dragoman:file', message) as Promise<Handed & { readonly upload?: string }>;

/** A file that is on no disk (from the clipboard, or made by the page). */
async function stream(file: File, progress: (share: number) => void): Promise<Handed> {
  const begun = await ask({ begin: file.name });
  const { upload } = begun;
  if (upload === undefined) return begun;
  try {
    for (let start = 0; start < file.size; start += CHUNK_BYTES) {
      const end = Math.min(start + CHUNK_BYTES, file.size);
      const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
      const taken = await ask({ upload, bytes });
      if ('failure' in taken) return taken;
      progress(end / file.size);
    }
  } catch {
    return await ask({ upload, abort: true });
  }
  return ask({ upload, end: true });
}

const preloaded: Preloaded = {
  // What contextBridge hands over is a copy, and a copied port is an empty object; the window's
  // own message transfers the real one (https://github.com/electron/electron/issues/27024).
  openPort(name) {
    const { port1, port2 } = new MessageChannel();
    ipcRenderer.postMessage('dragoman:rpc', null, [port1]);
    window.postMessage(name, window.location.origin, [port2]);
  },
  hand(file, progress) {
    const path = webUtils.getPathForFile(file);
    return path === '' ? stream(file, progress) : ask({ path });
  },
};

contextBridge.exposeInMainWorld('dragoman', preloaded);
