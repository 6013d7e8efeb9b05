import { describe, expect, test } from 'vitest';
import { findMicrophone } from '../../../../../renderer/features/voice/capture/find-microphone.ts';

const input = (deviceId: string, label: string, groupId = deviceId) =>
  ({ kind: 'audioinput', deviceId, label, groupId }) as const;

const rpc = [
  input('default', 'Default - Headset', 'group-headset'),
  input('communications', 'Communications - Webcam', 'group-webcam'),
  input('headset', 'Headset', 'group-headset'),
  input('webcam', 'Webcam', 'group-webcam'),
  { kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker', groupId: 'group-headset' } as const,
];

describe('a chosen microphone', () => {
  test('is found by its id', () => {
    expect(findMicrophone(rpc, { deviceId: 'webcam' })).toEqual({
      kind: 'exact',
      deviceId: 'webcam',
    });
  });

  test('is found by its name when its id is of an earlier run', () => {
    expect(findMicrophone(rpc, { deviceId: 'old', deviceName: 'Webcam' })).toEqual({
      kind: 'exact',
      deviceId: 'webcam',
    });
  });

  test('is missing rather than another one', () => {
    expect(findMicrophone(rpc, { deviceId: 'old' })).toEqual({ kind: 'missing' });
    expect(findMicrophone(rpc, { deviceId: 'old', deviceName: '' })).toEqual({ kind: 'missing' });
    expect(findMicrophone(rpc, { deviceId: 'speaker', deviceName: 'Speaker' })).toEqual({
      kind: 'missing',
    });
    const twins = [input('a', 'Twin'), input('b', 'Twin')];
    expect(findMicrophone(twins, { deviceId: 'old', deviceName: 'Twin' })).toEqual({
      kind: 'missing',
    });
  });
});

describe("the system's choice", () => {
  test('is pinned to the device that it is now', () => {
    expect(findMicrophone(rpc, { deviceId: null })).toEqual({
      kind: 'exact',
      deviceId: 'headset',
    });
  });

  test('is told from a second input of the same device by its label', () => {
    const two = [
      input('default', 'Default - Line in', 'card'),
      input('mic', 'Microphone', 'card'),
      input('line', 'Line in', 'card'),
    ];
    expect(findMicrophone(two, { deviceId: null })).toEqual({ kind: 'exact', deviceId: 'line' });
  });

  test('is the only device, or the first where engines have no entry for it', () => {
    const alone = [input('default', 'Default', ''), input('mic', 'Microphone', 'card')];
    expect(findMicrophone(alone, { deviceId: null })).toEqual({ kind: 'exact', deviceId: 'mic' });
    const without = [input('first', 'First'), input('second', 'Second')];
    expect(findMicrophone(without, { deviceId: null })).toEqual({
      kind: 'exact',
      deviceId: 'first',
    });
  });

  test('stays as it is where nothing tells which device it is', () => {
    const unclear = [input('default', 'Default', 'other'), input('a', 'A'), input('b', 'B')];
    expect(findMicrophone(unclear, { deviceId: null })).toEqual({ kind: 'default' });
  });
});

test('an engine that hides devices is told from a computer without any', () => {
  expect(findMicrophone([input('', '')], { deviceId: 'headset' })).toEqual({ kind: 'hidden' });
  expect(findMicrophone(rpc.slice(4), { deviceId: null })).toEqual({ kind: 'missing' });
});
