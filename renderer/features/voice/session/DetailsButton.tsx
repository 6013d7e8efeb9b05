import { Info } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Delay } from '../../../../preload/contract/voice.ts';
import { SpeakerNames } from './SpeakerNames.tsx';
import { leftOf } from '../../usage/amount-words.ts';
import { clockTime } from './times.ts';
import { useView } from './use-session.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { usageStore } from '../../usage/store.ts';

/** Delay and minutes on the bar, and behind them everything that support may ask for. */
export function DetailsButton() {
  const { t, duration } = useI18n();
  const tentative = useView(({ state }) => state.delay.tentative?.p50 ?? null, null);
  const minutes = useView(({ state }) => state.minutes, 0);
  const spokenTerms = useView(({ state }) => state.spokenTerms, null);
  const glossary = useView(({ state }) => state.glossary, null);
  return (
    <>
      <Popover
        name={t('voice.details')}
        trigger={
          <Button kind="quiet" size="compact">
            <Info className="voice-details-icon" aria-hidden="true" />
            <span className="voice-details-words tabular">
              <span className="voice-delay">
                {tentative === null
                  ? t('voice.delay.none')
                  : t('voice.delay', { time: duration(tentative) })}
                {' · '}
              </span>
              {t('voice.minutes', { minutes })}
            </span>
          </Button>
        }
      >
        <div className="voice-panel">
          <SpeakerNames />
          <Details />
        </div>
      </Popover>
      {spokenTerms !== null && (
        <span className="voice-active small">{t('voice.terms-active', { name: spokenTerms })}</span>
      )}
      {glossary !== null && (
        <span className="voice-active small">{t('voice.glossary-active', { name: glossary })}</span>
      )}
    </>
  );
}

function Details() {
  const { t, number, duration } = useI18n();
  const state = useView((view) => view.state, null);
  const speech = useStore(usePageStore(usageStore).state, ({ usage }) =>
    usage.state === 'known' ? usage.speechToText : undefined,
  );
  if (state === null) return null;
  const delayWords = (delay: Delay | null) =>
    delay === null
      ? t('voice.unknown')
      : t('voice.delay.both', { p50: duration(delay.p50), p95: duration(delay.p95) });
  const facts: readonly (readonly [string, string])[] = [
    [t('voice.fact.tentative'), delayWords(state.delay.tentative)],
    [t('voice.fact.concluded'), delayWords(state.delay.concluded)],
    [
      t('voice.fact.round-trip'),
      state.roundTripMs === null ? t('voice.unknown') : duration(state.roundTripMs),
    ],
    [t('voice.fact.waiting'), duration(state.waitingMs)],
    [t('voice.fact.minutes'), number(state.minutes)],
    [t('voice.fact.left'), leftWords()],
    [
      t('voice.fact.max'),
      state.maxMinutes === null
        ? t('voice.no-limit')
        : t('voice.minutes-left', {
            minutes: Math.max(0, state.maxMinutes - Math.floor(state.mediaMs / 60_000)),
          }),
    ],
    [
      t('voice.fact.stream-left'),
      state.streamLeftMs === null
        ? t('voice.unknown')
        : t('voice.stream-left', { time: clockTime(state.streamLeftMs) }),
    ],
    [t('voice.fact.streams'), number(state.streams)],
    [t('voice.fact.reconnects'), number(state.reconnects)],
    [t('voice.fact.kept'), t(`voice.kept.${state.kept}`)],
    ...(state.failure?.traceId === undefined
      ? []
      : [[t('failure-card.trace'), state.failure.traceId] as const]),
    [t('voice.fact.service-session'), state.serviceSession ?? t('voice.unknown')],
  ];
  function leftWords(): string {
    if (speech === undefined) return t('voice.unknown');
    if (speech.limit === null) return t('voice.no-limit');
    return number(Math.floor(leftOf('speech', speech.count, speech.limit) / 60_000));
  }

  return (
    <dl className="voice-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="soft">{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
