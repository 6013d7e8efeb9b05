import { takesPart } from '../../engine/languages/customisations.ts';
import type { LanguageFact, VoiceSupport } from '../../engine/languages/language.ts';

/** The resources that languages are listed for. */
export const RESOURCES = [
  'translate_text',
  'translate_document',
  'voice',
  'write',
  'glossary',
  'style_rules',
  'translation_memory',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** A feature of a resource and the side of a pair whose language must support it. */
export interface ResourceFeature {
  readonly name: string;
  readonly side: 'source' | 'target' | 'both';
  /** Who supports it in a language; null: nobody. */
  readonly support: (language: LanguageFact) => VoiceSupport;
  readonly status?: 'beta';
}

const feature = (
  name: string,
  side: ResourceFeature['side'],
  supported: (language: LanguageFact) => boolean,
): ResourceFeature => ({
  name,
  side,
  support: (language) => (supported(language) ? 'service' : null),
});

const glossary = feature('glossary', 'both', ({ code }) => takesPart(code, 'glossary'));
const formality = feature('formality', 'target', (language) => language.formality);
const autoDetection = feature('auto_detection', 'source', (language) => language.autoDetect);
const tagHandling = feature('tag_handling', 'both', () => true);

/** The features of each resource, sorted by name. */
export const RESOURCE_FEATURES: Readonly<Record<Resource, readonly ResourceFeature[]>> = {
  translate_text: [
    autoDetection,
    formality,
    glossary,
    feature('style_rules', 'target', ({ code }) => takesPart(code, 'style')),
    tagHandling,
    feature('translation_memory', 'both', ({ code }) => takesPart(code, 'memory')),
  ],
  translate_document: [autoDetection, formality, glossary, tagHandling],
  voice: [
    // Only what the service transcribes itself is detected by itself.
    feature('auto_detection', 'source', ({ voice }) => voice?.transcription === 'service'),
    feature('formality', 'target', ({ voice }) => voice?.formality === true),
    glossary,
    {
      name: 'spoken_terms',
      side: 'source',
      status: 'beta',
      support: ({ voice }) => (voice?.source === true ? 'service' : null),
    },
    { name: 'transcription', side: 'source', support: ({ voice }) => voice?.transcription ?? null },
    {
      name: 'translated_speech',
      side: 'target',
      support: ({ voice }) => voice?.speech ?? null,
    },
  ],
  write: [
    feature('auto_detection', 'source', (language) => language.writeAutoDetect),
    feature('tone', 'target', (language) => language.writeStyle),
    feature('writing_style', 'target', (language) => language.writeStyle),
  ],
  glossary: [],
  style_rules: [],
  translation_memory: [],
};

/** The part that a language has in a resource. */
export interface Role {
  readonly code: string;
  readonly source: boolean;
  readonly target: boolean;
  readonly status: 'stable' | 'beta';
}

/** null when a language has no part in the resource at all. */
export function roleIn(resource: Resource, language: LanguageFact): Role | null {
  const { code, status, voice } = language;
  const role = (source: boolean, target: boolean): Role | null =>
    source || target ? { code, source, target, status } : null;
  switch (resource) {
    case 'translate_text':
      return role(language.source, language.target);
    case 'translate_document':
      return language.documentsToo ? role(language.source, language.target) : null;
    case 'voice':
      return voice === null ? null : { ...voice };
    case 'write':
      return role(language.writeAutoDetect, language.write);
    case 'glossary':
      return role(language.glossary, language.glossary);
    case 'style_rules':
      return role(false, language.style);
    case 'translation_memory':
      return role(language.memorySource, language.memoryTarget);
  }
}
