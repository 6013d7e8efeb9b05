import type { Pack } from '../../../preload/contract/offline-languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { offlineLanguagesStore } from './store.ts';
import { usePackName } from './pack-name.ts';
import './OfflineLanguages.css';

/** How far a pack is, and the way to stop it. */
export function PackProgress({ pack }: { readonly pack: Pack }) {
  const { t, locale } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const name = usePackName()(pack);
  const { state } = pack;
  if (state.kind !== 'installing' && state.kind !== 'waiting') return null;
  const done = state.kind === 'installing' ? state.done : 0;
  const total = state.kind === 'installing' ? state.total : pack.bytes;
  const size = (bytes: number) => fileSize(bytes, locale);
  const words =
    state.kind === 'waiting'
      ? t('offline-languages.waiting')
      : state.phase === 'checking'
        ? t('offline-languages.checking')
        : total === null
          ? size(done)
          : t('offline-languages.progress', { done: size(done), total: size(total) });
  const left =
    state.kind !== 'installing' || state.phase !== 'downloading' || state.secondsLeft === null
      ? ''
      : ` · ${t('offline-languages.left', { seconds: state.secondsLeft, minutes: Math.round(state.secondsLeft / 60) })}`;
  return (
    <div className="pack-progress">
      <Meter
        label={t('offline-languages.installing', { name })}
        value={done}
        max={Math.max(total ?? 1, 1)}
        words={words + left}
      />
      <Button
        size="compact"
        aria-label={t('offline-languages.cancel-of', { name })}
        onPress={() => void store.cancel(pack.id)}
      >
        {t('offline-languages.cancel')}
      </Button>
    </div>
  );
}
