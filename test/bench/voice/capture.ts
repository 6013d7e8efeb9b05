import { fileURLToPath } from 'node:url';
import { openSound } from '../../../main/system/sound/open-sound.ts';
import { NO_PULSE, startPulse } from '../../app/pulse.ts';
import { startRecorderProcess } from '../../system/sound/recorder-process.ts';
import { openSoundPage, startSoundServer } from '../../shell/sound/sound-page.ts';
import { percentile } from '../measured.ts';
import type { Report } from '../measured.ts';
import { captureDelays } from './capture-delay.ts';
import { captureFaults } from './capture-faults.ts';

const WAYS = ['recorder', 'worker', 'worklet'] as const;
const TARGETS = {
  capture_recorder_chunk_end_p95_ms: 35,
  capture_worker_chunk_end_p95_ms: 35,
  capture_worklet_chunk_end_p95_ms: 130,
  capture_recorder_displaced_samples: 0,
  capture_worker_displaced_samples: 2,
  capture_worklet_displaced_samples: 2,
  capture_recorder_start_ms: 150,
  // Of one core, while it records.
  capture_recorder_cpu_percent: 5,
  capture_unplugged_noticed_ms: 3_000,
  capture_killed_noticed_ms: 3_000,
  capture_frozen_noticed_ms: 3_000,
};
const SKIPPED = {
  capture_sound_card: 'there is no sound card here; a sound server without one stands in',
  capture_sox: 'the recorder program of macOS and Windows records no device of this computer',
  capture_loopback: 'what the computer plays is recorded by Electron, which is not here',
};

/**
 * Recording of a real microphone of a sound server: how late the end of each chunk of 100 ms is in
 * this process, by the recorder program, by the page's worker and by its audio worklet, all three
 * at a time; and how soon faults of the recorder are told.
 */
export async function capture(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  if (NO_PULSE !== null) {
    const reason = NO_PULSE;
    const skipped = Object.fromEntries(Object.keys(TARGETS).map((row) => [row, reason]));
    return { figures: {}, targets: TARGETS, skipped: { ...skipped, ...SKIPPED } };
  }
  const built = fileURLToPath(new URL('../../../dist/main/recorder.js', import.meta.url));
  const [pulse, server] = await Promise.all([startPulse(), startSoundServer()]);
  const programs: number[] = [];
  const startHelper = startRecorderProcess(pulse.env, built, (pid) => programs.push(pid));
  const sound = openSound({ startHelper, env: pulse.env, platform: 'linux' });
  await pulse.addSink('room');
  await pulse.addMicrophone('desk', 'room');
  await pulse.setDefaultMicrophone('desk');
  const pages = await Promise.all(
    [false, true].map((isWithoutTrackProcessor) =>
      openSoundPage(server, { microphone: null, isWithoutTrackProcessor, env: pulse.env }),
    ),
  );
  const figures: Record<string, number> = {};
  try {
    const place = { sink: 'room', microphone: 'desk' };
    const seconds = isQuick ? 2.5 : 20;
    const { ways, cpuPercent } = await captureDelays(pulse, place, sound, pages, seconds, programs);
    figures['capture_recorder_cpu_percent'] = cpuPercent;
    ways.forEach(({ delays, displaced }, index) => {
      const way = WAYS[index] ?? '';
      figures[`capture_${way}_chunk_end_p50_ms`] = percentile(delays, 50);
      figures[`capture_${way}_chunk_end_p95_ms`] = percentile(delays, 95);
      figures[`capture_${way}_displaced_samples`] = displaced;
    });
    await Promise.all(pages.map((page) => page.close()));
    Object.assign(figures, await captureFaults(pulse, sound, 'room'));
  } finally {
    await Promise.all(pages.map((page) => page.close()));
    server.close();
    await pulse.stop();
  }
  return { figures, targets: TARGETS, skipped: SKIPPED };
}
