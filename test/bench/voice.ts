/**
 * Live voice, part by part: capture in a real browser, the stream over a rule-enforcing server with
 * faults, the journal, eight hours in virtual time, the recogniser, what it makes of speech and of sound
 * without any, the steadiness of shown text and the transcript on the screen. What cannot be measured on this computer is said with its reason.
 */
import { capture } from './voice/capture.ts';
import { chunkToWire, fileLateness } from './voice/chunk-to-wire.ts';
import { endurance } from './voice/endurance.ts';
import { flicker } from './voice/flicker.ts';
import { journal } from './voice/journal.ts';
import { recogniser } from './voice/recogniser.ts';
import { speech } from './voice/speech.ts';
import { screen } from './voice/screen.ts';
import { transport } from './voice/transport.ts';
import { printReport } from './measured.ts';

const isQuick = process.argv.includes('--quick');
const parts = {
  transport,
  journal,
  endurance,
  flicker,
  recogniser,
  speech,
  file: fileLateness,
  capture,
  screen,
};

const figures: Record<string, number> = {};
const targets: Record<string, number> = {};
const skipped: Record<string, string> = {};
// One after the other: they would slow each other down.
for (const [name, measure] of Object.entries(parts)) {
  const began = performance.now();
  const part = await measure(isQuick);
  Object.assign(figures, part.figures);
  Object.assign(targets, part.targets);
  Object.assign(skipped, part.skipped);
  process.stderr.write(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}
const chain = chunkToWire({ figures, skipped });
printReport({
  bench: 'voice',
  figures: { ...figures, ...chain.figures },
  targets: { ...targets, ...chain.targets },
  skipped: { ...skipped, ...chain.skipped },
});
process.exit(0);
