import { useEffect, useState } from 'react';
import { LICENCES_FILE, parseLicences, type Licence } from './licence.ts';

export type Licences = readonly Licence[] | 'loading' | 'missing';

/** Reads the list when it is first shown; a build for development has none. */
export function useLicences(): Licences {
  const [licences, setLicences] = useState<Licences>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const answer = await fetch(LICENCES_FILE, { signal: leaving.signal });
      return answer.ok ? parseLicences(await answer.json()) : null;
    };
    const show = (list: Licences | null) => {
      if (!leaving.signal.aborted) setLicences(list ?? 'missing');
    };
    read().then(show, () => show(null));
    return () => leaving.abort();
  }, []);
  return licences;
}
