import { writeFileSync } from 'node:fs';

/** Writes 16-bit mono sound as a WAV file. */
export function writeWav(path: string, samples: Int16Array, rate: number): void {
  const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes.length, 40);
  writeFileSync(path, Buffer.concat([head, bytes]));
}

/**
 * Sound that no two half seconds of are alike: a voice-like hum whose pitch and loudness wander.
 * @param seed another one sounds otherwise
 */
export function wanderingHum(seconds: number, rate: number, seed = 1): Int16Array {
  let [phase, state] = [0, seed];
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  let [pitch, loudness, nextPitch, nextLoudness] = [200, 0.3, 300, 0.5];
  return Int16Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    if (index % Math.round(rate / 8) === 0) {
      nextPitch = 120 + random() * 400;
      nextLoudness = 0.1 + random() * 0.5;
    }
    pitch += (nextPitch - pitch) / (rate / 20);
    loudness += (nextLoudness - loudness) / (rate / 20);
    phase += (2 * Math.PI * pitch) / rate;
    const voice = Math.sin(phase) + Math.sin(2 * phase) / 2 + Math.sin(5 * phase) / 4;
    return Math.round((voice / 1.75) * loudness * 32_767);
  });
}
