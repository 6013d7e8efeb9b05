import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { Ability, Pack } from '../../../preload/contract/offline-languages.ts';
import { Button } from '../../ui/Button.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { cellState } from './cell-state.ts';
import { usePackName } from './pack-name.ts';
import { isShared, RemovePack } from './RemovePack.tsx';
import { offlineLanguagesStore } from './store.ts';
import { ABILITY_ORDER, type LanguageRow, PIVOT } from './table-rows.ts';

/** Languages by abilities: each cell has a state and one action; a language opens to its packs. */
export function PackTable({ rows }: { readonly rows: readonly LanguageRow[] }) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (code: string) => {
    const next = new Set(opened);
    if (!next.delete(code)) next.add(code);
    setOpened(next);
  };
  return (
    <div className="pack-scroll">
      <table className="packs" aria-label={t('settings.offline-languages')}>
        <thead>
          <tr>
            <th scope="col">{t('offline-languages.language')}</th>
            {ABILITY_ORDER.map((ability) => (
              <th key={ability} scope="col">
                {t(`offline-languages.${ability}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.code}>
              <Row row={row} isOpen={opened.has(row.code)} onToggle={() => toggle(row.code)} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: LanguageRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ row, isOpen, onToggle }: RowProps) {
  const { language } = useI18n();
  const id = useId();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  const packs = ABILITY_ORDER.flatMap((ability) => row.packs[ability]);
  return (
    <>
      <tr>
        <th scope="row">
          {packs.length === 0 ? (
            language(row.code)
          ) : (
            <Button
              kind="quiet"
              size="compact"
              aria-expanded={isOpen}
              {...(isOpen && { 'aria-controls': id })}
              onPress={onToggle}
            >
              <Icon className="pack-chevron" size={16} strokeWidth={1.5} aria-hidden />
              {language(row.code)}
            </Button>
          )}
        </th>
        {ABILITY_ORDER.map((ability) => (
          <td key={ability}>
            <Cell row={row} ability={ability} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={ABILITY_ORDER.length + 1} className="pack-details">
            <ul>
              {packs.map((pack) => (
                <PackLine key={pack.id} pack={pack} />
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

function Cell({ row, ability }: { readonly row: LanguageRow; readonly ability: Ability }) {
  const { t, locale, language } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const nameOf = usePackName();
  const { kind, packs, bytes, isAbout } = cellState(row, ability);
  // What translates from or into it stands in the rows of the other languages.
  if (ability === 'translate' && row.code === PIVOT) {
    return <span className="soft small">{t('offline-languages.other-rows')}</span>;
  }
  if (kind === 'none') {
    return (
      <>
        <span className="soft small" aria-hidden="true">
          –
        </span>
        <span className="unseen">{t('offline-languages.none')}</span>
      </>
    );
  }
  const [only] = packs;
  const name =
    only !== undefined && packs.length === 1 && only.pair !== null
      ? nameOf(only)
      : t('offline-languages.pack', {
          ability: t(`offline-languages.${ability}`),
          languages: language(row.code),
        });
  const all = (verb: 'install' | 'cancel') => {
    for (const { id } of packs) void store[verb](id);
  };
  const size =
    bytes === null
      ? null
      : isAbout
        ? t('offline-languages.about-size', { size: fileSize(bytes, locale) })
        : fileSize(bytes, locale);
  if (kind === 'installing') {
    return (
      <div className="pack-cell">
        <span className="small tabular">{t('offline-languages.in-progress')}</span>
        <Button
          size="compact"
          aria-label={t('offline-languages.cancel-of', { name })}
          onPress={() => all('cancel')}
        >
          {t('offline-languages.cancel')}
        </Button>
        <SharedBy packs={packs} />
      </div>
    );
  }
  if (kind === 'ready') {
    return (
      <div className="pack-cell">
        <span className="pack-ready small">{t('offline-languages.ready')}</span>
        <RemovePack packs={packs} label={t('offline-languages.remove-of', { name })} />
        <SharedBy packs={packs} />
      </div>
    );
  }
  const said = {
    system: t('offline-languages.system'),
    partly: t('offline-languages.partly'),
    failed: t('offline-languages.failed'),
    available: size ?? t('offline-languages.available'),
  }[kind];
  return (
    <div className="pack-cell">
      <span className={kind === 'failed' ? 'pack-failed small' : 'soft small tabular'}>{said}</span>
      {packs.length > 0 && (
        <Button
          size="compact"
          aria-label={t('offline-languages.install-of', { name })}
          onPress={() => all('install')}
        >
          {t('offline-languages.install')}
        </Button>
      )}
      <SharedBy packs={packs} />
    </div>
  );
}

/** That a pack brings other languages too. */
function SharedBy({ packs }: { readonly packs: readonly Pack[] }) {
  const { t } = useI18n();
  const count = packs.find(isShared)?.languages.length ?? 0;
  if (count === 0) return null;
  return <span className="pack-shared soft small">{t('offline-languages.shared', { count })}</span>;
}

/** One pack with what is known of it. */
function PackLine({ pack }: { readonly pack: Pack }) {
  const { t, locale, language, list } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const name = usePackName()(pack);
  const { id, bytes, about, licence, origin, state, isByPause } = pack;
  const size =
    bytes !== null
      ? fileSize(bytes, locale)
      : about === null
        ? t('offline-languages.unknown-size')
        : t('offline-languages.about-size', { size: fileSize(about, locale) });
  const isReady = state.kind === 'ready';
  const isComing = state.kind === 'installing' || state.kind === 'waiting';
  const verb = isComing ? 'cancel' : 'install';
  const label = t(`offline-languages.${isReady ? 'remove' : verb}-of`, {
    name: t('look.with-detail', { text: name, detail: origin }),
  });
  const facts = [origin, licence, size].filter((fact) => fact !== '');
  return (
    <li className="pack-line">
      <div>
        <div>
          {name}
          {isReady && <span className="pack-ready small"> {t('offline-languages.ready')}</span>}
        </div>
        <div className="soft small">{facts.join(' · ')}</div>
        {isShared(pack) && (
          <div className="soft small">{list(pack.languages.map((code) => language(code)))}</div>
        )}
        {isByPause && <div className="soft small">{t('offline-languages.by-pause')}</div>}
      </div>
      {isReady ? (
        <RemovePack packs={[pack]} label={label} />
      ) : (
        <Button size="compact" aria-label={label} onPress={() => void store[verb](id)}>
          {t(`offline-languages.${verb}`)}
        </Button>
      )}
    </li>
  );
}
