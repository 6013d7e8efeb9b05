import type { Failure } from '../../../preload/contract/failure.ts';
import type {
  ProjectChange,
  SegmentProject,
  SharedSetting,
} from '../../../preload/contract/segments.ts';
import type { Clock } from '../../client/clock.ts';
import type { Database } from '../../system/database.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditSteps } from './edit-steps.ts';
import { createEditSteps } from './edit-steps.ts';
import type { OutgoingPairs } from './outgoing-pairs.ts';
import type { IgnoredFindings } from './ignored-findings.ts';
import { createIgnoredFindings } from './ignored-findings.ts';
import { createStoredUnits } from './stored-units.ts';
import type { StoredUnits } from './stored-units.ts';
import { createOutgoingPairs } from './outgoing-pairs.ts';
import type { ProjectFacts } from './project-facts.ts';
import { countedWords } from './word-count.ts';
import { createProjectFacts } from './project-facts.ts';
import type { ProjectFeed } from './project-feed.ts';
import { createProjectFeed } from './project-feed.ts';
import { PROJECT_TABLES } from './project-tables.ts';
import type { SegmentRows } from './segment-rows.ts';
import { createSegmentRows } from './segment-rows.ts';
import type { SegmentStructure } from './segment-structure.ts';
import { createSegmentStructure } from './segment-structure.ts';
import type { SegmentVersions } from './segment-versions.ts';
import { createSegmentVersions } from './segment-versions.ts';
import type { SegmentCodes } from './segment-code-column.ts';
import { createSegmentCodes } from './segment-code-column.ts';
import type { SentParts } from './sent-parts.ts';
import { createSentParts } from './sent-parts.ts';
import type { SegmentTexts } from './segment-texts.ts';
import { createSegmentTexts } from './segment-texts.ts';

/** What is kept of a project. */
export interface ProjectStore {
  readonly sqlite: Database['sqlite'];
  readonly facts: ProjectFacts;
  readonly rows: SegmentRows;
  readonly texts: SegmentTexts;
  readonly codes: SegmentCodes;
  readonly steps: EditSteps;
  readonly structure: SegmentStructure;
  readonly versions: SegmentVersions;
  readonly outgoing: OutgoingPairs;
  readonly stored: StoredUnits;
  readonly ignored: IgnoredFindings;
  readonly sent: SentParts;
}

/** What passes with the session. */
export interface ProjectMoment {
  readonly filling: ProjectChange['filling'];
  readonly changing: ProjectChange['changing'];
  readonly failure: Failure | null;
}

/** What the project says of one of its files. */
export type FileInProject = Pick<
  SegmentProject,
  'project' | 'document' | 'own' | 'otherVersion' | Exclude<SharedSetting, 'serviceMemories'>
> &
  // Where nobody has chosen one in the project, the file's own store says.
  Partial<Pick<SegmentProject, 'serviceMemories'>>;

/** A file of a project that is open. */
export interface EditedProject {
  readonly id: string;
  /** Read it anew after each pause: it moves when the private mode begins. */
  readonly store: ProjectStore;
  /** Only in memory. */
  readonly isHeld: boolean;
  /** Fires when the project is closed, wiped or moved: its work has to end. */
  readonly ending: AbortSignal;
  readonly feed: ProjectFeed;
  readonly moment: ProjectMoment;
  /** Counts changes of its segments. */
  readonly revision: number;
  facts(): SegmentProject;
  setTransient(moment: Partial<ProjectMoment>): void;
  /** @param numbers as in `ProjectFeed.touch` */
  changed(numbers: readonly number[] | null): void;
  /** Goes on in another database; the one before is closed. */
  moveTo(database: Database): void;
  close(): void;
}

export interface EditedProjectPorts {
  readonly id: string;
  readonly database: Database;
  readonly isHeld: boolean;
  readonly clock: Pick<Clock, 'sleep'>;
  /** What its project says of it. */
  readonly inProject: () => FileInProject;
  /** Told of every change. */
  readonly onChange: () => void;
}

export function createEditedProject(ports: EditedProjectPorts): EditedProject {
  const { id, clock, onChange } = ports;
  let database = ports.database;
  let store = openStore(database, id);
  let { isHeld } = ports;
  let ending = new AbortController();
  let moment: ProjectMoment = { filling: null, changing: null, failure: null };
  let revision = 0;
  /** Kept until something changes. */
  let known: SegmentProject | null = null;
  const facts = (): SegmentProject => {
    if (known !== null) return known;
    const stored = store.facts.read();
    if (stored === null) throw new FeatureFailure({ code: 'not-found' });
    known = { ...stored, ...countedWords(store.sqlite, store.rows), ...ports.inProject() };
    return known;
  };
  const feed = createProjectFeed(clock, () => ({
    project: facts(),
    canUndo: moment.filling === null && store.steps.canUndo(),
    canRedo: moment.filling === null && store.steps.canRedo(),
    ...moment,
  }));
  return {
    id,
    feed,
    facts,
    get store() {
      return store;
    },
    get isHeld() {
      return isHeld;
    },
    get ending() {
      return ending.signal;
    },
    get moment() {
      return moment;
    },
    get revision() {
      return revision;
    },
    setTransient(change) {
      moment = { ...moment, ...change };
      feed.touch([]);
    },
    changed(numbers) {
      revision += 1;
      known = null;
      feed.touch(numbers);
      onChange();
    },
    moveTo(next) {
      ending.abort();
      ending = new AbortController();
      database.close();
      database = next;
      store = openStore(next, id);
      isHeld = true;
    },
    close() {
      ending.abort();
      feed.end();
      database.close();
    },
  };
}

function openStore(database: Database, id: string): ProjectStore {
  database.migrate(PROJECT_TABLES);
  const { sqlite } = database;
  const texts = createSegmentTexts(sqlite);
  const codes = createSegmentCodes(sqlite);
  const rows = createSegmentRows(sqlite, { texts, codes });
  const structure = createSegmentStructure(sqlite, () => {
    rows.order.invalidate();
    rows.forget();
  });
  const versions = createSegmentVersions(sqlite);
  return {
    sqlite,
    rows,
    texts,
    codes,
    facts: createProjectFacts(sqlite, id),
    structure,
    versions,
    steps: createEditSteps(database, { rows, versions, structure }),
    outgoing: createOutgoingPairs(sqlite),
    stored: createStoredUnits(sqlite),
    ignored: createIgnoredFindings(sqlite),
    sent: createSentParts(sqlite),
  };
}
