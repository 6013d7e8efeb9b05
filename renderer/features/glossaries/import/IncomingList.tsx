import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { Arrow } from '../../../ui/Arrow.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { dictionaryKey } from '../state.ts';
import { usePairWords } from '../use-glossary-words.ts';
import type { ImportState, Incoming } from './state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

export interface IncomingListProps {
  readonly incoming: readonly Incoming[];
  readonly state: ImportState;
}

/** The dictionaries of the file, each with what it would do and how it is to be taken. */
export function IncomingList({ incoming, state }: IncomingListProps) {
  return (
    <ul className="import-dictionaries">
      {incoming.map((one) => (
        <li key={one.key}>
          <IncomingRow one={one} state={state} />
        </li>
      ))}
    </ul>
  );
}

function IncomingRow({ one, state }: { readonly one: Incoming; readonly state: ImportState }) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { arrow, words } = usePairWords();
  const { destination, sending } = state;
  const unsaved = useStore(
    glossaries.state,
    useShallow((now) =>
      Object.entries(now.dictionaries)
        .filter(([, { isUnsaved }]) => isUnsaved)
        .map(([key]) => key),
    ),
  );
  const isUnsaved =
    destination.kind === 'glossary' && unsaved.includes(dictionaryKey(destination.id, one.pair));
  const first = one.entries[0];
  return (
    <>
      <div className="import-facts">
        <strong>{arrow(one.pair)}</strong>
        <span className="tabular">{t('glossaries.entries', { count: one.entries.length })}</span>
        {first !== undefined && (
          <span className="import-sample soft small">
            <bdi>{brief(first[0])}</bdi> <Arrow /> <bdi>{brief(first[1])}</bdi>
          </span>
        )}
      </div>
      <Radios
        label={t('glossaries.import.mode', { pair: words(one.pair) })}
        labelPlace="unseen"
        shape="row"
        value={one.mode}
        isDisabled={one.isSent || sending.state === 'running' || one.entries.length === 0}
        onChange={(mode) => glossaries.importing.setMode(one.key, mode)}
        choices={[
          {
            id: 'merge',
            name: t(one.isThere ? 'glossaries.save.merge' : 'glossaries.import.mode.add'),
          },
          ...(one.isThere ? [{ id: 'replace' as const, name: t('glossaries.save.replace') }] : []),
          { id: 'leave', name: t('glossaries.import.mode.leave') },
        ]}
      />
      <p className="import-outcome soft small tabular" role="status">
        {outcome()}
        {isUnsaved && ` ${t('glossaries.import.unsaved')}`}
      </p>
    </>
  );

  function outcome(): string {
    if (one.isSent) return t('glossaries.import.sent');
    if (one.entries.length === 0) return t('glossaries.import.empty');
    if (one.mode === 'leave') return t('glossaries.import.left');
    if (!one.isThere) return t('glossaries.import.new');
    const counts = state.counts[one.key];
    if (counts?.state !== 'done') return t('glossaries.save.counting');
    return t('glossaries.counts', { ...counts.value[one.mode] });
  }
}
