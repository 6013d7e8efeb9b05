import { expect, it } from 'vitest';
import {
  createUnreadSound,
  RecordingFailure,
} from '../../../../main/system/sound/recorder-program/unread-sound.ts';
import type { RecordedSound } from '../../../../main/system/sound/recorder-routes.ts';

const piece = (bytes: number): RecordedSound => ({ sound: new Uint8Array(bytes) });

it('sound that nobody reads is lost by its samples beyond a limit, and what follows is kept', async () => {
  const { record, fail, pieces } = createUnreadSound(2);
  for (const bytes of [2, 4, 6]) record(piece(bytes));
  record({ lost: 10 });
  const reading = pieces[Symbol.asyncIterator]();
  expect((await reading.next()).value).toEqual(piece(2));
  record(piece(8));
  fail('busy');
  const rest: unknown[] = [];
  for (let left = 3; left > 0; left -= 1) rest.push((await reading.next()).value);
  expect(rest).toEqual([piece(4), { lost: 13 }, piece(8)]);
  await expect(reading.next()).rejects.toThrow(RecordingFailure);
});
