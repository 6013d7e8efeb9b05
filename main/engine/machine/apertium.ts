import type { MachineTranslation } from './engine.ts';
import { modeFor, readModes } from './apertium-modes.ts';
import { runApertium } from './apertium-program.ts';

const TIMEOUT_MS = 20_000;
/** Stands for a line break inside a segment; the last code character, never given to a code. */
const LINE_BREAK = '\u{10FFFD}';

export interface ApertiumPorts {
  /** The environment that the program runs in; its PATH is searched. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
}

/**
 * Looks for an installed Apertium and the pairs it has. Null when there is no such program or it has no
 * pair. Its translations are drafts: word for word, no wider context than the sentence.
 */
export async function probeApertium(ports: ApertiumPorts = {}): Promise<MachineTranslation | null> {
  const { environment = process.env, timeoutMs = TIMEOUT_MS } = ports;
  const run = (options: readonly string[], input: string, signal?: AbortSignal) =>
    runApertium({ options, input, environment, timeoutMs, ...(signal ? { signal } : {}) });
  const modes = readModes(await run(['-l'], '').catch(() => ''));
  if (modes.length === 0) return null;
  return {
    name: 'Apertium',
    kind: 'engine',
    covers: (source, target) => modeFor(modes, source, target) !== null,
    async translate(segments, source, target, signal) {
      const mode = modeFor(modes, source, target);
      if (mode === null) throw new Error(`Apertium has no mode for ${source}-${target}.`);
      if (segments.length === 0) return [];
      return readResults(segments, await run(['-u', mode], writeSegments(segments), signal));
    },
  };
}

/** An empty line between segments keeps the grammar of one from reaching into the next. */
function writeSegments(segments: readonly string[]): string {
  return `${segments.map((segment) => segment.replace(/\r\n|[\r\n\u2028\u2029]/g, LINE_BREAK)).join('\n\n')}\n`;
}

/**
 * The program ends with success even when a stage of it crashes, so the answer itself is checked:
 * as many segments as there were, and none empty.
 */
function readResults(segments: readonly string[], output: string): string[] {
  const results = output.replace(/\n+$/, '').split('\n\n');
  if (results.length !== segments.length || results.some((result) => result.trim() === '')) {
    throw new Error('Apertium gave no complete answer.');
  }
  return results.map((result, index) => {
    const breaks = segments[index]?.match(/\r\n|[\r\n\u2028\u2029]/g) ?? [];
    let next = 0;
    const lines = result.trim().replaceAll(LINE_BREAK, () => breaks[next++] ?? '');
    if (next !== breaks.length) throw new Error('Apertium lost a line break.');
    return / {2}/.test(segments[index] ?? '') ? lines : lines.replace(/ {2,}/g, ' ');
  });
}
