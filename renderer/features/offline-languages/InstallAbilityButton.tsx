import { useStore } from 'zustand';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { Ability, Pack } from '../../../preload/contract/offline-languages.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { isShared } from './RemovePack.tsx';
import { PackProgress } from './PackProgress.tsx';
import { offlineLanguagesStore } from './store.ts';

/** The pack that gives a language an ability: one that is ready or coming, else the first that is offered. */
export function packForAbility(
  packs: readonly Pack[],
  ability: Exclude<Ability, 'translate'>,
  language: string,
): Pack | null {
  const fitting = packs.filter(
    (pack) =>
      pack.ability === ability &&
      // Both scripts of Chinese have data of their own.
      (pack.languages.includes(language) ||
        pack.languages.some((code) => baseOf(code) === baseOf(language) && code === baseOf(code))),
  );
  return fitting.find(({ state }) => state.kind !== 'available') ?? fitting[0] ?? null;
}

export interface InstallAbilityButtonProps {
  readonly ability: Exclude<Ability, 'translate'>;
  /** Code. */
  readonly language: string;
}

/**
 * Installs what a language lacks where it is missed, with its progress and what went wrong; says so once it is
 * there. Shows nothing where nothing is offered.
 */
export function InstallAbilityButton({ ability, language }: InstallAbilityButtonProps) {
  const { t, locale, language: nameOf } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const pack = useStore(store.state, ({ known }) =>
    packForAbility(known?.packs ?? [], ability, language),
  );
  if (pack === null) return null;
  const { state, bytes, about } = pack;
  if (state.kind === 'installing' || state.kind === 'waiting') return <PackProgress pack={pack} />;
  const install = () => void store.install(pack.id);
  if (state.kind === 'failed') return <FailureCard failure={state.failure} onRetry={install} />;
  const name = nameOf(language);
  if (state.kind === 'ready') {
    return <p role="status">{t('offline-languages.ability-ready', { language: name })}</p>;
  }
  const size = bytes ?? about;
  return (
    <span className="pack-cell">
      <Button size="compact" onPress={install}>
        {t('offline-languages.install-ability', {
          ability,
          language: name,
          size: size === null ? 'none' : fileSize(size, locale),
        })}
      </Button>
      {isShared(pack) && (
        <span className="soft small">
          {t('offline-languages.shared', { count: pack.languages.length })}
        </span>
      )}
    </span>
  );
}
