import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { VoicePreferences } from '../../../preload/contract/settings.ts';
import type { SpeechModelReport } from '../../../preload/contract/voice.ts';
import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { KEEPING } from './keeping.ts';
import { SettingsFailure } from './SettingsFailure.tsx';
import { useSetting } from './use-settings.ts';
import { usePageStore } from '../../ui/stores.ts';
import { voiceStore } from '../voice/store.ts';

const FORMATS = ['msgpack', 'json'] as const;
const SILENCES = [5, 15, 30, 60];
const NONE = '';

interface PartProps {
  readonly voice: VoicePreferences;
  readonly change: (change: Partial<VoicePreferences>) => void;
}

/** How voice sessions are recorded, shown and kept. */
export function VoiceSection() {
  const { t } = useI18n();
  const [voice, setVoice] = useSetting('voice');
  if (voice === undefined) return null;
  const change = (next: Partial<VoicePreferences>) => setVoice({ ...voice, ...next });
  return (
    <>
      <h2>{t('settings.voice')}</h2>
      <SettingsFailure />
      <Keeping voice={voice} change={change} />
      <Microphone voice={voice} change={change} />
      <Reading voice={voice} change={change} />
      <Stream voice={voice} change={change} />
    </>
  );
}

function Keeping({ voice, change }: PartProps) {
  const { t } = useI18n();
  const choices = KEEPING.map((id) => ({ id, name: t(`settings.voice.keep.${id}`) }));
  const keeping = (id: string) => KEEPING.find((one) => one === id) ?? 'never';
  return (
    <div className="settings-group">
      <h3>{t('settings.voice.keeping')}</h3>
      <Picker
        label={t('settings.voice.keep-text')}
        choices={choices}
        chosen={voice.keepText}
        onChoose={(id) => change({ keepText: keeping(id) })}
      />
      <Picker
        label={t('settings.voice.keep-sound')}
        choices={choices}
        chosen={voice.keepSound}
        onChoose={(id) => change({ keepSound: keeping(id) })}
      />
      <p className="settings-about">{t('settings.voice.keeping.about')}</p>
    </div>
  );
}

function Microphone({ voice, change }: PartProps) {
  const { t } = useI18n();
  const { devices } = usePageStore(voiceStore);
  const speakers = useStore(devices.state, (now) => now.speakers);
  useEffect(() => {
    void devices.refresh();
  }, [devices]);
  const chosen = voice.speaker;
  const isListed = chosen === null || speakers.some(({ id }) => id === chosen.id);
  return (
    <div className="settings-group">
      <h3>{t('settings.voice.microphone')}</h3>
      <Switch
        isSelected={voice.echoCancelling}
        onChange={(echoCancelling) => change({ echoCancelling })}
      >
        {t('settings.voice.echo')}
      </Switch>
      <Switch
        isSelected={voice.noiseReduction}
        onChange={(noiseReduction) => change({ noiseReduction })}
      >
        {t('settings.voice.noise')}
      </Switch>
      <Switch isSelected={voice.autoGain} onChange={(autoGain) => change({ autoGain })}>
        {t('settings.voice.gain')}
      </Switch>
      <p className="settings-about">{t('settings.voice.microphone.about')}</p>
      <Picker
        label={t('settings.voice.speaker')}
        choices={[
          { id: NONE, name: t('settings.voice.speaker.default') },
          ...speakers,
          ...(isListed ? [] : [chosen]),
        ]}
        chosen={chosen?.id ?? NONE}
        onChoose={(id) => change({ speaker: speakers.find((one) => one.id === id) ?? null })}
      />
    </div>
  );
}

function Reading({ voice, change }: PartProps) {
  const { t } = useI18n();
  return (
    <div className="settings-group">
      <h3>{t('settings.voice.reading')}</h3>
      <Switch isSelected={voice.readingMode} onChange={(readingMode) => change({ readingMode })}>
        {t('settings.voice.reading-mode')}
      </Switch>
      <NumberField
        label={t('settings.voice.rewrites')}
        value={voice.rewritesPerMinute}
        min={0}
        max={120}
        isDisabled={!voice.readingMode}
        onChange={(rewritesPerMinute) => change({ rewritesPerMinute })}
      />
      <Switch isSelected={voice.announce} onChange={(announce) => change({ announce })}>
        {t('settings.voice.announce')}
      </Switch>
    </div>
  );
}

function Stream({ voice, change }: PartProps) {
  const { t, duration } = useI18n();
  return (
    <div className="settings-group">
      <h3>{t('settings.voice.stream')}</h3>
      <Slider
        label={t('settings.voice.chunk')}
        value={voice.chunkMs}
        min={50}
        max={250}
        words={duration(voice.chunkMs)}
        onChange={(chunkMs) => change({ chunkMs })}
      />
      <Picker
        label={t('settings.voice.format')}
        choices={FORMATS.map((id) => ({ id, name: t(`settings.voice.format.${id}`) }))}
        chosen={voice.messageFormat}
        onChoose={(id) => change({ messageFormat: id === 'json' ? 'json' : 'msgpack' })}
      />
      <Picker
        label={t('settings.voice.silence')}
        choices={[
          { id: NONE, name: t('settings.voice.silence.never') },
          ...SILENCES.map((minutes) => ({
            id: String(minutes),
            name: t('settings.voice.silence.minutes', { minutes }),
          })),
        ]}
        chosen={voice.silenceMinutes === null ? NONE : String(voice.silenceMinutes)}
        onChoose={(id) => change({ silenceMinutes: id === NONE ? null : Number(id) })}
      />
      <SpeechModel voice={voice} change={change} />
    </div>
  );
}

function SpeechModel({ voice: { speechModel }, change }: PartProps) {
  const i18n = useI18n();
  const voice = usePageStore(voiceStore);
  const folder = (speechModel ?? '').trim();
  const report = useStore(voice.state, (state) => state.speechModel);
  useEffect(() => void voice.lookAtSpeechModel(folder), [voice, folder]);
  const isUsable = report === null || report.kind === 'complete';
  const sentence = report === null ? i18n.t('settings.voice.model.hint') : modelWords(report, i18n);
  return (
    <>
      <Field
        label={i18n.t('settings.voice.model')}
        value={speechModel ?? ''}
        {...(isUsable ? { hint: sentence } : { error: sentence })}
        spellCheck={false}
        maxLength={4096}
        onChange={(typed) => change({ speechModel: typed.trim() === '' ? null : typed })}
      />
      <p className="settings-about">{i18n.t('settings.voice.model.belongs')}</p>
    </>
  );
}

function modelWords(report: SpeechModelReport, { t, locale }: I18n): string {
  switch (report.kind) {
    case 'complete': {
      const names = new Intl.DisplayNames(locale, { type: 'language' });
      const languages = report.languages.map((code) => names.of(code) ?? code).join(', ');
      return t('settings.voice.model.complete', { engine: report.engine, languages });
    }
    case 'incomplete':
      return t('settings.voice.model.incomplete', {
        engine: report.engine,
        files: report.missing.join(', '),
      });
    default:
      return t(`settings.voice.model.${report.kind}`);
  }
}
