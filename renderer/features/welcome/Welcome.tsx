import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { LanguagePicker } from '../settings/LanguagePicker.tsx';
import { SettingsFailure } from '../settings/SettingsFailure.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { LanguagesStep } from './LanguagesStep.tsx';
import { offlineLanguagesStore } from '../offline-languages/store.ts';
import { PrivacyStep } from './PrivacyStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import {
  FIRST_ANSWERS,
  firstConnection,
  firstSettings,
  serviceProblems,
  stepAfter,
  stepBefore,
  STEPS,
  type Step,
  type WelcomeAnswers,
} from './steps.ts';
import { useFirstPack, type FirstPack } from './use-first-pack.ts';
import './Welcome.css';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from '../connections/store.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { settingsStore } from '../settings/store.ts';

/** The first run: a service, two languages, and what may be kept. Skip ends it on every step. */
export function Welcome() {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const connections = usePageStore(connectionsStore);
  const saving = useStore(connections.state, (state) => state.saving);
  const [step, setStep] = useState<Step>('service');
  const [answers, setAnswers] = useState(FIRST_ANSWERS);
  const [isTried, setTried] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isConnecting = saving.state === 'running';
  const problems = serviceProblems(answers);
  const offlineLanguages = usePageStore(offlineLanguagesStore);
  const localMemories = usePageStore(localMemoriesStore);
  const offer = useFirstPack();

  useEffect(() => {
    title.current?.focus();
  }, [step]);
  useEffect(() => () => connections.leaveForm(), [connections]);

  function change(next: Partial<WelcomeAnswers>) {
    setAnswers((now) => ({ ...now, ...next }));
    if (step === 'service') connections.leaveForm();
  }

  /** True when the service that was chosen can be used. */
  async function connected(): Promise<boolean> {
    if (answers.service !== 'key') return true;
    if (Object.keys(problems).length > 0) {
      setTried(true);
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return false;
    }
    const id = await connections.save(firstConnection(answers));
    return id !== null && (await connections.use(id));
  }

  async function goOn() {
    if (isConnecting || (step === 'service' && !(await connected()))) return;
    if (step === 'service' && answers.service === 'pack' && offer !== null) {
      // It goes on while the next questions are answered; its progress stands beside the languages.
      for (const { id } of offer.missing) void offlineLanguages.install(id);
      change({ source: offer.from, target: offer.to });
    }
    const next = stepAfter(step);
    if (next !== null) {
      setStep(next);
      return;
    }
    // On this computer they are searched on every screen, and can be looked into.
    if (answers.service !== 'key') await localMemories.addSamples({ which: 'all' });
    await settings.change(firstSettings(answers));
  }

  const before = stepBefore(step);
  return (
    <main className="welcome" id="work">
      <form
        ref={form}
        className="welcome-inside"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <header className="welcome-head">
          <h1>{t('welcome.title')}</h1>
          <LanguagePicker labelPlace="unseen" />
          <span className="soft tabular">
            {t('welcome.step', { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}
          </span>
        </header>
        <div className="welcome-step">
          <h2 ref={title} tabIndex={-1}>
            {t(`welcome.${step}`)}
          </h2>
          {step === 'service' && (
            <ServiceStep
              answers={answers}
              offer={offer}
              problems={isTried ? problems : {}}
              failure={saving.state === 'failed' ? saving.failure : null}
              onChange={change}
            />
          )}
          {step === 'languages' && <LanguagesStep answers={answers} onChange={change} />}
          {step === 'privacy' && <PrivacyStep answers={answers} onChange={change} />}
          <SettingsFailure />
        </div>
        <footer className="welcome-foot">
          <Button kind="quiet" onPress={() => void settings.change({ welcomed: true })}>
            {t('welcome.skip')}
          </Button>
          <span className="welcome-gap" />
          {before !== null && <Button onPress={() => setStep(before)}>{t('welcome.back')}</Button>}
          <Button kind="main" type="submit" isPending={isConnecting}>
            {t(verb(step, answers, offer, isConnecting))}
          </Button>
        </footer>
      </form>
    </main>
  );
}

function verb(
  step: Step,
  { service }: WelcomeAnswers,
  offer: FirstPack | null,
  isConnecting: boolean,
) {
  if (isConnecting) return 'welcome.connecting';
  if (step === 'service' && service === 'key') return 'welcome.connect';
  if (step === 'service' && service === 'pack' && (offer?.missing.length ?? 0) > 0) {
    return 'welcome.install';
  }
  return stepAfter(step) === null ? 'welcome.finish' : 'welcome.next';
}
