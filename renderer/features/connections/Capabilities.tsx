import { Check, CircleDashed, X } from 'lucide-react';
import { useStore } from 'zustand';
import type { Capability } from '../../../preload/contract/connections.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { failureSentences } from '../../ui/failure/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { connectionsStore, activeConnection } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';

const MARKS = { available: Check, refused: X, untried: CircleDashed } as const;

/** The capability card of the connection in use: available, refused and why, or not tried. */
export function Capabilities() {
  const { t } = useI18n();
  const store = usePageStore(connectionsStore);
  const { capabilities, probing } = useStore(store.state);
  const active = useStore(store.state, activeConnection);
  const isOffline = active?.kind === 'offline';
  return (
    <section className="settings-group" aria-labelledby="capabilities-title">
      <div className="capabilities-head">
        <div>
          <h3 id="capabilities-title">
            {isOffline
              ? t('capabilities.title.offline')
              : t('capabilities.title', { name: active?.name ?? '' })}
          </h3>
          <p className="settings-about">{t('capabilities.about')}</p>
        </div>
        <Button
          action="connection-try"
          isPending={probing.state === 'running'}
          onPress={() => void store.probe()}
        >
          {probing.state === 'running' ? t('capabilities.trying') : t('capabilities.try')}
        </Button>
      </div>
      <ul className="capabilities" aria-label={t('capabilities.list')}>
        {capabilities.map((capability) => (
          <Row key={capability.feature} capability={capability} />
        ))}
      </ul>
      {probing.state === 'failed' && (
        <FailureCard failure={probing.failure} onRetry={() => void store.probe()} />
      )}
    </section>
  );
}

function Row({ capability }: { readonly capability: Capability }) {
  const { t, locale, gap } = useI18n();
  const { feature, state, failure } = capability;
  const Mark = MARKS[state];
  const cause =
    failure === undefined
      ? null
      : failureSentences({ ...failure, params: { feature, ...failure.params } }, t, locale);
  return (
    <li className="capability" data-state={state}>
      <span>{t('capabilities.feature', { feature: feature.replaceAll('-', '_') })}</span>
      <span className="capability-state">
        <Mark aria-hidden="true" />
        {t('capabilities.state', { state })}
      </span>
      {cause !== null && (
        <p className="capability-cause">{[cause.what, cause.why, cause.do].join(gap)}</p>
      )}
    </li>
  );
}
