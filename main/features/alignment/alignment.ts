import type { CheckedInput, Handlers } from '../../../preload/contract/api.ts';
import type { Alignment, AlignmentEdited } from '../../../preload/contract/alignment.ts';
import { SURE_CONFIDENCE } from '../../../preload/contract/limits.ts';
import type { Clock } from '../../client/clock.ts';
import { systemClock } from '../../client/clock.ts';
import type { Database } from '../../system/database.ts';
import type { FileTickets, HandedFile } from '../../system/files.ts';
import type { StartHelper } from '../../system/processes.ts';
import type { SegmentFolders } from '../../system/segment-folders.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import { createObservable } from '../../system/observable.ts';
import { createExaminer } from '../examiner.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { readingFailure } from '../reading-failure.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { AlignedBead, AlignedDocument } from './aligned-document.ts';
import type { BeadChange } from './edit-beads.ts';
import { applyChange, changeOf } from './edit-beads.ts';
import { keepAlignments } from './kept-alignments.ts';

export interface AlignmentPorts {
  readonly database: Database;
  readonly files: FileTickets;
  /** The documents stand in it while they are read. */
  readonly folders: Pick<SegmentFolders, 'keepOriginal' | 'remove'>;
  readonly startHelper: StartHelper;
  readonly assets: string;
  /** Folder of tesseract's language data that the person chose; null: the installed one. */
  readonly ocrData: string | null;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
  readonly memories: Pick<LocalMemoryEngine, 'addPairs'>;
  /** Words that translate each other for a pair, from the person's glossaries and memories. */
  readonly termsOf: (
    source: string,
    target: string,
    signal: AbortSignal,
  ) => Promise<readonly { readonly source: string; readonly target: string }[]>;
  readonly isPrivate: () => boolean;
  readonly clock?: Clock;
}

export interface AlignmentFeature {
  /** Deletes all alignments. */
  forget(): void;
  /** Takes them off the disk and keeps them in memory only. */
  purgeFromDisk(): void;
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `alignment.${string}`>>;
  close(): void;
}

/** What was done to an alignment since it was opened. */
interface Steps {
  readonly done: BeadChange[];
  readonly undone: BeadChange[];
  revision: number;
}

