import { afterEach, expect, test, vi } from 'vitest';
import { createDevices } from '../../../../../renderer/features/voice/capture/devices.ts';

afterEach(() => vi.unstubAllGlobals());

const device = (kind: MediaDeviceKind, deviceId: string, label: string) => ({
  kind,
  deviceId,
  label,
});

test('lists devices by their own names, and keeps up with them', async () => {
  let listed = [
    device('audioinput', 'default', 'Default - Headset'),
    device('audioinput', 'communications', 'Communications - Headset'),
    device('audioinput', 'headset', 'Headset'),
    device('videoinput', 'camera', 'Camera'),
    device('audiooutput', 'default', 'Default'),
    device('audiooutput', 'speaker', 'Speaker'),
  ];
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: () => Promise.resolve(listed),
  });
  vi.stubGlobal('navigator', { mediaDevices });
  const devices = createDevices(true);
  expect(devices.state.getState()).toEqual({ microphones: [], speakers: [] });
  await devices.refresh();
  expect(devices.state.getState()).toEqual({
    microphones: [{ id: 'headset', name: 'Headset' }],
    speakers: [{ id: 'speaker', name: 'Speaker' }],
  });
  listed = [device('audioinput', 'webcam', 'Webcam')];
  mediaDevices.dispatchEvent(new Event('devicechange'));
  await vi.waitFor(() =>
    expect(devices.state.getState()).toEqual({
      microphones: [{ id: 'webcam', name: 'Webcam' }],
      speakers: [],
    }),
  );
});

test('does not wake the engine’s sound and camera processes before somebody wants to see them', async () => {
  const heard = vi.fn();
  const mediaDevices = { enumerateDevices: () => Promise.resolve([]), addEventListener: heard };
  vi.stubGlobal('navigator', { mediaDevices });
  const devices = createDevices(false);
  expect(heard).not.toHaveBeenCalled();
  await devices.refresh();
  await devices.refresh();
  expect(heard).toHaveBeenCalledOnce();
});

test('is empty where the engine hides devices or has none to give', async () => {
  const hidden = Object.assign(new EventTarget(), {
    enumerateDevices: () => Promise.resolve([device('audioinput', '', '')]),
  });
  vi.stubGlobal('navigator', { mediaDevices: hidden });
  const devices = createDevices(false);
  await devices.refresh();
  expect(devices.state.getState().microphones).toEqual([]);
  vi.stubGlobal('navigator', {});
  const none = createDevices(false);
  await none.refresh();
  expect(none.state.getState()).toEqual({ microphones: [], speakers: [] });
});
