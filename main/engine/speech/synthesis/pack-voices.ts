import { join } from 'node:path';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { Caller } from '../../../../preload/contract/route.ts';
import { guarded } from '../../../system/background.ts';
import { connectHelper } from '../../../system/channel/helper-process.ts';
import type { StartHelper } from '../../../system/processes.ts';
import type { InstalledPack } from '../../../system/packs/installed-packs.ts';
import type { Synthesis } from '../recogniser.ts';
import { VOICE_ENTRY } from '../speech-programs.ts';
import { spokenSound } from './speech-sound.ts';
import { voiceRoutes } from './voice-routes.ts';
import type { VoiceFiles } from './voice-routes.ts';

export interface PackVoicesPorts {
  /** What is installed when it is asked. */
  readonly packs: () => readonly InstalledPack[];
  /** Folder of the runtime's files. */
  readonly runtime: string;
  /** Starts the processes that speak. */
  readonly startHelper: StartHelper;
  /** Speak where the voice of a pack fails. */
  readonly others: readonly Synthesis[];
}

/** Longer sentences are cut; those of people are far shorter. */
const LONGEST = 2_000;
/** A process without work for so long is ended, with the voice that it holds. */
const IDLE_MS = 60_000;
/** Milliseconds for one sentence, and for opening the voice. */
const LIMIT_MS = 30_000;

interface Opened {
  readonly calls: Caller<typeof voiceRoutes>;
  readonly ready: Promise<unknown>;
  stopIdle: () => void;
  end(): void;
}

/** Speaks with the voices of installed packs: neural ones, each in a process of its own. */
export function createPackVoices(ports: PackVoicesPorts): {
  readonly synthesis: Synthesis;
  close(): void;
} {
  const opened = new Map<string, Opened>();

  const open = (voice: VoiceFiles): Opened => {
    const key = JSON.stringify(voice);
    const known = opened.get(key);
    if (known !== undefined) return known;
    const helper = ports.startHelper(VOICE_ENTRY);
    const calls = connectHelper(helper, voiceRoutes);
    const ready = calls.ask('open', { runtime: ports.runtime, files: voice });
    // Whoever speaks is told.
    ready.catch(() => undefined);
    const mine: Opened = {
      calls,
      ready,
      stopIdle: () => undefined,
      end() {
        if (opened.get(key) === mine) opened.delete(key);
        mine.stopIdle();
        calls.close();
      },
    };
    helper.onExit(() => mine.end());
    opened.set(key, mine);
    return mine;
  };

  const speak = async (voice: VoiceFiles, text: string, signal: AbortSignal) => {
    const mine = open(voice);
    mine.stopIdle();
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      await mine.ready;
      const { samples, rate } = await mine.calls.ask('speak', text.slice(0, LONGEST), limited);
      const timer = setTimeout(
        guarded('voice.idle', () => mine.end()),
        IDLE_MS,
      ).unref();
      mine.stopIdle = () => clearTimeout(timer);
      return spokenSound(samples, rate);
    } catch (error) {
      // A voice that failed is of no more use, and one that is stopped halfway still speaks.
      mine.end();
      throw error;
    }
  };

  const voiceOf = (language: string): VoiceFiles | null => {
    for (const pack of ports.packs()) {
      if (!(pack.manifest.languages ?? []).some((code) => baseOf(code) === language)) continue;
      const files = filesOf(pack);
      if (files !== null) return files;
    }
    return null;
  };

  return {
    synthesis: {
      name: 'sherpa-onnx',
      get languages() {
        return ports
          .packs()
          .filter((pack) => filesOf(pack) !== null)
          .flatMap(({ manifest }) => (manifest.languages ?? []).map(baseOf));
      },
      async speak(text, told, signal) {
        const voice = voiceOf(told.language);
        try {
          if (voice === null) throw new Error('The voice is no longer installed.');
          return await speak(voice, text, signal);
        } catch (error) {
          signal.throwIfAborted();
          const other = ports.others.find(({ languages }) => languages.includes(told.language));
          if (other === undefined) throw error;
          return other.speak(text, told, signal);
        }
      },
    },
    close() {
      for (const one of [...opened.values()]) one.end();
    },
  };
}

/** null: no voice that this engine can load. */
function filesOf({ folder, manifest }: InstalledPack): VoiceFiles | null {
  const names = manifest.files.map(({ name }) => name);
  const model = names.find((name) => name.endsWith('.onnx'));
  if (model === undefined || !names.includes('tokens.txt')) return null;
  const hasData = names.some((name) => name.startsWith(DATA));
  return {
    model: join(folder, model),
    tokens: join(folder, 'tokens.txt'),
    lexicon: names.includes('lexicon.txt') ? join(folder, 'lexicon.txt') : '',
    dataDir: hasData ? join(folder, DATA) : '',
  };
}

const DATA = 'espeak-ng-data/';