/** Pairs the sentences of two finished documents, has them corrected, and puts them into a memory. */
export function createAlignment(ports: AlignmentPorts): AlignmentFeature {
  const { files, memories, clock = systemClock, isPrivate } = ports;
  const examiner = createExaminer({ startHelper: ports.startHelper, clock });
  const kept = keepAlignments(ports.database, isPrivate);
  const steps = new Map<string, Steps>();
  const stepsOf = (id: string): Steps => {
    const known = steps.get(id) ?? { done: [], undone: [], revision: 0 };
    steps.set(id, known);
    return known;
  };
  const list = () => kept.list().map((document) => shown(document, stepsOf(document.id)));
  const observable = createObservable<readonly Alignment[]>([]);
  const changed = () => observable.set(list());
  const get = (id: string): AlignedDocument => {
    const document = kept.get(id);
    if (document === null) throw new FeatureFailure({ code: 'not-found' });
    return document;
  };
  const write = (id: string, change: Pick<BeadChange, 'at' | 'before' | 'after'>) => {
    kept.write(id, applyChange(get(id).beads, change));
    stepsOf(id).revision += 1;
    changed();
  };

  async function start(
    { source, target, original, translation }: CheckedInput<'alignment.start'>,
    signal: AbortSignal,
  ): Promise<Alignment> {
    const given = [original, translation].map(({ ticket, name }) => {
      const id = crypto.randomUUID();
      return { id, name, file: files.take(ticket) };
    });
    try {
      if (source.toLowerCase() === target.toLowerCase()) {
        throw new FeatureFailure({ code: 'invalid-input', params: { field: 'target' } });
      }
      const [ours, theirs] = await Promise.all(given.map((one) => keep(one)));
      if (ours === undefined || theirs === undefined) {
        throw new FeatureFailure({ code: 'cancelled' });
      }
      const { assets, ocrData, packFolders } = ports;
      const terms = await ports.termsOf(source, target, signal);
      const answer = await examiner
        .ask('align', {
          original: ours,
          translation: theirs,
          source,
          target,
          assets,
          ocrData,
          packFolders: [...packFolders],
          terms: [...terms],
        })
        .catch((error: unknown) => {
          throw readingFailure(error, original.name);
        });
      if (signal.aborted) throw new FeatureFailure({ code: 'cancelled' });
      const document: AlignedDocument = {
        id: crypto.randomUUID(),
        facts: {
          name: original.name,
          targetName: translation.name,
          source,
          target,
          opened: new Date(clock.date()).toISOString(),
        },
        sentences: { source: [...answer.source], target: [...answer.target] },
        beads: answer.beads.map((bead) => ({
          source: [...bead.source],
          target: [...bead.target],
          confidence: bead.confidence,
          state: 'open',
        })),
      };
      kept.add(document);
      changed();
      return shown(document, stepsOf(document.id));
    } finally {
      for (const { id, file } of given) {
        ports.folders.remove(id);
        await file?.discard();
      }
    }
  }

  async function keep({ id, name, file }: { id: string; name: string; file: HandedFile | null }) {
    if (file === null) throw new FeatureFailure({ code: 'file-gone', params: { name } });
    try {
      return { name, path: await ports.folders.keepOriginal(id, file) };
    } catch (error) {
      const storage = storageFailure(error);
      throw new FeatureFailure(storage ?? { code: 'file-unreadable', params: { name } });
    }
  }

  function turn(id: string, how: 'undo' | 'redo'): AlignmentEdited {
    const { done, undone } = stepsOf(id);
    get(id);
    const step = (how === 'undo' ? done : undone).pop();
    if (step === undefined) return { number: null };
    (how === 'undo' ? undone : done).push(step);
    const { at, before, after } = step;
    write(id, how === 'undo' ? { at, before: after, after: before } : step);
    return { number: how === 'undo' ? at : step.number };
  }

  return {
    handlers: {
      'alignment.watch': (_, { signal }) => {
        changed();
        return observable.watch(signal);
      },
      'alignment.start': (input, { signal }) => start(input, signal),
      'alignment.rows': ({ id, from, count, filter }) => {
        const { beads, sentences } = get(id);
        const numbers = [...beads.keys()].filter(
          (number) => filter === 'all' || isDoubtful(beads[number]),
        );
        const rows = numbers.slice(from, from + count).flatMap((number) => {
          const bead = beads[number];
          if (bead === undefined) return [];
          const { source, target, confidence, state } = bead;
          return {
            number,
            source: sentences.source.slice(...source),
            target: sentences.target.slice(...target),
            confidence,
            state,
          };
        });
        return { total: numbers.length, rows };
      },
      'alignment.edit': ({ id, number, edit }) => {
        const change = changeOf(get(id).beads, number, edit);
        if (change === null) return { number: null };
        const { done, undone } = stepsOf(id);
        done.push(change);
        undone.length = 0;
        write(id, change);
        return { number: change.number };
      },
      'alignment.undo': ({ id }) => turn(id, 'undo'),
      'alignment.redo': ({ id }) => turn(id, 'redo'),
      'alignment.save': async ({ id, into, doubtful }) => {
        const { beads, sentences, facts } = get(id);
        const pairs = beads
          .filter((bead) => isWanted(bead, doubtful))
          .map(({ source, target }) => ({
            source: join(sentences.source.slice(...source), facts.source),
            target: join(sentences.target.slice(...target), facts.target),
          }));
        const memory = await memories.addPairs(into, facts, pairs);
        const added = pairs.length;
        return {
          memory: memory.id,
          memoryName: memory.name,
          added,
          notAdded: beads.length - added,
        };
      },
      'alignment.remove': ({ id }) => {
        get(id);
        kept.remove(id);
        steps.delete(id);
        changed();
        return null;
      },
    },
    forget() {
      kept.forget();
      steps.clear();
      changed();
    },
    purgeFromDisk: () => kept.purgeFromDisk(),
    close: () => examiner.close(),
  };
}

const isDoubtful = (bead: AlignedBead | undefined): boolean =>
  bead?.state === 'open' && (bead.confidence < SURE_CONFIDENCE || !hasBothSides(bead));

const hasBothSides = ({ source, target }: AlignedBead): boolean =>
  source[0] < source[1] && target[0] < target[1];

const isWanted = (bead: AlignedBead, doubtful: boolean): boolean =>
  hasBothSides(bead) && bead.state !== 'left-out' && (doubtful || !isDoubtful(bead));

/** Sentences as one text: languages that write no spaces get none between them. */
const join = (sentences: readonly string[], language: string): string =>
  sentences.join(/^(?:ja|zh|th|lo|km|my)\b/i.test(language) ? '' : ' ');

function shown({ id, facts, beads }: AlignedDocument, steps: Steps): Alignment {
  return {
    id,
    ...facts,
    rows: beads.length,
    doubtful: beads.filter(isDoubtful).length,
    checked: beads.filter(({ state }) => state === 'checked').length,
    canUndo: steps.done.length > 0,
    canRedo: steps.undone.length > 0,
    revision: steps.revision,
  };
}
