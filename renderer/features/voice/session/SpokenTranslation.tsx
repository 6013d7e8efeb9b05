import { VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../ui/actions/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { useSetting } from '../../settings/use-settings.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { createPlayer, type Player } from '../playback/player.ts';
import type { PlaybackTrouble } from '../playback/route.ts';
import { useSession, useView } from './use-session.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

/** Plays translated speech in order, on the device that was chosen, until it is stopped. */
export function SpokenTranslation() {
  const { t, language } = useI18n();
  const voice = usePageStore(voiceStore);
  const id = useSession((now) => now.id);
  const speech = useView(({ state }) => state.speech, null);
  const [preferences, change] = useSetting('voice');
  const [isStopped, setStopped] = useState(false);
  const volume = preferences?.speakerVolume ?? 1;
  const device = preferences?.speaker?.id ?? null;
  const deviceName = preferences?.speaker?.name;
  const [trouble, setTrouble] = useState<PlaybackTrouble | null>(null);
  const player = useRef<Player | null>(null);
  const isPlaying = speech !== null && !isStopped;
  useAction('voice-hush', isPlaying ? () => setStopped(true) : null);

  useEffect(() => {
    if (!isPlaying || id === null) return;
    const leaving = new AbortController();
    const mine = createPlayer({
      device,
      ...(deviceName !== undefined && { deviceName }),
      onTrouble: setTrouble,
    });
    player.current = mine;
    void voice.playSpeech(id, mine, leaving.signal);
    return () => {
      leaving.abort();
      void mine.close();
      player.current = null;
    };
  }, [voice, id, isPlaying, device, deviceName]);
  useEffect(() => {
    player.current?.setVolume(volume);
  }, [volume, isPlaying, device]);

  if (speech === null) return null;
  return (
    <section
      className="voice-speech"
      aria-label={t('voice.speech', { language: language(speech) })}
    >
      <p className="small">
        {t(isPlaying ? 'voice.speech' : 'voice.speech.stopped', { language: language(speech) })}
      </p>
      {isPlaying && trouble !== null && (
        <p className="small voice-trouble" role="status">
          {t(`voice.speech.${trouble}`)}
        </p>
      )}
      <Slider
        label={t('voice.speech.volume')}
        value={Math.round(volume * 100)}
        min={0}
        max={100}
        words={t('voice.percent', { value: Math.round(volume * 100) })}
        onChange={(value) => {
          if (preferences !== undefined) change({ ...preferences, speakerVolume: value / 100 });
        }}
      />
      <Button size="compact" onPress={() => setStopped(isPlaying)}>
        <VolumeX aria-hidden="true" />
        {t(isPlaying ? 'voice.speech.stop' : 'voice.speech.again')}
      </Button>
    </section>
  );
}
