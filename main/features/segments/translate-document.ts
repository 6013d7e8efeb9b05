import { MOST_FUZZY_SPOTS, type FuzzySpot } from '../../../preload/contract/fuzzy-spot.ts';
import type { Clock } from '../../client/clock.ts';
import { unpackUnits } from '../../engine/inspection/packed-units.ts';
import { createEngineCount } from '../../engine/documents/engine-work.ts';
import type { EngineCount } from '../../engine/documents/engine-work.ts';
import { fuzzySpots } from '../../engine/documents/fuzzy-spots.ts';
import { openDatabase, type Database } from '../../system/database.ts';
import type { StartHelper } from '../../system/processes.ts';
import { follow } from '../../system/background.ts';
import { createExaminer } from '../examiner.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { DocumentTranslator, SegmentedDocument } from '../document-translator.ts';
import type { UnsearchedList } from '../unsearched-list.ts';
import { createUnsearchedList } from '../unsearched-list.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { EditedProject } from './edited-project.ts';
import { createEditedProject } from './edited-project.ts';
import { createFill } from './fill.ts';
import type { ExtractionPorts } from './open-project.ts';
import { nextTurn } from './next-turn.ts';
import { orCancelled } from './or-cancelled.ts';
import { exportedTexts, writeUnits } from './units.ts';

export interface DocumentTranslatorPorts extends Omit<ExtractionPorts, 'examiner'> {
  readonly startHelper: StartHelper;
  readonly memories: Pick<LocalMemoryEngine, 'bestFor'>;
  readonly record: RecordBill;
  readonly onBilled: () => void;
  readonly clock: Clock;
}

interface Attempt {
  readonly project: EditedProject;
  readonly engines: EngineCount;
  sent: number;
  saved: number;
  readonly unsearched: UnsearchedList;
}

/** Translates documents of the queue by segments: from local memories, and only the rest by the service. */
export function createDocumentTranslator(ports: DocumentTranslatorPorts): DocumentTranslator {
  const { assets, ocrData, clock } = ports;
  // Its own process: the queue checks and opens other documents meanwhile.
  const examiner = createExaminer(ports);
  /** What failed attempts have translated already, in memory alone: it is not sent again. */
  const attempts = new Map<string, Attempt>();

  async function open(document: SegmentedDocument, signal: AbortSignal): Promise<Attempt> {
    const known = attempts.get(document.id);
    if (known !== undefined) return known;
    const { id, name, path, source, target } = document;
    const job = { from: { name, path }, source, target, assets, ocrData };
    const segmented = await orCancelled(examiner.ask('segments', job), signal);
    const { format } = segmented;
    const units = await unpackUnits(segmented.units, nextTurn);
    const project = projectOf(document, clock);
    const { sqlite } = project.store;
    sqlite.exec('BEGIN IMMEDIATE');
    const counts = await writeUnits(sqlite, units);
    project.store.facts.write({
      name,
      source,
      target,
      format,
      ...counts,
      opened: new Date(clock.date()).toISOString(),
      original: null,
      into: null,
      threshold: document.local.threshold,
      memories: memoriesOf(document),
    });
    sqlite.exec('COMMIT');
    project.changed(null);
    const attempt = {
      project,
      engines: createEngineCount(),
      unsearched: createUnsearchedList(),
      sent: 0,
      saved: 0,
    };
    attempts.set(id, attempt);
    return attempt;
  }

  const forget = (id: string) => {
    attempts.get(id)?.project.close();
    attempts.delete(id);
  };

  return {
    async translate(document, to, service, signal, onProgress) {
      const attempt = await open(document, signal);
      const { project } = attempt;
      const { id, name, path, source, target, memory, customization, tag } = document;
      const openActive = async (ending: AbortSignal) => {
        const opened = await service(ending);
        if (memory === null) return opened;
        const { connection } = opened;
        project.store.facts.change({
          serviceMemory: { connection, memory: { id: memory, name: '' } },
        });
        project.changed([]);
        return opened;
      };
      const told = { isUnserved: false };
      const fill = createFill({
        ...ports,
        services: { openActive },
        reportingTag: () => tag,
        customization,
        engines: attempt.engines,
        onUnserved: () => (told.isUnserved = true),
      });
      const watching = new AbortController();
      follow(
        'documents.segments',
        watching.signal,
        () => project.feed.watch(watching.signal),
        ({ filling }) => {
          if (filling !== null && filling.all > 0) onProgress(filling.done / filling.all);
        },
      );
      try {
        const { characters, sentCharacters, unsearched } = await fill(
          project,
          { numbers: null, service: true },
          signal,
        );
        attempt.sent += sentCharacters;
        attempt.saved += characters;
        attempt.unsearched.add(unsearched);
      } finally {
        watching.abort();
      }
      const { sqlite, rows } = project.store;
      const byOrigin = new Map(
        sqlite
          .prepare('SELECT origin, count(*) AS n FROM segment GROUP BY origin')
          .all()
          .map(({ origin, n }) => [origin, Number(n)]),
      );
      const fuzzy = byOrigin.get('memory-fuzzy') ?? 0;
      const left = rows.empty().length;
      // As the offline service does it: a document of which nothing could be translated is none.
      const hasMatches = fuzzy > 0 || byOrigin.has('memory-exact');
      if (told.isUnserved && !hasMatches) throw new FeatureFailure({ code: 'no-engine' });
      const languages = { name, source, target };
      const texts = await exportedTexts(sqlite, rows, languages, ({ target }) => target, signal);
      const job = { from: { name, path }, source, target, assets, ocrData, texts, to };
      const { extension, warnings } = await orCancelled(
        examiner.ask('merge-segments', job),
        signal,
      );
      const spots = fuzzy > 0 ? spotsOf(sqlite, new Map(texts)) : [];
      const { sent, saved } = attempt;
      const engine = attempt.engines.most();
      forget(id);
      const leftAs = told.isUnserved ? 'untranslated' : 'unanswered';
      const notes = [
        ...warnings,
        ...(fuzzy > 0 ? [{ code: 'fuzzy-match', count: fuzzy }] : []),
        ...(left > 0 ? [{ code: leftAs, count: left }] : []),
      ];
      return {
        extension,
        warnings: notes,
        fuzzy: spots,
        sent,
        saved,
        unsearched: attempt.unsearched.list(),
        engine,
      };
    },
    forget,
    close() {
      examiner.close();
      for (const id of attempts.keys()) forget(id);
    },
  };
}

