import { powerSaveBlocker } from 'electron';

/** Keeps the system from suspending the app while something runs; the screen may go dark. */
export function createKeepAwake(): (isNeeded: boolean) => void {
  let blocker: number | null = null;
  return (isNeeded) => {
    if (isNeeded) blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    else if (blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  };
}
