import { useState } from 'react';
import type { Pack } from '../../../preload/contract/offline-languages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { offlineLanguagesStore } from './store.ts';

export interface RemovePackProps {
  readonly packs: readonly Pack[];
  /** What the button is called for those who do not see what it stands beside. */
  readonly label: string;
}

/** Removes packs at once; one that other languages have too only after a person has read which. */
export function RemovePack({ packs, label }: RemovePackProps) {
  const { t, language, list, locale } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const [isAsked, setAsked] = useState(false);
  const shared = packs.flatMap((pack) => (isShared(pack) ? pack.languages : []));
  const remove = () => {
    for (const { id } of packs) void store.remove(id);
  };
  return (
    <>
      <Button
        size="compact"
        aria-label={label}
        onPress={() => (shared.length === 0 ? remove() : setAsked(true))}
      >
        {t('offline-languages.remove')}
      </Button>
      <Dialog
        isAlert
        title={t('offline-languages.remove-shared.title', { count: shared.length })}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button autoFocus onPress={() => setAsked(false)}>
              {t('offline-languages.remove-shared.keep')}
            </Button>
            <Button
              kind="danger"
              onPress={() => {
                setAsked(false);
                remove();
              }}
            >
              {t('offline-languages.remove')}
            </Button>
          </>
        }
      >
        <p>
          {t('offline-languages.remove-shared.about', {
            languages: list(
              shared
                .map((code) => language(code))
                .sort((one, other) => one.localeCompare(other, locale)),
            ),
          })}
        </p>
      </Dialog>
    </>
  );
}

/** Whether a pack gives an ability to several languages, so that what is done in one row is done in all of them. */
export const isShared = ({ pair, languages }: Pack): boolean =>
  pair === null && languages.length > 1;
