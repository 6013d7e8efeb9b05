import type { ConnectionChoices } from '../../../../preload/contract/connection-choices.ts';
import type { VoiceLanguage } from '../../../../preload/contract/voice.ts';
import type { VoicePreferences } from '../../../../preload/contract/settings.ts';
import { MAX_VOICE_TARGETS } from '../../../../preload/contract/limits.ts';

/** A microphone as the picker offers it. */
export type MicrophoneChoice =
  | { readonly kind: 'off' }
  /** In this window; an empty id is the system's choice. */
  | { readonly kind: 'page'; readonly id: string; readonly name: string }
  | { readonly kind: 'recorder'; readonly id: string; readonly name: string }
  | { readonly kind: 'file'; readonly file: File; readonly speed: number };

export type SystemChoice =
  | { readonly kind: 'off' }
  | { readonly kind: 'page' }
  | { readonly kind: 'recorder'; readonly id: string; readonly name: string };

/** What the next session will be. */
export interface Draft {
  readonly title: string;
  readonly microphone: MicrophoneChoice;
  readonly system: SystemChoice;
  /** The recording to be transcribed; null: none is chosen. */
  readonly file: File | null;
  /** 1 is real time; services take no more than 2. */
  readonly fileSpeed: number;
  readonly sourceLanguage: string | null;
  readonly sourceIsHint: boolean;
  readonly targets: readonly string[];
  readonly speech: { readonly language: string; readonly voice: 'male' | 'female' | null } | null;
  readonly spokenTerms: string | null;
  readonly glossary: string | null;
  /** Memories of this computer; none: those that are active for the pair. */
  readonly local: { readonly memories: readonly string[] } | 'off';
  readonly formality: 'default' | 'more' | 'less';
  readonly maxMinutes: number | null;
}

/** @param preferences null before they are known */
export function draftFrom(preferences: VoicePreferences | null): Draft {
  const { microphone = null, sourceLanguage = null, targets = [] } = preferences ?? {};
  return {
    title: '',
    microphone: microphone === null ? { kind: 'page', id: '', name: '' } : chosenBefore(microphone),
    system: { kind: 'off' },
    file: null,
    fileSpeed: 1,
    sourceLanguage,
    sourceIsHint: false,
    targets,
    speech: null,
    spokenTerms: null,
    glossary: null,
    local: { memories: [] },
    formality: 'default',
    maxMinutes: null,
  };
}

const RECORDER = 'recorder:';

/** The microphone as it is remembered. */
export function remembered(choice: MicrophoneChoice): VoicePreferences['microphone'] {
  if (choice.kind === 'page' && choice.id !== '') return { id: choice.id, name: choice.name };
  if (choice.kind === 'recorder') return { id: RECORDER + choice.id, name: choice.name };
  return null;
}

function chosenBefore({ id, name }: { id: string; name: string }): MicrophoneChoice {
  return id.startsWith(RECORDER)
    ? { kind: 'recorder', id: id.slice(RECORDER.length), name }
    : { kind: 'page', id, name };
}

/** Why a session cannot start as it is set, in the order in which a person would mend it. */
export type Obstacle =
  | 'no-source'
  | 'no-file'
  | 'languages-missing'
  /** The spoken language cannot be found out; `language` must be chosen. */
  | 'source-unknown'
  | 'too-many-targets';

/** What a session listens to: people and the computer as they speak, or a recording. */
export type SessionKind = 'live' | 'file';

/** @param languages of the active service; null before they are known */
export function obstacleOf(
  draft: Draft,
  languages: readonly VoiceLanguage[] | null,
  kind: SessionKind,
): Obstacle | null {
  if (kind === 'file' && draft.file === null) return 'no-file';
  if (kind === 'live' && draft.microphone.kind === 'off' && draft.system.kind === 'off') {
    return 'no-source';
  }
  if (languages === null) return 'languages-missing';
  const { sourceLanguage, targets } = draft;
  if (sourceLanguage === null && !canDetect(languages)) return 'source-unknown';
  if (
    sourceLanguage !== null &&
    !languages.some((one) => one.code === sourceLanguage && one.source)
  ) {
    return 'source-unknown';
  }
  return targets.length > MAX_VOICE_TARGETS ? 'too-many-targets' : null;
}

/** Whether anything under "Options" is set. */
export const hasOptions = (draft: Draft): boolean =>
  draft.title !== '' ||
  draft.sourceIsHint ||
  draft.speech !== null ||
  draft.spokenTerms !== null ||
  draft.glossary !== null ||
  draft.maxMinutes !== null;

/** A recording's session is called by its file, unless a person named it. */
export const fileTitle = ({ name }: { readonly name: string }): string =>
  name.replace(/\.[^.]+$/, '').slice(0, 200);

/** Whether any spoken language can be found out by the service. */
export const canDetect = (languages: readonly VoiceLanguage[]): boolean =>
  languages.some(({ source, fixedOnly }) => source && !fixedOnly);

/** The draft without what the service does not have. */
export function applicable(draft: Draft, languages: readonly VoiceLanguage[]): Draft {
  const targets = draft.targets.filter((code) =>
    languages.some((one) => one.code === code && one.target),
  );
  const { sourceLanguage, speech } = draft;
  const spoken = languages.find(({ code }) => code === sourceLanguage);
  const canSpeak = languages.some(({ code, speech: can }) => code === speech?.language && can);
  const firstSource = languages.find(({ source }) => source)?.code ?? null;
  const isKnown = spoken?.source === true;
  const unknown = canDetect(languages) ? null : firstSource;
  return {
    ...draft,
    targets,
    sourceLanguage: isKnown ? sourceLanguage : unknown,
    sourceIsHint: draft.sourceIsHint && isKnown && !spoken.fixedOnly,
    speech: canSpeak ? speech : null,
  };
}

/** Speech has no fuzzy matches: what was said is there as it is, or not. */
export const EXACT = 100;

/** What is kept of the draft for its connection. */
export function choicesOf({ local, glossary, spokenTerms }: Draft): ConnectionChoices {
  return {
    local: local === 'off' ? local : { memories: [...local.memories], threshold: EXACT },
    ...(glossary !== null && { glossaries: [glossary] }),
    ...(spokenTerms !== null && { spokenTerms }),
  };
}

/** The draft with what was chosen with its connection before. */
export const withChoices = (draft: Draft, kept: ConnectionChoices): Draft => ({
  ...draft,
  local:
    kept.local === undefined || kept.local === 'off'
      ? (kept.local ?? draft.local)
      : { memories: kept.local.memories },
  glossary: kept.glossaries?.[0] ?? null,
  spokenTerms: kept.spokenTerms ?? null,
});
