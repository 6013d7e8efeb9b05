import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Memory, MemoryPage } from '../../../preload/contract/memories.ts';
import { connectionName } from '../connections/connection-name.ts';
import { connectionsStore, activeConnection } from '../connections/store.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { shownMemories } from './state.ts';
import { localMemoriesStore } from './store.ts';
import { servicePagesStore, PAGE_SIZE, pageCount } from './service-pages.ts';
import './MemoryTable.css';
import './ServiceTab.css';
import { usePageStore } from '../../ui/stores.ts';

const COLUMNS = ['name', 'languages', 'units', 'created', 'updated'] as const;

/** The memories of the account, as its service lists them: page by page. */
export function ServiceTab() {
  const { t } = useI18n();
  const serviceMemories = usePageStore(servicePagesStore);
  const connections = usePageStore(connectionsStore);
  const { page, shown, reading, isCut } = useStore(serviceMemories.state);
  const active = useStore(connections.state, activeConnection);
  const isUnread = shown === null && reading.state === 'idle';
  // What was changed there meanwhile is seen on coming back.
  useEffect(() => {
    void serviceMemories.open(serviceMemories.state.getState().page);
  }, [serviceMemories]);
  // Another connection has come: its memories have not been read.
  useEffect(() => {
    if (isUnread) void serviceMemories.open(0);
  }, [isUnread, serviceMemories]);
  const again = () => void serviceMemories.open(page);

  return (
    <div className="memories-service">
      <p className="soft">
        {active !== null &&
          t('memories.service-about', {
            kind: active.kind,
            connection: connectionName(active, t),
          })}
      </p>
      {isCut && <Notice role="status">{t('memories.page-gone')}</Notice>}
      {reading.state === 'failed' && <FailureCard failure={reading.failure} onRetry={again} />}
      {shown === null && reading.state !== 'failed' && (
        <p className="soft">{t('memories.loading')}</p>
      )}
      {shown?.total === 0 && <p className="soft">{t('memories.service-none')}</p>}
      {shown !== null && shown.total > 0 && (
        <>
          <Pager shown={shown} page={page} isReading={reading.state === 'running'} />
          <ServiceTable shown={shown} isReading={reading.state === 'running'} />
        </>
      )}
    </div>
  );
}

interface PageProps {
  readonly shown: MemoryPage;
  readonly isReading: boolean;
}

function Pager({ shown, page, isReading }: PageProps & { readonly page: number }) {
  const { t } = useI18n();
  const serviceMemories = usePageStore(servicePagesStore);
  const pages = pageCount(shown.total);
  const first = page * PAGE_SIZE + 1;
  const last = Math.min(shown.total, first + PAGE_SIZE - 1);
  const go = (to: number) => void serviceMemories.open(to);
  return (
    <nav className="memories-pager" aria-label={t('memories.service-list')}>
      <span className="soft small tabular" role="status">
        {t('memories.service-range', {
          first,
          last,
          total: shown.total,
          isOne: first === last ? 'yes' : 'no',
        })}
      </span>
      <span className="memories-pager-verbs">
        <IconButton
          icon={ChevronFirst}
          size="compact"
          name={t('memories.page-first')}
          isDisabled={page === 0}
          onPress={() => go(0)}
        />
        <IconButton
          icon={ChevronLeft}
          size="compact"
          name={t('memories.page-previous')}
          isDisabled={page === 0}
          onPress={() => go(page - 1)}
        />
        <span className="small tabular">{t('memories.page', { page: page + 1, pages })}</span>
        <IconButton
          icon={ChevronRight}
          size="compact"
          name={t('memories.page-next')}
          isDisabled={page >= pages - 1}
          onPress={() => go(page + 1)}
        />
        <IconButton
          icon={ChevronLast}
          size="compact"
          name={t('memories.page-last')}
          isDisabled={page >= pages - 1}
          onPress={() => go(pages - 1)}
        />
        <IconButton
          icon={RotateCw}
          size="compact"
          name={t('memories.refresh')}
          isDisabled={isReading}
          onPress={() => go(page)}
        />
      </span>
    </nav>
  );
}

function ServiceTable({ shown, isReading }: PageProps) {
  const { t } = useI18n();
  const isSample = useStore(
    usePageStore(connectionsStore).state,
    (now) => activeConnection(now)?.kind === 'offline',
  );
  return (
    <div
      className="memories-scroll"
      tabIndex={0}
      role="region"
      aria-label={t('memories.service-list')}
    >
      <table
        className="memories-table"
        aria-busy={isReading}
        aria-label={t('memories.service-list')}
      >
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-number={column === 'units' ? '' : undefined}>
                {t(`memories.column.${column}`)}
              </th>
            ))}
            {isSample && <td />}
          </tr>
        </thead>
        <tbody>
          {shown.memories.map((memory) => (
            <ServiceRow key={memory.id} memory={memory} isSample={isSample} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly memory: Memory;
  /** It ships with the program and can be put on this computer. */
  readonly isSample: boolean;
}

function ServiceRow({ memory, isSample }: RowProps) {
  const { t, list, number, day } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const isHere = useStore(localMemories.state, (now) =>
    shownMemories(now).some(({ id }) => id === memory.id),
  );
  const { nameOf } = useLanguages();
  const open = () => {
    localMemories.openTab('local');
    localMemories.choose(memory.id);
  };
  const dayOf = (time: string | undefined) =>
    time === undefined ? t('memories.unknown-day') : day(time);
  const { name, source, targets, segments, created, updated } = memory;
  return (
    <tr>
      <th scope="row" id={`${memory.id}-name`} className="own-direction">
        {brief(name)}
      </th>
      <td>{t('memories.pair', { source: nameOf(source), targets: list(targets.map(nameOf)) })}</td>
      <td data-number="">{segments === null ? '–' : number(segments)}</td>
      <td data-day={created === undefined ? 'unknown' : ''}>{dayOf(created)}</td>
      <td data-day={updated === undefined ? 'unknown' : ''}>{dayOf(updated)}</td>
      {isSample && (
        <td>
          <Button
            size="compact"
            aria-describedby={`${memory.id}-name`}
            onPress={isHere ? open : () => void localMemories.addSamples({ id: memory.id })}
          >
            {t(isHere ? 'memories.open' : 'memories.add-here')}
          </Button>
        </td>
      )}
    </tr>
  );
}
