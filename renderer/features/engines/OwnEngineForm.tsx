import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type {
  EngineApi,
  EngineTrial,
  OwnEngine,
  OwnEngineDraft,
} from '../../../preload/contract/engines.ts';
import { MAX_ENGINE_INSTRUCTIONS } from '../../../preload/contract/limits.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/Button.tsx';
import type { Attempt } from '../../ui/failure/attempt.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { Switch } from '../../ui/Switch.tsx';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { lackWords } from './lack-words.ts';
import { enginesStore } from './store.ts';

const EXAMPLES: Readonly<Record<EngineApi, string>> = {
  libretranslate: 'http://localhost:5000',
  chat: 'http://localhost:11434/v1',
};

export interface OwnEngineFormProps {
  /** null: none is kept. */
  readonly stored: OwnEngine | null;
}

/** The engine at an address: its entries, a trial sentence, and the switch that turns it off. */
export function OwnEngineForm({ stored }: OwnEngineFormProps) {
  const { t } = useI18n();
  const store = usePageStore(enginesStore);
  const settings = usePageStore(settingsStore);
  const target = useStore(settings.state, (state) => shownSettings(state)?.targetLanguage ?? 'de');
  const { trial, saving } = useStore(store.state);
  const [api, setApi] = useState<EngineApi>(stored?.api ?? 'libretranslate');
  const [address, setAddress] = useState('');
  const [model, setModel] = useState(stored?.model ?? '');
  const [key, setKey] = useState('');
  const [instructions, setInstructions] = useState(stored?.instructions ?? '');
  const [isTried, setTried] = useState(false);
  useEffect(() => () => store.forgetTrial(), [store]);

  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      store.forgetTrial();
    };
  const lacksAddress = address.trim() === '' && stored === null;
  const lacksModel = api === 'chat' && model.trim() === '';
  const isReady = !lacksAddress && !lacksModel;
  const draft: OwnEngineDraft = {
    api,
    ...(address.trim() !== '' && { address: address.trim() }),
    model: api === 'chat' ? model.trim() : '',
    instructions: api === 'chat' ? instructions.trim() : '',
    ...(key.trim() === '' ? stored === null && { key: null } : { key: key.trim() }),
  };
  const doing = (work: () => Promise<unknown>) => {
    setTried(true);
    if (isReady) void work();
  };
  // What is kept is not shown again: the page gets neither address nor key.
  const save = async () => {
    if (!(await store.save(draft))) return;
    setAddress('');
    setKey('');
    setTried(false);
  };
  const missing = (field: 'address' | 'model') => t('engines.own.missing', { field });
  return (
    <form
      className="settings-group engine-form"
      noValidate
      aria-labelledby="own-engine-title"
      onSubmit={(event) => {
        event.preventDefault();
        doing(save);
      }}
    >
      <h3 id="own-engine-title">{t('engines.own')}</h3>
      <p className="settings-about">{t('engines.own.about')}</p>
      {stored !== null && (
        <Switch isSelected={stored.isOn} onChange={(isOn) => void store.turn(isOn)}>
          {t('engines.own.use')}
        </Switch>
      )}
      <Radios
        label={t('engines.own.api')}
        shape="row"
        value={api}
        onChange={changing(setApi)}
        choices={[
          { id: 'libretranslate', name: 'LibreTranslate' },
          { id: 'chat', name: t('engines.own.api.chat') },
        ]}
      />
      <Field
        label={t('engines.own.address')}
        type="url"
        value={address}
        maxLength={2048}
        error={isTried && lacksAddress ? missing('address') : undefined}
        hint={t('engines.own.address.hint', {
          kept: stored?.host ?? 'none',
          example: EXAMPLES[api],
        })}
        onChange={changing(setAddress)}
      />
      {api === 'chat' && (
        <Field
          label={t('engines.own.model')}
          value={model}
          maxLength={200}
          error={isTried && lacksModel ? missing('model') : undefined}
          hint={t('engines.own.model.hint')}
          onChange={changing(setModel)}
        />
      )}
      <Field
        label={t('engines.own.key')}
        type="password"
        value={key}
        maxLength={512}
        hint={t('engines.own.key.hint', {
          state: stored?.key ?? 'none',
          end: stored?.keyEnd ?? '',
        })}
        onChange={changing(setKey)}
      />
      {api === 'chat' && (
        <Field
          label={t('engines.own.instructions')}
          value={instructions}
          rows={3}
          maxLength={MAX_ENGINE_INSTRUCTIONS}
          hint={t('engines.own.instructions.hint')}
          onChange={changing(setInstructions)}
        />
      )}
      <div className="engine-form-verbs">
        <Button kind="main" type="submit" isPending={saving.state === 'running'}>
          {t('engines.own.save')}
        </Button>
        <Button
          isPending={trial.state === 'running'}
          onPress={() => doing(() => store.try(draft, target))}
        >
          {t('engines.own.test')}
        </Button>
        {stored !== null && (
          <Button kind="quiet" onPress={() => void store.remove()}>
            {t('engines.own.remove')}
          </Button>
        )}
      </div>
      {saving.state === 'failed' && <FailureCard failure={saving.failure} />}
      {saving.state === 'done' && (
        <Notice tone="good" role="status">
          {t('engines.saved')}
        </Notice>
      )}
      <TrialOutcome trial={trial} />
    </form>
  );
}

function TrialOutcome({ trial }: { readonly trial: Attempt<EngineTrial> }) {
  const { t, duration } = useI18n();
  if (trial.state === 'failed') return <FailureCard failure={trial.failure} />;
  if (trial.state !== 'done') return null;
  const { host, answer, ms, lack } = trial.value;
  return (
    <Notice tone={lack === null ? 'good' : 'notice'} role="status">
      {answer !== '' && <p>{t('engines.own.tried', { host, time: duration(ms), answer })}</p>}
      {lack !== null && <p>{t('engines.own.tried-refused', { why: lackWords(lack, host, t) })}</p>}
    </Notice>
  );
}
