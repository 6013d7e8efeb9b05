import { useStore } from 'zustand';
import {
  MOST_FORBIDDEN_TERMS,
  withForbidden,
} from '../../../../preload/contract/forbidden-rules.ts';
import { brief } from '../../../i18n/brief.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useSetting } from '../../settings/use-settings.ts';
import { useShallow } from 'zustand/react/shallow';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { nameFaultWords } from '../name-words.ts';
import { PairPickers } from '../PairPickers.tsx';
import { BadLines } from './BadLines.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { IncomingList } from './IncomingList.tsx';
import { forbiddenOf, incomingOf, takenOf } from './state.ts';
import './ImportPanel.css';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/** What a file would bring, before anything of it is sent. */
export function ImportPanel() {
  const { t } = useI18n();
  const { importing } = usePageStore(glossariesStore);
  const file = useStore(importing.state, (now) => now.file);
  const reading = useStore(importing.state, (now) => now.reading);
  return (
    <section className="import-panel" aria-labelledby="import-title">
      <h2 id="import-title">{t('glossaries.import.title', { file: file?.name ?? '' })}</h2>
      {reading.state === 'running' && (
        <p className="soft" role="status">
          {t('glossaries.import.reading')}
        </p>
      )}
      {reading.state === 'failed' && (
        <FailureCard failure={reading.failure} onDismiss={importing.leave} />
      )}
      {reading.state === 'done' && <Preview />}
    </section>
  );
}

function Preview() {
  const { t, list } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const [preferences, changePreferences] = useSetting('segments');
  const { importing } = glossaries;
  const state = useStore(importing.state);
  const all = useStore(
    glossaries.state,
    useShallow((now) => now.all ?? []),
  );
  const { reading, pair, destination, sending } = state;
  if (reading.state !== 'done') return null;
  const { format, encoding, problems, namesLanguages } = reading.value;
  const incoming = incomingOf(state, all);
  const taken = takenOf(incoming);
  const entries = taken.reduce((sum, one) => sum + one.entries.length, 0);
  const isSending = sending.state === 'running';
  const nameFault = destination.kind === 'new' ? nameFaultWords(destination.name, t) : undefined;
  const isPairGood = namesLanguages || pair.source !== pair.target;

  const forbidden = forbiddenOf(state);
  const room = MOST_FORBIDDEN_TERMS - (preferences?.forbidden.length ?? 0);
  const isReady =
    isPairGood &&
    (entries > 0 ? nameFault === undefined : forbidden.length > 0 && state.keepsForbidden);

  async function send() {
    const kept = await importing.send();
    if (kept === null || kept.length === 0 || preferences === undefined) return;
    changePreferences({
      ...preferences,
      forbidden: [...withForbidden(preferences.forbidden, kept)],
    });
  }

  return (
    <>
      <p>
        {t('glossaries.import.format', { format: format.replaceAll('-', '_'), encoding })}
        {' · '}
        {t('glossaries.import.facts', {
          dictionaries: incoming.length,
          entries: incoming.reduce((sum, one) => sum + one.entries.length, 0),
        })}
      </p>
      {!namesLanguages && (
        <div className="import-languages">
          <p>{t('glossaries.import.languages')}</p>
          <PairPickers pair={pair} onChange={importing.setPair} />
        </div>
      )}
      <DestinationFields destination={destination} all={all} nameFault={nameFault} />
      <IncomingList incoming={incoming} state={state} />
      {forbidden.length > 0 && (
        <div className="import-forbidden">
          <Switch isSelected={state.keepsForbidden} onChange={importing.keepForbidden}>
            {t('glossaries.import.forbidden', { count: forbidden.length })}
          </Switch>
          <p className="soft small">
            {list(forbidden.slice(0, 3).map(({ target }) => brief(target)))}
            {forbidden.length > 3 && ' …'}
          </p>
          {room < forbidden.length && (
            <p className="small" role="status">
              {t('segments.forbidden.full', { count: MOST_FORBIDDEN_TERMS })}
            </p>
          )}
        </div>
      )}
      {problems.length > 0 && <BadLines problems={problems} />}
      {sending.state === 'failed' && <FailureCard failure={sending.failure} />}
      <div className="glossary-verbs">
        <Button kind="main" isPending={isSending} isDisabled={!isReady} onPress={() => void send()}>
          {isSending
            ? t('glossaries.import.sending')
            : entries === 0 && forbidden.length > 0
              ? t('glossaries.import.send-forbidden', { count: forbidden.length })
              : t('glossaries.import.send', { count: entries })}
        </Button>
        <Button kind="quiet" isDisabled={isSending} onPress={importing.leave}>
          {t('glossaries.cancel')}
        </Button>
      </div>
    </>
  );
}
