import { CopyCheck, Layers, ListFilter, Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { OfMemory } from '../state.ts';
import { RemovedNotice } from '../../../ui/RemovedNotice.tsx';
import type { UnitQuery } from '../units-state.ts';
import { EVERYTHING } from '../units-state.ts';
import { isFiltered, NO_FILTER } from '../../memories/unit-filter.ts';
import { useTakesUnits, useTeam } from '../../team-memories/use-team.ts';
import { UnitEditor } from './UnitEditor.tsx';
import { UnitFilterBar } from './UnitFilterBar.tsx';
import { UnitList } from './UnitList.tsx';
import { UnitSearchBar } from './UnitSearchBar.tsx';
import './UnitsView.css';
import { usePageStore } from '../../../ui/stores.ts';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { localMemoriesStore } from '../store.ts';

/** The units of a memory: found, read, changed, deleted, added. */
export function UnitsView({ memory }: OfMemory) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const rows = useStore(localMemories.state, (now) => now.units.rows);
  const total = useStore(localMemories.state, (now) => now.units.total);
  const sought = useStore(localMemories.state, (now) => now.units.query);
  const { query, repeated, near } = sought;
  const reading = useStore(localMemories.state, (now) => now.units.reading);
  const changing = useStore(localMemories.state, (now) => now.units.changing);
  const isNew = useStore(localMemories.state, (now) => now.units.draft?.unit === null);
  const takesUnits = useTakesUnits(memory);
  const isUnread = total === null && reading.state === 'idle';
  // Read when first seen, and again after the whole memory has changed.
  useEffect(() => {
    if (isUnread) localMemories.open();
  }, [isUnread, localMemories]);
  // Segments may have been confirmed elsewhere meanwhile.
  useEffect(() => localMemories.refresh(), [localMemories]);

  const isAll = query.trim() === '' && !isFiltered(sought);
  const words = isAll ? 'memories.all-units' : 'memories.found';
  const said =
    total === null || reading.state === 'running'
      ? t('memories.searching')
      : t(near ? 'memories.near-found' : repeated ? 'memories.repeated-found' : words, { total });
  const isSpecial = repeated || near;
  const isRunning = reading.state === 'running';
  const [isFilterOpen, setFilterOpen] = useState(() => isFiltered(sought));
  const [takesFocus, setTakesFocus] = useState(false);

  function toggleFilter() {
    if (isFilterOpen && isFiltered(sought)) localMemories.search(NO_FILTER);
    setFilterOpen(!isFilterOpen);
    setTakesFocus(true);
  }

  return (
    <div className="units">
      {!isSpecial && <UnitSearchBar memory={memory} />}
      {!isSpecial && isFilterOpen && <UnitFilterBar takesFocus={takesFocus} />}
      <div className="units-line">
        <span className="soft small tabular" role="status">
          {said}
        </span>
        <span className="unseen" role="status">
          {changing.state === 'done' &&
            changing.value !== 'kept' &&
            t(`memories.unit-${changing.value}`)}
        </span>
        <span className="units-verbs">
          {!isSpecial && (
            <Tooltip words={t('memories.filter')}>
              <Button
                action="memory-filter"
                kind="quiet"
                size="compact"
                aria-expanded={isFilterOpen}
                onPress={toggleFilter}
              >
                <ListFilter aria-hidden="true" />
                <span className="button-word">{t('memories.filter')}</span>
              </Button>
            </Tooltip>
          )}
          <Tooltip words={t('memories.repeated')}>
            <Button
              action="memory-repeated"
              kind="quiet"
              size="compact"
              aria-pressed={repeated}
              onPress={() => localMemories.search({ ...EVERYTHING, repeated: !repeated })}
            >
              <Layers aria-hidden="true" />
              <span className="button-word">{t('memories.repeated')}</span>
            </Button>
          </Tooltip>
          <Tooltip words={t(near && isRunning ? 'memories.leave' : 'memories.near')}>
            <Button
              action="memory-near"
              kind="quiet"
              size="compact"
              aria-pressed={near}
              onPress={() => localMemories.search({ ...EVERYTHING, near: !near })}
            >
              {near && isRunning ? <X aria-hidden="true" /> : <CopyCheck aria-hidden="true" />}
              <span className="button-word">
                {t(near && isRunning ? 'memories.leave' : 'memories.near')}
              </span>
            </Button>
          </Tooltip>
          {takesUnits ? (
            <Tooltip words={t('memories.unit-add')}>
              <Button
                kind="quiet"
                size="compact"
                aria-expanded={isNew}
                onPress={() =>
                  localMemories.write(isNew ? null : { unit: null, source: '', targets: {} })
                }
              >
                <Plus aria-hidden="true" />
                <span className="button-word">{t('memories.unit-add')}</span>
              </Button>
            </Tooltip>
          ) : (
            <span className="soft small">{t('teams.reads-only')}</span>
          )}
        </span>
      </div>
      {changing.state === 'done' && changing.value === 'kept' && (
        <RemovedNotice
          undoName={t('memories.unit-undo')}
          closeName={t('failure-card.close')}
          onUndo={() => localMemories.undoKeep()}
          onClose={() => localMemories.forgetChange()}
        >
          {t('memories.unit-kept')}
        </RemovedNotice>
      )}
      {isNew && takesUnits && (
        <div className="units-new">
          <UnitEditor memory={memory} label={t('memories.unit-new')} />
        </div>
      )}
      {changing.state === 'failed' && (
        <FailureCard failure={changing.failure} onDismiss={() => localMemories.forgetChange()} />
      )}
      {reading.state === 'failed' && (
        <FailureCard failure={reading.failure} onRetry={() => localMemories.search({})} />
      )}
      {rows.length > 0 && <UnitList memory={memory} rows={rows} />}
      {rows.length === 0 && total !== null && reading.state === 'done' && (
        <NoUnits memory={memory} sought={sought} />
      )}
    </div>
  );
}

function NoUnits({ memory, sought }: OfMemory & { readonly sought: UnitQuery }) {
  const { t } = useI18n();
  const team = useTeam(memory);
  // What is said above is all.
  if (sought.repeated || sought.near) return null;
  if (sought.query.trim() !== '') return <p className="soft">{t('memories.units-not-found')}</p>;
  if (isFiltered(sought)) return <p className="soft">{t('memories.units-filtered')}</p>;
  if (team?.state.kind === 'filling') {
    return <EmptyState picture="memories" words={t('teams.filling', { name: team.name })} />;
  }
  // The verbs that fill it stand above.
  return <EmptyState picture="memories" words={t('memories.units-none')} />;
}
