import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Resident memory of a process in MB; NaN where it is gone or the system does not tell. */
export function residentMb(pid: number): number {
  try {
    const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(line?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Ticks of a second in which Linux counts the work of a process for other programs. */
const TICKS = 100;

/** Milliseconds that a process has worked, on all cores; NaN where it is gone or the system does not tell. */
export function workedMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** Open handles of a process; NaN where the system does not tell. */
export function openHandles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
}

/** Processes that a process started, with the name of their program's file. */
export function childrenOf(
  pid: number,
): readonly { readonly pid: number; readonly what: string }[] {
  const children: { pid: number; what: string }[] = [];
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (parent !== pid) continue;
      const what = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')[1] ?? '';
      children.push({ pid: Number(name), what: what || readlinkSync(`/proc/${name}/exe`) });
    } catch {
      // It ended meanwhile.
    }
  }
  return children;
}

/** Sizes of the databases below a folder, in MB by their path in it; logs count with theirs. */
export function databaseSizes(folder: string): Readonly<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (!/\.sqlite(?:-wal)?$/.test(name)) continue;
    const database = /^segments\//.test(name) ? 'segments/' : name.replace(/-wal$/, '');
    const mb = statSync(join(folder, name)).size / MEGABYTE;
    sizes[database] = Number(((sizes[database] ?? 0) + mb).toFixed(2));
  }
  return sizes;
}
