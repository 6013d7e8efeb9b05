import { useEffect, useState } from 'react';

/**
 * Whether a while has passed since a moment; renders anew when it has.
 * @param moment of `Date.now()`; null for never
 */
export function useAfter(moment: number | null, milliseconds: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return undefined;
    const left = Math.max(0, moment + milliseconds - Date.now());
    const timer = setTimeout(() => setPassed(moment), left);
    return () => clearTimeout(timer);
  }, [moment, milliseconds]);
  return moment !== null && passed === moment;
}
