import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the page has been drawn once: from then on there is time for what is not seen. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
