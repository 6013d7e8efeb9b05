import { FileAudio } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { MissingSpeech } from './MissingSpeech.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';
import { obstacleOf } from './draft.ts';
import { SOUND_FILES, SOUND_TYPES } from './sound-files.ts';
import { useVoiceLanguages } from './use-voice-languages.ts';
import '../../../ui/DropVeil.css';

const SPEEDS = ['1', '1.5', '2'] as const;

/** A recording into a transcript: a file, chosen or dropped, and one press. */
export function FileCard() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const draft = useStore(voice.state, (now) => now.draft);
  const areKnown = useStore(voice.state, (now) => now.languages.state === 'done');
  const starting = useStore(voice.state, (now) => now.starting);
  const from = useStore(voice.state, (now) => now.startingFrom);
  const languages = useVoiceLanguages();
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(SOUND_TYPES, (file) => voice.change({ file }));
  const obstacle = obstacleOf(draft, areKnown ? languages : null, 'file');
  const isBusy = starting.state === 'running';
  const isMine = from === 'file';
  const start = () => void voice.start('file');
  const choose = () => input.current?.click();
  // From the palette it asks for the file first.
  useAction('voice-file', isBusy ? null : obstacle === null ? start : choose);
  return (
    <section className="voice-card" aria-labelledby="voice-file-card" {...drop.handlers}>
      <h2 id="voice-file-card">
        <FileAudio aria-hidden="true" />
        {t('voice.card.file')}
      </h2>
      <p className="soft">{t('voice.card.file.about')}</p>
      <div className="voice-choice">
        <div className="voice-file" role="group" aria-label={t('voice.file')}>
          <span className="field-label">{t('voice.file')}</span>
          <Button onPress={choose} aria-describedby="voice-file-name">
            {t(draft.file === null ? 'voice.file.choose' : 'voice.file.change')}
          </Button>
          <p id="voice-file-name" className="small voice-file-name" role="status">
            {draft.file === null ? (
              <span className="soft">{t('voice.file.none')}</span>
            ) : (
              <bdi title={draft.file.name}>{draft.file.name}</bdi>
            )}
          </p>
          <input
            ref={input}
            type="file"
            hidden
            data-sound-file=""
            accept={SOUND_FILES}
            onChange={(event) => {
              const picked = event.target.files?.[0];
              if (picked !== undefined) voice.change({ file: picked });
              event.target.value = '';
            }}
          />
        </div>
        <Picker
          label={t('voice.speed')}
          choices={SPEEDS.map((id) => ({ id, name: t('voice.speed.times', { speed: id }) }))}
          chosen={String(draft.fileSpeed)}
          hint={t('voice.speed.about')}
          onChoose={(id) => voice.change({ fileSpeed: Number.parseFloat(id) })}
        />
      </div>
      <div className="voice-card-foot">
        <ActionButton
          action="voice-file"
          icon={FileAudio}
          kind="main"
          word={t(isBusy && isMine ? 'voice.starting' : 'voice.file.start')}
          isDisabled={obstacle !== null || isBusy}
          onPress={start}
        />
        <p className="small soft" role="status">
          {obstacle === null || !areKnown ? '' : t(`voice.obstacle.${obstacle}`)}
        </p>
      </div>
      {isMine && starting.state === 'failed' && (
        <>
          <FailureCard failure={starting.failure} onRetry={start} />
          <MissingSpeech failure={starting.failure} />
        </>
      )}
      {drop.isOver && <div className="drop-veil">{t('voice.file.drop')}</div>}
    </section>
  );
}
