type AtLeastOne<T> = readonly [T, ...T[]];

/** A segment's origin in an answer. */
export interface OriginRow {
  readonly kind: string;
  readonly source: readonly [number, number];
  readonly target: readonly [number, number];
  readonly percent: number;
  readonly ms?: number;
  readonly words?: number;
}

export interface TranslationRow {
  readonly text: string;
  readonly detected_source_language: string;
  readonly billed_characters: number;
  readonly model_type_used: string;
  readonly origin: { readonly segments: AtLeastOne<OriginRow> };
}

export interface GlossaryRow {
  readonly glossary_id: string;
  readonly name: string;
  readonly dictionaries: readonly object[];
}

export interface StyleRuleRow {
  readonly style_id: string;
  readonly name: string;
  readonly language: string;
  readonly configured_rules: object;
  readonly custom_instructions: readonly object[];
}

/**
 * Every field of a body that a test reads, whichever endpoint answers with it: a field that is not
 * there makes the test fail.
 */
export interface AnswerBody {
  readonly message: string;
  readonly code: string;
  readonly detail: string;
  readonly translations: AtLeastOne<TranslationRow>;
  readonly translation_memories: AtLeastOne<{ readonly translation_memory_id: string }>;
  readonly glossaries: AtLeastOne<GlossaryRow>;
  readonly style_rules: AtLeastOne<StyleRuleRow>;
  readonly results: readonly object[];
  readonly character_count: number;
  readonly api_key_character_count: number;
  readonly document_id: string;
  readonly document_key: string;
  readonly status: string;
  readonly seconds_remaining: number;
  readonly billed_characters: number;
  readonly error_message: string;
  readonly origin: {
    readonly source: string;
    readonly reason: string;
    readonly segments: Readonly<Record<string, number>>;
    readonly warnings: readonly { readonly code: string; readonly place?: string }[];
  };
}
