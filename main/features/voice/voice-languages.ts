import type { VoiceLanguage } from '../../../preload/contract/voice.ts';
import type { ListedLanguage } from '../../client/languages.ts';
import { canonicalCode } from '../../engine/languages/catalogue.ts';

/** The service's list of voice languages as a person chooses from it. */
export const voiceLanguages = (listed: readonly ListedLanguage[]): readonly VoiceLanguage[] =>
  listed.map(({ code, name, source, target, status, features }) => {
    const feature = (wanted: string) => features.find(({ name: given }) => given === wanted);
    const detects = feature('auto_detection') !== undefined;
    return {
      code: canonicalCode(code),
      name,
      source,
      target,
      speech: feature('translated_speech') !== undefined,
      // Partners transcribe it: then it cannot be found out.
      fixedOnly: source && !detects && (feature('transcription')?.external ?? true),
      status: status === 'stable' ? 'stable' : 'beta',
    };
  });
