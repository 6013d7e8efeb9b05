import { beforeEach, describe, expect, test } from 'vitest';
import type { Rpc } from '../../../../preload/contract/api.ts';
import type { CaptureListener } from '../../../../renderer/features/voice/capture/capture.ts';
import { createRecording, type Recording } from '../../../../renderer/features/voice/recording.ts';

let asked: [string, unknown][];
let listener: CaptureListener;
let stopped: number;
let recording: Recording;
let answer: () => Promise<unknown>;

const source = { kind: 'system', chunkMs: 100 } as const;
const frame = (index: number) => ({
  position: index * 1_600,
  bytes: new Uint8Array(3_200),
  peak: 0.5,
  level: 0.1,
});
const positions = () =>
  asked.flatMap(([route, input]) =>
    route === 'voice.audio' ? [(input as { position: number }).position] : [],
  );

beforeEach(() => {
  asked = [];
  stopped = 0;
  answer = () => Promise.resolve(null);
  const rpc = {
    ask: (route: string, input: unknown) => {
      asked.push([route, input]);
      return answer();
    },
  } as unknown as Rpc;
  recording = createRecording(rpc, (_, given) => {
    listener = given;
    return Promise.resolve({ name: 'Card', stop: () => void (stopped += 1) } as never);
  });
});

describe('what the page records', () => {
  test('waits for its session, and none of the last ten seconds is lost', async () => {
    expect(await recording.open('microphone', source)).toBe('Card');
    for (let index = 0; index < 120; index += 1) listener.frame(frame(index));
    expect(asked).toEqual([]);
    recording.send('s1');
    expect(positions()).toEqual(Array.from({ length: 100 }, (_, at) => (at + 20) * 1_600));
    listener.frame(frame(120));
    expect(asked.at(-1)?.[1]).toMatchObject({ id: 's1', slot: 'microphone', position: 192_000 });
  });

  test('shows its level at once', async () => {
    await recording.open('microphone', source);
    listener.frame(frame(0));
    expect(recording.levels.getState().microphone).toBe(0.5);
    recording.stop('microphone');
    expect(recording.levels.getState().microphone).toBeNull();
    expect(stopped).toBe(1);
  });

  test('does not pile up where main has stopped answering', async () => {
    answer = () => new Promise(() => undefined);
    await recording.open('microphone', source);
    recording.send('s1');
    for (let index = 0; index < 500; index += 1) listener.frame(frame(index));
    expect(positions()).toHaveLength(300);
  });

  test('is told to main when its device goes away, and not when it was stopped', async () => {
    await recording.open('microphone', source);
    recording.send('s1');
    listener.end('unplugged');
    expect(asked).toEqual([
      ['voice.source-lost', { id: 's1', slot: 'microphone', reason: 'unplugged' }],
    ]);
    expect(recording.isOpen('microphone')).toBe(false);
  });

  test('is told to main even when its device went away before there was a session', async () => {
    await recording.open('microphone', source);
    listener.frame(frame(0));
    listener.end('unplugged');
    expect(recording.isOpen('microphone')).toBe(false);
    expect(asked).toEqual([]);
    recording.send('s1');
    expect(asked.map(([route]) => route)).toEqual(['voice.audio', 'voice.source-lost']);
    recording.send('s1');
    expect(asked).toHaveLength(2);
  });

  test('has no level while nothing comes', async () => {
    await recording.open('microphone', source);
    listener.frame(frame(0));
    listener.stall?.(true);
    expect(recording.levels.getState().microphone).toBeNull();
    listener.frame(frame(1));
    expect(recording.levels.getState().microphone).toBe(0.5);
  });

  test('stays off when it was stopped while a person was being asked', async () => {
    const opening = recording.open('microphone', source);
    recording.stop('microphone');
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(stopped).toBe(1);
    listener.frame(frame(0));
    expect(recording.levels.getState().microphone).toBeNull();
    expect(recording.isOpen('microphone')).toBe(false);
  });

  test('is of the device that was asked for last', async () => {
    const first = recording.open('microphone', source);
    const second = recording.open('microphone', source);
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(await second).toBe('Card');
    expect(stopped).toBe(1);
    expect(recording.isOpen('microphone')).toBe(true);
  });

  test('of a replaced device nothing follows', async () => {
    await recording.open('microphone', source);
    const first = listener;
    recording.send('s1');
    await recording.open('microphone', source);
    first.end('ended');
    expect(asked).toEqual([]);
    expect(recording.isOpen('microphone')).toBe(true);
  });
});
