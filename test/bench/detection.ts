/** Detection: how many short interface strings are told right, left unsure and taken for another language. */
import { createDetector } from '../../main/engine/detection/detector.ts';
import { phrasesOf } from '../engine/detection/phrases.ts';
import { SHORT_STRINGS_HELD_OUT } from '../engine/detection/short-strings-held-out.ts';
import { printReport } from './measured.ts';

const detector = await createDetector();
const strings = Object.entries(SHORT_STRINGS_HELD_OUT).flatMap(([code, texts]) =>
  phrasesOf(texts).map((text) => ({ code, text })),
);
// The first text loads the models.
const began = performance.now();
await detector.detect('Save the file');
const loadMs = performance.now() - began;

const counts = { right: 0, unsure: 0, wrong: 0 };
const start = performance.now();
for (const { code, text } of strings) {
  const { language } = await detector.detect(text);
  counts[language === undefined ? 'unsure' : language === code ? 'right' : 'wrong'] += 1;
}
const percent = (count: number) => Math.round((10_000 * count) / strings.length) / 100;
printReport({
  bench: 'detection',
  figures: {
    strings: strings.length,
    right_percent: percent(counts.right),
    unsure_percent: percent(counts.unsure),
    wrong_percent: percent(counts.wrong),
    string_ms: (performance.now() - start) / strings.length,
    load_ms: loadMs,
  },
  targets: { unsure_percent: 42, wrong_percent: 0.4 },
  skipped: {},
});
process.exit(0);
