import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSessionFolders } from '../../../main/system/session-folder.ts';
import { SESSION_ID } from '../../features/voice/memory-folder.ts';
import { startVoiceRig } from '../../features/voice/rig.ts';
import type { Report } from '../measured.ts';

const WORDS_OF_HOUR = 7_200;
const MEGABYTE = 1024 * 1024;

const TARGETS = {
  endurance_growth_mb: 20,
  endurance_lost_words: 0,
  endurance_actions: 0,
  endurance_rules_broken: 0,
};

/**
 * A session that goes on for hours, in virtual time: main's whole session over the client's
 * stream, with its journal on the disk. A service that hears two words a second closes the socket at
 * every hour, as the rules say.
 */
export async function endurance(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  // The quick run still goes over the boundary of an hour.
  const hours = isQuick ? 1 : 8;
  const root = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  try {
    const rig = await startVoiceRig({
      folder: createSessionFolders(root).open(SESSION_ID),
      forgets: true,
      frameMs: 500,
    });
    await rig.speak(WORDS_OF_HOUR / 6);
    const before = memory();
    const began = process.cpuUsage();
    await rig.speak(WORDS_OF_HOUR * hours - WORDS_OF_HOUR / 6);
    const growth = memory() - before;
    const { user, system } = process.cpuUsage(began);
    const { phase, reconnects, streams } = rig.session.state;
    const { words, gaps } = await rig.finish();
    const spoken = rig.spoken;
    const lost = spoken.filter((word, index) => words[index] !== word).length;
    return {
      figures: {
        endurance_hours: hours,
        endurance_growth_mb: Math.max(0, growth) / MEGABYTE,
        endurance_lost_words: lost + gaps.length,
        endurance_renewals: reconnects,
        // Nobody pressed anything: it must still be listening, in the session it began with.
        endurance_actions: (phase === 'listening' ? 0 : 1) + (streams - 1),
        endurance_rules_broken: rig.voice.broken.length,
        endurance_cpu_s_per_hour: (user + system) / 1e6 / hours,
      },
      targets: TARGETS,
      skipped: isQuick ? { endurance_8_hours: 'only in a full run' } : {},
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Bytes in use after a collection. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
