import { useEffect } from 'react';

/**
 * Keeps the screen on while a session runs; engines give the lock back whenever the window is hidden,
 * and may refuse it.
 */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.hidden) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
    };
    const again = () => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isNeeded]);
}
