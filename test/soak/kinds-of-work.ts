import { setTimeout as sleep } from 'node:timers/promises';
import { FeatureFailure, failureOf } from '../../main/features/feature-failure.ts';
import type { Random } from '../bench/memory/random.ts';
import type { RpcLink } from './rpc-link.ts';
import { writeDocument } from './documents.ts';
import type { Places, Promised } from './promises.ts';
import type { Texts } from './texts.ts';

export interface WorkPorts {
  readonly link: RpcLink;
  readonly promised: Promised;
  readonly places: Places;
  readonly texts: Texts;
  readonly random: Random;
  /** Segments of the project. */
  readonly segments: number;
}

/** Everything a person does, one piece of it with each call; what was answered is noted. */
export interface Work {
  readonly translate: () => Promise<void>;
  readonly addDocument: () => Promise<void>;
  readonly confirmSegment: () => Promise<void>;
  readonly addUnit: () => Promise<void>;
  readonly saveDraft: () => Promise<void>;
  readonly saveWriting: () => Promise<void>;
  readonly changeSetting: () => Promise<void>;
}

export function createWork(ports: WorkPorts): Work {
  const { link, promised, places, texts, random } = ports;
  const { rpc } = link;
  return {
    async translate() {
      const word = texts.word();
      const text = texts.sentence(word);
      const request = { text, source: 'en', target: 'de' } as const;
      for await (const { state, failure } of rpc.watch('text.translate', request)) {
        if (state === 'failed') throw new FeatureFailure(failure ?? { code: 'internal' });
        if (state === 'done') promised.history.add(word);
      }
    },
    async addDocument() {
      const word = texts.word();
      const lines = Array.from({ length: 2 + random.below(6) }, () => texts.sentence(word));
      const { name, bytes } = writeDocument(word, random.below(5), lines);
      const ticket = await link.hand(name, bytes);
      const options = { source: 'en', target: 'de' };
      const { ids } = await rpc.ask('documents.add', { files: [{ ticket, name }], options });
      for (const id of ids) promised.documents.add(id);
    },
    async confirmSegment() {
      const number = random.below(ports.segments);
      const target = `Übersetzt ${texts.word()}.`;
      const edit = { id: places.project, number, target, origin: 'typed', confirm: true } as const;
      promised.segmentsUnderWay.add(target);
      await rpc.ask('segments.edit', { ...edit, propagation: 'none' });
      promised.segmentsUnderWay.delete(target);
      promised.segments.add({ number, target });
    },
    async addUnit() {
      const word = texts.word();
      const unit = { source: texts.sentence(word), targets: { de: `Satz ${word}.` } };
      await rpc.ask('local-memories.change-unit', { id: places.memory, unit: null, ...unit });
      promised.units.add(word);
    },
    async saveDraft() {
      const text = texts.paragraph(texts.word());
      const answered = promised.draft.begin(text);
      const targets = [{ language: 'de' }];
      await rpc.ask('text.save-draft', { text, source: 'en', targets, options: {} });
      answered();
    },
    async saveWriting() {
      const text = texts.paragraph(texts.word());
      const answered = promised.writing.begin(text);
      await rpc.ask('writing.save-draft', { text, mode: 'rephrase', target: null });
      answered();
    },
    async changeSetting() {
      const textSize = 12 + random.below(17);
      const answered = promised.textSize.begin(textSize);
      await rpc.ask('settings.change', { textSize });
      answered();
    },
  };
}

/**
 * Does one kind of work over and over until the app is gone or the signal fires.
 * @param onRefused told of failures that are not the app's end
 */
export async function keepOn(
  piece: () => Promise<void>,
  pauseMs: () => number,
  signal: AbortSignal,
  onRefused: (code: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await piece();
    } catch (thrown) {
      const failure = failureOf(thrown) ?? thrown;
      // The hand-over of a file throws what `fetch` throws when the app is killed.
      if (failure instanceof Error) return;
      const { code } = failure as { readonly code: string };
      if (code === 'unreachable') return;
      onRefused(code);
    }
    await sleep(pauseMs());
  }
}
