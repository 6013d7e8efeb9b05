import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { EngineId } from '../../../preload/contract/engines.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { offlineLanguagesStore } from '../offline-languages/store.ts';
import { ApertiumInstall } from './ApertiumInstall.tsx';
import { OwnEngineForm } from './OwnEngineForm.tsx';
import { enginesStore } from './store.ts';
import './EnginesSection.css';

/** Which engines translate offline, in which order, and the one at an address. */
export function EnginesSection() {
  const { t } = useI18n();
  const store = usePageStore(enginesStore);
  const { known, failure } = useStore(store.state);
  useEffect(() => void store.lookForApertium(), [store]);
  return (
    <>
      <div className="settings-group">
        <h2>{t('settings.engines')}</h2>
        <p className="settings-about">{t('engines.about')}</p>
        {failure !== null && <FailureCard failure={failure} />}
        {known !== null && <EngineOrder order={known.order} />}
      </div>
      {known !== null && <OwnEngineForm stored={known.own} />}
    </>
  );
}

function EngineOrder({ order }: { readonly order: readonly EngineId[] }) {
  const { t } = useI18n();
  const store = usePageStore(enginesStore);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const nameOf = (id: EngineId) => (id === 'apertium' ? 'Apertium' : t(`engines.${id}`));
  const move = (id: EngineId, by: -1 | 1) => {
    const at = order.indexOf(id);
    const other = order[at + by];
    if (other === undefined) return;
    void store.order(order.map((one) => (one === id ? other : one === other ? id : one)));
    setSaid(t('engines.moved', { name: nameOf(id), place: at + by + 1, all: order.length }));
    // The row keeps the keys after it has moved.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-engine="${id}"]`)?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent, id: EngineId) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <>
      <p id="engines-order-hint" className="soft small">
        {t('engines.order.hint')}
      </p>
      <ol
        ref={list}
        className="engine-order"
        aria-label={t('engines.order')}
        aria-describedby="engines-order-hint"
      >
        {order.map((id, at) => (
          <li
            key={id}
            data-engine={id}
            className="engine-row"
            tabIndex={0}
            onKeyDown={(event) => onKeyDown(event, id)}
          >
            <span className="engine-place tabular">{at + 1}</span>
            <div className="engine-words">
              <div>{nameOf(id)}</div>
              <EngineState id={id} />
            </div>
            <div className="engine-verbs">
              <IconButton
                icon={ArrowUp}
                name={t('engines.up', { name: nameOf(id) })}
                isDisabled={at === 0}
                onPress={() => move(id, -1)}
              />
              <IconButton
                icon={ArrowDown}
                name={t('engines.down', { name: nameOf(id) })}
                isDisabled={at === order.length - 1}
                onPress={() => move(id, 1)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}

function EngineState({ id }: { readonly id: EngineId }) {
  const { t, list } = useI18n();
  const { known, apertium } = useStore(usePageStore(enginesStore).state);
  const packs = useStore(usePageStore(offlineLanguagesStore).state, (state) => state.known?.packs);
  if (id === 'packs') {
    const count =
      packs?.filter(({ pair, state }) => pair !== null && state.kind === 'ready').length ?? 0;
    return <div className="soft small">{t('engines.packs.about', { count })}</div>;
  }
  if (id === 'apertium') {
    if (apertium === null) return null;
    const shown = list(apertium.map((pair) => pair.replace('-', ' → ')));
    return (
      <>
        <div className="soft small">
          {t('engines.apertium.about', { count: apertium.length, list: shown })}
        </div>
        {apertium.length === 0 && <ApertiumInstall />}
      </>
    );
  }
  const own = known?.own ?? null;
  if (own === null) return <div className="soft small">{t('engines.own.none')}</div>;
  const { name, host } = own;
  const place = !own.isOn ? 'off' : own.isLocal ? 'local' : 'remote';
  return (
    <div className="small" data-tone={place === 'remote' ? 'notice' : undefined}>
      {t(`engines.own.${place}`, { name, host })}
    </div>
  );
}
