import { expect, test } from 'vitest';
import { exportedTranscript } from '../../../main/features/voice/transcript/exported.ts';
import { createTranscript } from '../../../main/features/voice/transcript/transcript.ts';
import { transcriptRoutes } from '../../../main/engine/transcripts/routes.ts';
import { OPTIONS } from '../../engine/transcripts/sample.ts';

function session() {
  const transcript = createTranscript();
  const state = { title: 'Weekly', started: 0, mediaMs: 60_000, speakers: {} };
  return { transcript, exported: () => exportedTranscript({ transcript, state }) };
}

test('what was said in parts is exported with the times of the parts', () => {
  const { transcript, exported } = session();
  transcript.apply({ t: 'source', w: null, s: [{ x: 'We have', a: 0, b: 900, l: 'en' }] });
  transcript.apply({ t: 'source', w: null, s: [{ x: ' looked.', a: 2_000, b: 2_500, l: 'en' }] });
  transcript.apply({ t: 'target', l: 'de', s: [{ x: 'Wir haben', a: 0, b: 1_000 }] });
  transcript.apply({ t: 'target', l: 'de', s: [{ x: ' geschaut.', a: 1_900, b: 2_500 }] });
  transcript.apply({ t: 'source', w: null, s: [{ x: ' Once.', a: 3_000, b: 3_500, l: 'en' }] });
  expect(exported().lines).toMatchObject([
    {
      startMs: 0,
      endMs: 2_500,
      source: {
        text: 'We have looked.',
        stretches: [
          { from: 0, startMs: 0, endMs: 900 },
          { from: 7, startMs: 2_000, endMs: 2_500 },
        ],
      },
      targets: {
        de: {
          text: 'Wir haben geschaut.',
          stretches: [
            { from: 0, startMs: 0, endMs: 1_000 },
            { from: 9, startMs: 1_900, endMs: 2_500 },
          ],
        },
      },
    },
    { source: { text: 'Once.' } },
  ]);
  expect(exported().lines[1]).not.toHaveProperty('source.stretches');
});

test('pauses and open gaps are exported in the order of time, and the helper takes it all', () => {
  const { transcript, exported } = session();
  transcript.apply({ t: 'gap', a: 9_000, b: 12_000 });
  transcript.apply({ t: 'gap', a: 20_000, b: 30_000 });
  transcript.apply({ t: 'refilled', a: 20_000, b: 30_000 });
  transcript.apply({ t: 'paused', a: 5_000 });
  transcript.apply({ t: 'resumed', a: 5_000, ms: 70_000 });
  transcript.apply({ t: 'mark', id: 'm', a: 4_000, note: 'here' });
  const { lines, bookmarks } = exported();
  expect(lines).toEqual([
    { kind: 'paused', startMs: 5_000, pausedMs: 70_000 },
    { kind: 'gap', startMs: 9_000, endMs: 12_000 },
  ]);
  expect(bookmarks).toEqual([{ atMs: 4_000, note: 'here' }]);
  transcript.apply({ t: 'source', w: 'me', s: [{ x: 'Hi', a: 6_000, b: 6_500, l: 'en' }] });
  transcript.apply({ t: 'edit', i: transcript.rows.length - 1, c: 'source', x: 'Hello' });
  const job = { transcript: exported(), options: OPTIONS };
  expect(transcriptRoutes.write.input.parse(job)).toEqual(job);
});

test('words that were heard with little certainty are exported, and the helper takes them', () => {
  const { transcript, exported } = session();
  const heard = { x: 'We lucked.', a: 0, b: 900, l: 'en', d: [[3, 9]] as [number, number][] };
  transcript.apply({ t: 'source', w: null, s: [heard] });
  const source = { text: 'We lucked.', doubtful: [{ start: 3, end: 9 }] };
  expect(exported().lines).toMatchObject([{ source }]);
  const job = { transcript: exported(), options: { ...OPTIONS, format: 'json' as const } };
  expect(transcriptRoutes.write.input.parse(job)).toEqual(job);
});
