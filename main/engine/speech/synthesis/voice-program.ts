import type { WorkFailure } from '../../../system/channel/call-failure.ts';
import { serveParent } from '../../../system/channel/parent.ts';
import { findParent } from '../../../system/parent-port.ts';
import type { OfflineVoice } from '../sherpa/runtime.ts';
import { loadSherpa, opened } from '../sherpa/runtime.ts';
import { voiceRoutes } from './voice-routes.ts';

let voice: OfflineVoice | null = null;

/** The words are ours or the engine's own, and tell which fault it is. */
const failureOf = (error: unknown): WorkFailure => ({
  code: 'failed',
  params: { reason: error instanceof Error ? error.message : 'The voice failed.' },
});

/** Speaks with one voice, in a process of its own. */
serveParent(
  findParent(process),
  voiceRoutes,
  {
    open({ runtime, files }) {
      voice = opened(() =>
        loadSherpa(runtime).createOfflineTts({
          offlineTtsModelConfig: {
            offlineTtsVitsModelConfig: {
              ...files,
              noiseScale: 0.667,
              noiseScaleW: 0.8,
              lengthScale: 1,
            },
            numThreads: 1,
            provider: 'cpu',
            debug: 0,
          },
          maxNumSentences: 1,
          silenceScale: 0.2,
          ruleFsts: '',
          ruleFars: '',
        }),
      );
      return null;
    },
    speak(text) {
      if (voice === null) throw new Error('No voice was opened.');
      const { samples, sampleRate } = voice.generate({ text, sid: 0, speed: 1 });
      const sound = Int16Array.from(samples, (sample) =>
        Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
      );
      return { samples: sound, rate: sampleRate };
    },
  },
  { failureOf },
);
