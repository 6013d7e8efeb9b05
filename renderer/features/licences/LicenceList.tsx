import { useI18n } from '../../i18n/use-i18n.ts';
import { useLicences } from './use-licences.ts';
import './LicenceList.css';

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
