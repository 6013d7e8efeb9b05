import { DatabaseSync } from 'node:sqlite';
import type { DetectedLanguage, Detector } from '../../../main/engine/detection/detector.ts';
import type { MachineTranslation } from '../../../main/engine/machine/engine.ts';
import { createPseudo } from '../../../main/engine/machine/pseudo.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import { createTranslator } from '../../../main/engine/translation/translator.ts';
import { createUsualSources } from '../../../main/engine/translation/usual-sources.ts';
import type {
  TranslatedText,
  TranslationRequest,
} from '../../../main/engine/translation/translation-request.ts';

/** A detector that says one thing. */
export function saying(answer: DetectedLanguage): Detector {
  return {
    detect: () => Promise.resolve(answer),
    likely: () => Promise.resolve(answer.guess),
  };
}

/** An engine that treats each segment with a function. */
export function engineOf(
  treat: (segment: string) => string,
  covers: MachineTranslation['covers'] = () => true,
): MachineTranslation & { readonly batches: string[][] } {
  const batches: string[][] = [];
  return {
    name: 'Test engine',
    kind: 'engine',
    covers,
    batches,
    translate(segments) {
      batches.push([...segments]);
      return Promise.resolve(segments.map(treat));
    },
  };
}

export interface Setting {
  readonly units?: readonly (readonly [source: string, target: string])[];
  readonly engines?: readonly MachineTranslation[];
  readonly detector?: Detector;
}

/** A translator over a memory English to German with these units, named in each request. */
export function setting({ units = [], engines = [createPseudo()], detector }: Setting = {}) {
  const memories = openMemories(new DatabaseSync(':memory:'));
  const memory = memories.create({ name: 'Office', source: 'en', targets: ['de'] });
  memories.add(
    memory.id,
    units.map(([source, target]) => ({ source, targets: { de: target } })),
  );
  const translator = createTranslator({
    memories,
    engines,
    usual: createUsualSources(),
    detector: detector ?? saying({ outcome: 'success', language: 'en', guess: 'en' }),
  });
  const request = (text: string, more: Partial<TranslationRequest> = {}): TranslationRequest => ({
    text,
    source: 'en',
    target: 'de',
    glossaries: [],
    split: '1',
    preserveFormatting: false,
    memory: { id: memory.id, threshold: 75 },
    ...more,
  });
  return {
    memory,
    translator,
    request,
    translate: (text: string, more?: Partial<TranslationRequest>): Promise<TranslatedText> =>
      translator.translate(request(text, more), new AbortController().signal),
  };
}

/** Each segment of a result as kind, source text and target text. */
export function pieces(source: string, { text, segments }: TranslatedText) {
  return segments.map(
    (segment) =>
      [segment.kind, source.slice(...segment.source), text.slice(...segment.target)] as const,
  );
}
