/** `service`: by the service itself; `external`: by a third party; null: not at all. */
export type VoiceSupport = 'service' | 'external' | null;

/** What the voice service does in a language. */
export interface VoiceFact {
  /** The code as voice writes it: the script in upper case (`zh-HANS`). */
  readonly code: string;
  readonly status: 'stable' | 'beta';
  readonly source: boolean;
  readonly target: boolean;
  /** Who transcribes it as a source. Only what the service transcribes is detected by itself. */
  readonly transcription: VoiceSupport;
  /** Who speaks it as a target. */
  readonly speech: VoiceSupport;
  readonly formality: boolean;
}

/**
 * A language and everything that the service does in it. Flags of customisations (`glossary`,
 * `style`, `memorySource`) stand on base languages only; `customisations.ts` answers for variants.
 */
export interface LanguageFact {
  /** BCP 47, in its letter case. */
  readonly code: string;
  /** English. */
  readonly name: string;
  /** Text can be translated from it; variants cannot be a source. */
  readonly source: boolean;
  readonly target: boolean;
  readonly status: 'stable' | 'beta';
  /** As a target of text translation. */
  readonly formality: boolean;
  /** A source that text translation recognises by itself. */
  readonly autoDetect: boolean;
  /** A possible answer of language detection. */
  readonly detect: boolean;
  /** Documents are translated too, not text alone. */
  readonly documentsToo: boolean;
  /** Listed by the deprecated v2 call; `v2.ts` has its further rules. */
  readonly v2Listed: boolean;
  readonly glossary: boolean;
  /** Style rule lists can be written for it. */
  readonly style: boolean;
  readonly memorySource: boolean;
  readonly memoryTarget: boolean;
  /** A target of rephrasing and correcting. */
  readonly write: boolean;
  /** A writing target that takes a style or a tone. */
  readonly writeStyle: boolean;
  /** A source that rephrasing and correcting recognise by themselves. */
  readonly writeAutoDetect: boolean;
  readonly voice: VoiceFact | null;
}
