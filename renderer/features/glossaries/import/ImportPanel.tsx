import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { nameFaultWords } from '../name-words.ts';
import { PairPickers } from '../PairPickers.tsx';
import { BadLines } from './BadLines.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { IncomingList } from './IncomingList.tsx';
import { incomingOf, takenOf } from './state.ts';
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
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
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
      {problems.length > 0 && <BadLines problems={problems} />}
      {sending.state === 'failed' && <FailureCard failure={sending.failure} />}
      <div className="glossary-verbs">
        <Button
          kind="main"
          isPending={isSending}
          isDisabled={entries === 0 || nameFault !== undefined || !isPairGood}
          onPress={() => void importing.send()}
        >
          {isSending
            ? t('glossaries.import.sending')
            : t('glossaries.import.send', { count: entries })}
        </Button>
        <Button kind="quiet" isDisabled={isSending} onPress={importing.leave}>
          {t('glossaries.cancel')}
        </Button>
      </div>
    </>
  );
}
