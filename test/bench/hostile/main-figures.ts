import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { residentMb } from '../../soak/process-figures.ts';

/** What a piece of work cost the main process. */
export interface Cost {
  readonly stallMs: number;
  /** Resident memory at its highest, above what it was before. */
  readonly peakMb: number;
}

/** @param socket where `watched-main.ts` listens in the process */
export async function costOf(
  pid: number,
  socket: string,
  work: () => Promise<void>,
): Promise<Cost> {
  await longestStall(socket);
  const before = residentMb(pid);
  // The kernel's own high-water mark also sees what comes and goes while the process is busy.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  const stallMs = await longestStall(socket);
  return { stallMs, peakMb: highestMb(pid) - before };
}

async function longestStall(path: string): Promise<number> {
  const socket = connect(path);
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await once(socket, 'close');
  return Number(text === '' ? Number.NaN : text);
}

function highestMb(pid: number): number {
  const line = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}
