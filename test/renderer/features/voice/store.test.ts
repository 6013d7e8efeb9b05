import { describe, expect, it } from 'vitest';
import type { VoicePreferences } from '../../../../preload/contract/settings.ts';
import { createDevices } from '../../../../renderer/features/voice/capture/devices.ts';
import { createRecording } from '../../../../renderer/features/voice/recording.ts';
import { createVoiceStore } from '../../../../renderer/features/voice/store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';

const PREFERENCES = {
  sourceLanguage: 'de',
  targets: ['en'],
  microphone: { id: 'desk', name: 'Desk' },
} as unknown as VoicePreferences;

/** A store whose preferences are not known yet, and no sound. */
function openVoice() {
  const fake = scriptedRpc();
  const kept: Partial<VoicePreferences>[] = [];
  let preferences: VoicePreferences | null = null;
  const noSound = () => Promise.reject(new Error('There is no sound here.'));
  const store = createVoiceStore(fake.rpc, {
    recording: createRecording(fake.rpc, noSound),
    devices: createDevices(false),
    preferences: () => preferences,
    keepPreferences: (change) => kept.push(change),
    hand: () => Promise.resolve('ticket'),
    openPlayer: () => {
      throw new Error('There is no sound here.');
    },
  });
  return {
    fake,
    kept,
    store,
    draft: () => store.state.getState().draft,
    restore: () => {
      preferences = PREFERENCES;
      store.restore('offline');
    },
  };
}

describe('a session that is prepared while the app starts', () => {
  it('keeps what was chosen, and takes the rest from the preferences', () => {
    const { store, draft, kept, restore } = openVoice();
    const file = new File(['sound'], 'talk.wav');
    store.change({ file, title: 'Talk' });
    restore();
    expect(draft()).toMatchObject({ file, title: 'Talk', sourceLanguage: 'de', targets: ['en'] });
    expect(kept).toEqual([PREFERENCES]);
  });

  it('keeps a language that was chosen, and remembers it', () => {
    const { store, draft, kept, restore } = openVoice();
    store.change({ sourceLanguage: 'fr' });
    restore();
    expect(draft()).toMatchObject({ sourceLanguage: 'fr', targets: ['en'] });
    expect(kept).toEqual([{ ...PREFERENCES, sourceLanguage: 'fr' }]);
  });

  it('keeps a glossary that was chosen before what the connection had', async () => {
    const { store, draft, fake, restore } = openVoice();
    store.change({ glossary: 'g1' });
    restore();
    await settle();
    expect(draft().glossary).toBe('g1');
    expect(fake.last('connection-choices.keep').input).toMatchObject({ connection: 'offline' });
  });

  it('is as the preferences say where nothing was chosen', () => {
    const { draft, kept, restore } = openVoice();
    restore();
    expect(draft()).toMatchObject({ sourceLanguage: 'de', targets: ['en'] });
    expect(kept).toEqual([]);
  });
});
