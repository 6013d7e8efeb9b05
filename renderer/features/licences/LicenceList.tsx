import { useI18n } from '../../i18n/use-i18n.ts';
import './LicenceList.css';
import { useEffect, useState } from 'react';
import { LICENCES_FILE, parseLicences } from './licence.ts';
import type { Licence } from './licence.ts';

/** Whose work Dragoman is made with; each opens its licence. */
export function LicenceList() {
  const { t } = useI18n();
  const licences = useLicences();
  return (
    <div className="settings-group">
      <h3>{t('licences.title')}</h3>
      {licences === 'missing' ? (
        <p>{t('licences.missing')}</p>
      ) : (
        <p className="settings-about">{t('licences.about')}</p>
      )}
      {typeof licences !== 'string' && (
        <ul className="licences">
          {licences.map(({ name, version, terms, text }) => (
            <li key={`${name} ${version}`}>
              <details>
                <summary>
                  <bdi>{name}</bdi> <span className="soft tabular">{version}</span>{' '}
                  <bdi className="soft">{terms}</bdi>
                </summary>
                {/* Licences stay in the language of their authors. */}
                <pre lang="en" dir="ltr" tabIndex={0}>
                  {text}
                </pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Licences = readonly Licence[] | 'loading' | 'missing';

/** Reads the list when it is first shown; a build for development has none. */
function useLicences(): Licences {
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
