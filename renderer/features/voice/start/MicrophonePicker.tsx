import { useRef } from 'react';
import { useStore } from 'zustand';
import { Picker, type PickerProps } from '../../../ui/Picker.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { MicrophoneChoice } from './draft.ts';
import { SOUND_FILES } from './sound-files.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

export interface MicrophonePickerProps {
  readonly label: string;
  /** null: none yet. */
  readonly chosen: MicrophoneChoice | null;
  readonly onChoose: (choice: MicrophoneChoice) => void;
  readonly hint?: string;
  /** A recording may take the microphone's place. */
  readonly offersFile?: boolean;
}

type Choices = PickerProps['choices'];

/** Microphones of this window, devices that a program of the computer records, and sound files. */
export function MicrophonePicker(props: MicrophonePickerProps) {
  const { label, chosen, onChoose, hint, offersFile = true } = props;
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const file = useRef<HTMLInputElement>(null);
  const microphones = useStore(voice.devices.state, (now) => now.microphones);
  const recorders = useStore(voice.state, (now) => now.recorders);
  const devices = recorders?.devices.filter(({ slot }) => slot === 'microphone') ?? [];
  const choices: Choices = [
    { id: 'page:', name: t('voice.microphone.default'), note: t('voice.in-window') },
    ...microphones.map(({ id, name }) => ({
      id: `page:${id}`,
      name: name === '' ? t('voice.microphone.unnamed') : name,
      note: t('voice.in-window'),
    })),
    ...devices.map(({ id, name }) => ({
      id: `recorder:${id}`,
      name,
      note: t('voice.by-program', { program: recorders?.program ?? '' }),
    })),
    ...(offersFile
      ? [{ id: 'file', name: t('voice.sound-file'), note: t('voice.sound-file.note') }]
      : []),
    { id: 'off', name: t('voice.off') },
  ];

  const choose = (id: string) => {
    if (id === 'off') onChoose({ kind: 'off' });
    else if (id === 'file') file.current?.click();
    else if (id.startsWith('page:')) {
      const device = id.slice('page:'.length);
      const name = microphones.find((one) => one.id === device)?.name ?? '';
      onChoose({ kind: 'page', id: device, name });
    } else {
      const device = id.slice('recorder:'.length);
      onChoose({
        kind: 'recorder',
        id: device,
        name: devices.find((one) => one.id === device)?.name ?? device,
      });
    }
  };

  return (
    <>
      <Picker
        label={label}
        choices={choices}
        chosen={chosen === null ? null : choiceId(chosen)}
        shown={chosen === null ? t('voice.choose') : shownName(chosen)}
        hint={hint}
        onOpen={() => {
          void voice.devices.refresh();
          void voice.lookForRecorders();
        }}
        onChoose={choose}
      />
      {offersFile && (
        <input
          ref={file}
          type="file"
          hidden
          accept={SOUND_FILES}
          onChange={(event) => {
            const picked = event.target.files?.[0];
            if (picked !== undefined) onChoose({ kind: 'file', file: picked, speed: 1 });
            event.target.value = '';
          }}
        />
      )}
    </>
  );

  function shownName(choice: MicrophoneChoice): string {
    switch (choice.kind) {
      case 'off':
        return t('voice.off');
      case 'file':
        return choice.file.name;
      case 'recorder':
        return choice.name;
      case 'page':
        return choice.id === '' ? t('voice.microphone.default') : choice.name;
    }
  }
}

const choiceId = (choice: MicrophoneChoice): string => {
  if (choice.kind === 'off' || choice.kind === 'file') return choice.kind;
  return `${choice.kind}:${choice.id}`;
};
