import { Mic, MicOff, Volume2, VolumeX } from 'lucide-react';
import { useStore } from 'zustand';
import type { SourceState } from '../../../../preload/contract/voice.ts';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LevelMeter } from '../LevelMeter.tsx';
import { MicrophonePicker } from '../start/MicrophonePicker.tsx';
import { SystemPicker } from '../start/SystemPicker.tsx';
import { useSessionStore, useView } from './use-session.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

const NONE: readonly SourceState[] = [];

/** Microphone and system sound, each with its switch, level and device. */
export function SourceStrips() {
  const sources = useView(({ state }) => state.sources, NONE);
  return (
    <div className="voice-sources">
      {sources.map((source) => (
        <SourceStrip key={source.slot} source={source} />
      ))}
      {!sources.some(({ slot }) => slot === 'system') && <AddSystem />}
    </div>
  );
}

function SourceStrip({ source }: { readonly source: SourceState }) {
  const { t, locale } = useI18n();
  const session = useSessionStore();
  const voice = usePageStore(voiceStore);
  const { slot, muted, gain, condition, failure } = source;
  // The page knows the level of its own recording sooner than main does.
  const own = useStore(voice.recording.levels, (levels) => levels[slot]);
  const change = (next: { muted?: boolean; gain?: number }) =>
    void session.ask('voice.source', { slot, ...next });
  // A page that was loaded again records nothing any more; only a person may start it anew.
  const isForgotten =
    source.kind === 'page' && own === null && (condition === 'stalled' || condition === 'waiting');
  const needsChoice = isForgotten || condition === 'lost' || condition === 'finished';
  const [On, Off] = slot === 'microphone' ? [Mic, MicOff] : [Volume2, VolumeX];
  const words =
    failure === null
      ? t(`voice.source.${condition}`, { name: source.name })
      : failureSentences(failure, t, locale).what;
  return (
    <section
      className="voice-source"
      aria-label={t(`voice.slot.${slot}`)}
      data-condition={condition}
    >
      <IconButton
        icon={muted ? Off : On}
        name={t(muted ? 'voice.unmute' : 'voice.mute', { slot: t(`voice.slot.${slot}`) })}
        aria-pressed={muted}
        onPress={() => change({ muted: !muted })}
      />
      <LevelMeter
        name={t('voice.level', { slot: t(`voice.slot.${slot}`) })}
        peak={
          condition === 'lost' || condition === 'finished' ? null : muted ? 0 : (own ?? source.peak)
        }
      />
      <div className="voice-gain">
        <Slider
          label={t('voice.gain')}
          value={Math.round(gain * 100)}
          min={0}
          max={200}
          words={t('voice.percent', { value: Math.round(gain * 100) })}
          onChange={(value) => change({ gain: value / 100 })}
        />
      </div>
      <span className="voice-source-name" role="status">
        {words}
      </span>
      {needsChoice &&
        (slot === 'microphone' ? (
          <MicrophonePicker
            label={t('voice.choose-again')}
            chosen={null}
            onChoose={(choice) => void voice.replace('microphone', choice)}
          />
        ) : (
          <SystemPicker
            label={t('voice.choose-again')}
            chosen={null}
            onChoose={(choice) => void voice.replace('system', choice)}
          />
        ))}
    </section>
  );
}

/** Offered only where the computer's own sound can be had at all. */
function AddSystem() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const canRecord = useStore(
    voice.state,
    ({ recorders }) => recorders?.devices.some(({ slot }) => slot === 'system') ?? false,
  );
  if (!canRecord && !voice.devices.canRecordSystem) return null;
  return (
    <section className="voice-source" aria-label={t('voice.slot.system')}>
      <SystemPicker
        label={t('voice.add-system')}
        labelPlace="beside"
        chosen={{ kind: 'off' }}
        onChoose={(choice) => void voice.replace('system', choice)}
      />
    </section>
  );
}
