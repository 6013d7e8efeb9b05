/** The scopes that a developer key can be limited to, with what each opens. */
export const SCOPES = [
  'translate:text',
  'translate:document',
  'write:improve',
  'glossaries:read',
  'glossaries:write',
  'style_rules:read',
  'style_rules:write',
  'translation_memories:read',
  'languages:read',
  'usage:read',
] as const;
export type Scope = (typeof SCOPES)[number];

export type Tier = 'free' | 'paid';

/** A key as the service knows it; its secret is known to the caller alone. */
export interface Key {
  /** Two GUIDs joined by a colon: the public name of the key. */
  readonly id: string;
  readonly kind: 'developer' | 'admin';
  readonly tier: Tier;
  readonly label: string;
  /** null: not scoped, so every endpoint is open. */
  readonly scopes: readonly Scope[] | null;
  /** Whether the key's account takes part in the beta of language detection. */
  readonly detection: boolean;
  /** Units per billing period; null is unlimited, 0 allows nothing. */
  readonly limits: {
    readonly characters: number | null;
    readonly speechToTextMilliseconds: number | null;
    readonly speechToSpeechMilliseconds: number | null;
  };
  readonly created: string;
  /** null while the key is active. */
  readonly deactivated: string | null;
}
