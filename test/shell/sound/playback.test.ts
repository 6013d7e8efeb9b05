import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { NO_PULSE, startPulse, type Pulse } from '../../app/pulse.ts';
import { likeness } from './likeness.ts';
import { openSoundPage, startSoundServer } from './sound-page.ts';
import { wanderingHum } from './wav.ts';
import { unless } from '../../app/unless.ts';

const SECONDS = 3;
const RATE = 24_000;
/** Samples in one piece of speech. */
const PIECE = 3_600;
const LATENCY_MS = 300;

/** Records what a sink plays, at 16 kHz, until it is ended. */
function listen(pulse: Pulse, sink: string) {
  const child = spawn(
    'parec',
    [
      `--latency-msec=${LATENCY_MS}`,
      '-d',
      `${sink}.monitor`,
      '--raw',
      '--rate=16000',
      '--channels=1',
    ],
    { env: pulse.env, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const bytes = buffer(child.stdout);
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    return new Int16Array(new Uint8Array(await bytes).buffer);
  };
}

test(
  'translated speech is heard whole, in order, on the chosen loudspeaker and on no other',
  unless(NO_PULSE),
  async () => {
    const server = await startSoundServer();
    const pulse = await startPulse();
    await pulse.addSink('default-speaker', LATENCY_MS);
    await pulse.addSink('headphones', LATENCY_MS);
    await pulse.addMicrophone('some-microphone', 'default-speaker');
    const { page, complaints, close } = await openSoundPage(server, {
      microphone: null,
      env: pulse.env,
    });
    try {
      const ends = [listen(pulse, 'headphones'), listen(pulse, 'default-speaker')];
      const speech = wanderingHum(SECONDS, RATE);
      // A click lets the page make a sound.
      await page.getByRole('button').click();
      const { begun, drawn } = await page.evaluate(
        async ({ samples, rate, size }) => {
          const begun: number[] = [];
          const { context, drawn } = await window.sound.listenedContext();
          const player = window.sound.createPlayer({
            context,
            device: 'of-an-earlier-run',
            deviceName: 'headphones',
          });
          player.setVolume(1);
          const all = Int16Array.from(samples);
          for (let seq = 0; seq * size < all.length; seq += 1) {
            const bytes = new Uint8Array(all.slice(seq * size, (seq + 1) * size).buffer);
            player.play({ seq, language: 'de', rate, bytes, text: null }, () => begun.push(seq));
          }
          const pieces = Math.ceil(all.length / size);
          while (begun.length < pieces) await new Promise((resolve) => setTimeout(resolve, 50));
          // The last piece is heard to its end, by the clock of the sound.
          const end = context.currentTime + size / rate + 1;
          while (context.currentTime < end) await new Promise((resolve) => setTimeout(resolve, 50));
          await player.close();
          return { begun, drawn: drawn() };
        },
        { samples: [...speech], rate: RATE, size: PIECE },
      );
      const [heard = new Int16Array(), elsewhere = new Int16Array()] = await Promise.all(
        ends.map((end) => end()),
      );
      const pieces = Math.ceil(speech.length / PIECE);
      expect(begun).toEqual(Array.from({ length: pieces }, (_, seq) => seq));
      // What the sinks record has holes where this computer is too busy for sound; the context's has none.
      const kept = Int16Array.from(drawn.filter((_, index) => index % 3 === 0));
      expect(likeness(wanderingHum(SECONDS, 16_000), kept)).toEqual({ found: 1, moved: 0 });
      expect(heard.some((sample) => sample !== 0)).toBe(true);
      expect(elsewhere.every((sample) => sample === 0)).toBe(true);
      expect(complaints).toEqual([]);
    } finally {
      await close();
      await pulse.stop();
      server.close();
    }
  },
);
