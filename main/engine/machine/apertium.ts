import type { MachineTranslation } from './engine.ts';
import { readModes, routeFor } from './apertium-modes.ts';
import { runApertium } from './apertium-program.ts';
import { hideBreaks, showBreaks } from './apertium-stream.ts';
import { keepApertium } from './resident-apertium.ts';

const TIMEOUT_MS = 20_000;

export interface ApertiumPorts {
  /** The environment that the program runs in; its PATH is searched. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
}

/**
 * Looks for an installed Apertium and the pairs it has. Null when there is no such program or it has no
 * pair. Its translations are drafts: word for word, no wider context than the sentence. Pairs that it
 * does not have are translated over one language between them.
 */
export async function probeApertium(
  ports: ApertiumPorts = {},
): Promise<MachineTranslation<string> | null> {
  const { environment = process.env, timeoutMs = TIMEOUT_MS } = ports;
  const run = (options: readonly string[], input: string, signal?: AbortSignal) =>
    runApertium({ options, input, environment, timeoutMs, ...(signal ? { signal } : {}) });
  const modes = readModes(await run(['-l'], '').catch(() => ''));
  if (modes.length === 0) return null;
  const resident = keepApertium({ environment, timeoutMs });

  async function translateBy(mode: string, segments: readonly string[], signal: AbortSignal) {
    try {
      return readAll(segments, await resident.translate(mode, segments, signal));
    } catch {
      signal.throwIfAborted();
      // An older version cannot be kept running, and a text that broke the program gets one more try.
      return readOutput(segments, await run(['-u', mode], writeInput(segments), signal));
    }
  }

  return {
    name: 'Apertium',
    kind: 'engine',
    covers: (source, target) => routeFor(modes, source, target) !== null,
    pivot: (source, target) => routeFor(modes, source, target)?.pivot ?? null,
    async translate(segments, source, target, signal) {
      const route = routeFor(modes, source, target);
      if (route === null) throw new Error(`Apertium has no mode for ${source}-${target}.`);
      if (segments.length === 0) return [];
      let texts = [...segments];
      for (const mode of route.modes) texts = await translateBy(mode, texts, signal);
      return texts;
    },
  };
}

/** An empty line between segments keeps the grammar of one from reaching into the next. */
function writeInput(segments: readonly string[]): string {
  return `${segments.map(hideBreaks).join('\n\n')}\n`;
}

/** The program ends with success even when a stage of it crashes, so the answer itself is checked. */
function readOutput(segments: readonly string[], output: string): string[] {
  return readAll(segments, output.replace(/\n+$/, '').split('\n\n'));
}

/** As many results as there were segments, and none empty. */
function readAll(segments: readonly string[], results: readonly string[]): string[] {
  if (results.length !== segments.length || results.some((result) => result.trim() === '')) {
    throw new Error('Apertium gave no complete answer.');
  }
  return results.map((result, index) => showBreaks(result, segments[index] ?? ''));
}
