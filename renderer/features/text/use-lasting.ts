import { useEffect, useState } from 'react';

/** Whether something has held for a while without a break. */
export function useLasting(holds: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [holds, milliseconds]);
  return holds && hasLasted;
}
