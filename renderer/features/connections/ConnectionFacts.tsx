import type { Connection } from '../../../preload/contract/connections.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

/** Tier, host, key and languages of a connection in one small line. */
export function ConnectionFacts({ connection }: { readonly connection: Connection }) {
  const { t } = useI18n();
  const { kind, host, tier, key, keyEnd, sourceLanguage, targetLanguage } = connection;
  if (kind === 'offline') {
    return <span className="connection-facts">{t('connections.offline.about')}</span>;
  }
  const facts = [
    tier === null ? t('connections.kind', { kind }) : t('connections.tier', { tier }),
    host === null ? null : brief(host),
    sourceLanguage === null && targetLanguage === null
      ? null
      : t('connections.languages', {
          from: sourceLanguage ?? t('connections.form.source.any'),
          to: targetLanguage ?? t('connections.form.target.any'),
        }),
  ];
  return (
    <span className="connection-facts tabular">
      {facts.filter((fact) => fact !== null).join(' · ')}
      {' · '}
      <span data-tone={key === 'missing' || key === 'locked' ? 'notice' : undefined}>
        {t('connections.key', { key, end: keyEnd ?? '' })}
      </span>
    </span>
  );
}