/** Where fuzzy matches stand in the texts of units, by their ids. */
function spotsOf(
  sqlite: Database['sqlite'],
  texts: ReadonlyMap<string, string>,
): readonly FuzzySpot[] {
  const segments = sqlite
    .prepare(
      `SELECT unit.number AS unit, unit.id AS id, target, origin, percent
       FROM segment JOIN unit ON unit.number = segment.unit
       WHERE unit.number IN (SELECT unit FROM segment WHERE origin = 'memory-fuzzy')
       ORDER BY rank`,
    )
    .all();
  const byUnit = Map.groupBy(segments, ({ unit }) => Number(unit));
  const spots = [...byUnit].flatMap(([unit, own]) =>
    fuzzySpots(
      unit,
      texts.get(String(own[0]?.['id'])) ?? '',
      own.map(({ target, origin, percent }) => ({
        text: String(target),
        percent: origin === 'memory-fuzzy' ? Number(percent) : null,
      })),
    ),
  );
  return spots.slice(0, MOST_FUZZY_SPOTS);
}

const memoriesOf = ({ local }: SegmentedDocument): readonly string[] | null =>
  local.memories.length === 0 ? null : local.memories;

/** Segments in memory, which belong to no project of the editor. */
function projectOf(document: SegmentedDocument, clock: Clock): EditedProject {
  const { id, local, glossaries } = document;
  return createEditedProject({
    id,
    database: openDatabase(':memory:'),
    isHeld: true,
    clock,
    inProject: () => ({
      project: '',
      document: id,
      own: [],
      into: null,
      threshold: local.threshold,
      memories: memoriesOf(document),
      glossaries,
      styleRule: null,
      instructions: [],
      qaProfile: '',
      blocksExport: false,
      otherVersion: null,
    }),
    onChange: () => undefined,
  });
}
