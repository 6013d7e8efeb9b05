import type { DeveloperKey } from '../../../../preload/contract/admin.ts';

export interface DeveloperKeyFacts {
  readonly label?: string;
  readonly created?: string;
  readonly isActive?: boolean;
  /** Used characters; null where use is not known. */
  readonly characters?: number | null;
  /** Of characters. */
  readonly limit?: number | null;
}

/** A developer key with the facts that a test is about. */
export function developerKey(id: string, facts: DeveloperKeyFacts = {}): DeveloperKey {
  const { label = id, created = '2026-01-01T00:00:00Z', isActive = true } = facts;
  const { characters = 0, limit = null } = facts;
  return {
    id,
    masked: `${id}****${id}`,
    label,
    created,
    deactivated: isActive ? null : '2026-06-01T00:00:00Z',
    isActive,
    limits: { characters: limit, speechToTextMs: null, speechToSpeechMs: null },
    used:
      characters === null
        ? null
        : {
            characters,
            textCharacters: characters,
            documentCharacters: 0,
            improvementCharacters: 0,
            speechToTextMs: 0,
            speechToSpeechMs: 0,
          },
  };
}
