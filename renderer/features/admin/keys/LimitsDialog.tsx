import { useState } from 'react';
import { useStore } from 'zustand';
import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { KEY_MEASURES } from './key-measures.ts';
import { LimitEditor } from './LimitEditor.tsx';
import { changedLimits } from './limits-draft.ts';
import { keyOf, type KeysState } from './state.ts';
import './LimitsDialog.css';
import { usePageStore } from '../../../ui/stores.ts';
import { keysStore } from '../keys-store.ts';

/** The limits of one key, in units that people use. */
export function LimitsDialog() {
  const keys = usePageStore(keysStore);
  const limiting = useStore(keys.state, (now) => now.limiting);
  const key = useStore(keys.state, (now) => keyOf(now, now.limiting?.id));
  if (limiting === null || key === null) return null;
  return <LimitsForm key={key.id} limiting={limiting} developerKey={key} />;
}

interface LimitsFormProps {
  readonly limiting: NonNullable<KeysState['limiting']>;
  readonly developerKey: DeveloperKey;
}

function LimitsForm({ limiting, developerKey }: LimitsFormProps) {
  const { t, locale } = useI18n();
  const keys = usePageStore(keysStore);
  /** What cannot be read is said once somebody has tried to save it. */
  const [isTried, setTried] = useState(false);
  const { draft, attempt } = limiting;
  const isBusy = attempt.state === 'running';
  const save = () => {
    setTried(changedLimits(draft, developerKey.limits, locale) === null);
    void keys.saveLimits(locale);
  };
  return (
    <Dialog
      title={t('admin.limits', {
        label: developerKey.label.trim() === '' ? developerKey.masked : developerKey.label,
      })}
      isOpen
      isDismissable={!isBusy}
      onClose={() => keys.leaveLimits()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={() => keys.leaveLimits()}>
            {t('admin.limits.cancel')}
          </Button>
          <Button kind="main" type="submit" isPending={isBusy} onPress={save}>
            {t(isBusy ? 'admin.limits.saving' : 'admin.limits.save')}
          </Button>
        </>
      }
    >
      <p>{t('admin.limits.about')}</p>
      <form
        className="limits"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {KEY_MEASURES.map((measure) => (
          <LimitEditor
            key={measure.id}
            measure={measure}
            draft={draft}
            developerKey={developerKey}
            isTried={isTried}
            onChange={(next) => keys.changeLimits(next)}
          />
        ))}
        <button type="submit" hidden />
      </form>
      {attempt.state === 'failed' && <FailureCard failure={attempt.failure} />}
    </Dialog>
  );
}
