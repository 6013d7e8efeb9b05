import type { Handlers } from '../../../preload/contract/api.ts';
import type { SegmentPreferences } from '../../../preload/contract/settings.ts';
import type { Analysis } from '../../../preload/contract/segments.ts';
import { qaRules } from '../../../preload/contract/qa-checks.ts';
import type { Clock } from '../../client/clock.ts';
import { systemClock } from '../../client/clock.ts';
import type { OpenFiles } from '../../system/open-files.ts';
import type { Placed } from '../../system/output-folder.ts';
import type { StartHelper } from '../../system/processes.ts';
import type { Log } from '../../system/log.ts';
import { createExaminer } from '../examiner.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { openResult } from '../open-result.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { EditedProject } from './edited-project.ts';
import { editSegment } from './edit-segment.ts';
import { markSegments } from './mark-segments.ts';
import type { Person } from './person.ts';
import { createReplaceHandlers } from './replace-handlers.ts';
import { commentOn, historyOf, restoreVersion } from './segment-history.ts';
import { shownRow } from './segment-rows.ts';
import { idsOfPart, selectedForFill, selectedNumbers } from './selected-segments.ts';
import { mergeWithNext, splitAt } from './split-segments.ts';
import { propagate } from './propagation.ts';
import { qaProfileFile, readQaProfile } from './qa-profile-file.ts';
import { createFileWork } from '../glossary-file-work.ts';
import { createForbiddenHandlers } from './forbidden-handlers.ts';
import { checkExport, refuseWithErrors } from './check-export.ts';
import type { ExportPorts } from './export-project.ts';
import { exportProject } from './export-project.ts';
import type { FillPorts } from './fill.ts';
import { createFill } from './fill.ts';
import type { ProjectFindings, TermsOf } from './findings.ts';
import type { StyleOf } from './style-of-project.ts';
import { createProjectFindings } from './findings.ts';
import type { OpenProjectPorts } from './open-project.ts';
import { openProject } from './open-project.ts';
import { createProjectHandlers } from './project-handlers.ts';
import { withServiceMemory, withSettings } from './project-list.ts';
import { analyseProject, analysisFile } from './project-analysis.ts';
import { createPreview } from './preview.ts';
import { createSegmentProjects } from './projects.ts';
import { createReviewHandlers } from './review.ts';
import { createSegmentHelp } from './segment-help.ts';
import { createSelectionHandlers } from './selection-handlers.ts';
import { sendOutgoing } from './send-outgoing.ts';
import type { RowWindows } from './shown-rows.ts';
import { createRowWindows } from './shown-rows.ts';
import { MOST_NUMBERS } from './project-feed.ts';
import { takeStep } from './take-step.ts';
import { createDocumentVersions } from './document-versions.ts';
import { createUpdateHandlers } from './update-source.ts';
import { inBackground } from '../../system/background.ts';
import type { Troubles } from '../troubles.ts';

type Made = 'projects' | 'examiner' | 'memories' | 'clock' | 'folders';

export interface SegmentsPorts
  extends Omit<OpenProjectPorts, Made>, Omit<ExportPorts, Made>, Omit<FillPorts, Made> {
  readonly folders: OpenProjectPorts['folders'];
  readonly memories: Pick<
    LocalMemoryEngine,
    'workingMemory' | 'assignedTo' | 'bestFor' | 'confirm'
  >;
  /** null where glossaries cannot be read. */
  readonly termsOf: TermsOf | null;
  /** Weights of the analysis and QA profiles. */
  /** Reads the project's style rule for QA; null where style rules cannot be read. */
  readonly styleOf: StyleOf | null;
  readonly preferences: () => SegmentPreferences;
  readonly openFiles: OpenFiles;
  readonly startHelper: StartHelper;
  /** The name that a person gave for comments and versions; null for none. */
  readonly author: () => string | null;
  readonly tell: Troubles['tell'];
  readonly log: Log;
  readonly clock?: Clock;
}

type SegmentHandlers = Pick<
  Handlers,
  Extract<keyof Handlers, `segments.${string}` | `segment-projects.${string}`>
>;

export interface SegmentsFeature {
  readonly handlers: SegmentHandlers;
  /** Deletes all projects. */
  forget(): void;
  /** Takes all projects off the disk and keeps them in memory only. */
  purgeFromDisk(): void;
  close(): Promise<void>;
}

/** How long the end of the program waits for a memory. */
const CLOSING_MS = 1000;

/** What passes with a project while it is open. */
interface ProjectWork {
  readonly findings: ProjectFindings;
  readonly windows: RowWindows;
  /** The last one, which the file is made of. */
  analysis: Analysis | null;
  /** What was exported last. */
  exported: Placed | null;
  /** The storing of pairs that is under way. */
  sending: Promise<void>;
  /** Steps that are being undone or redone. */
  turning: Promise<unknown>;
}

/** The segment editor. */
export function createSegments(given: SegmentsPorts): SegmentsFeature {
  const { clock = systemClock, memories, folders, isPrivate, log, startHelper } = given;
  // Its own process: a large document that is taken apart must not hold the queue up.
  const examiner = createExaminer({ startHelper, clock });
  const works = new WeakMap<EditedProject, ProjectWork>();
  const workOf = (project: EditedProject): ProjectWork => {
    const known = works.get(project);
    if (known !== undefined) return known;
    const findings = createProjectFindings(project, {
      termsOf: given.termsOf,
      styleOf: given.styleOf,
      forbidden: () => given.preferences().forbidden,
      rules: () => qaRules(given.preferences().qaProfiles, project.facts().qaProfile),
    });
    const windows = createRowWindows(project, findings);
    const work: ProjectWork = {
      findings,
      windows,
      analysis: null,
      exported: null,
      sending: Promise.resolve(),
      turning: Promise.resolve(),
    };
    works.set(project, work);
    return work;
  };
  const all = new Set<Promise<void>>();
  const nameOf = ({ id }: EditedProject) => projects.list.projectOf(id)?.name ?? null;
  const send = (project: EditedProject) => {
    if (isPrivate()) return;
    const work = workOf(project);
    const sending = work.sending.then(() => sendOutgoing(project, memories, nameOf)).catch(fault);
    work.sending = sending;
    all.add(sending);
    inBackground('segments.end', () => sending.then(() => all.delete(sending)));
  };
  const fault = (error: unknown) =>
    log.write('segments.not-stored', { error: error instanceof Error ? error.name : 'unknown' });
  const projects = createSegmentProjects({ folders, clock, log, tell: given.tell, onOpen: send });
  const ports = { ...given, examiner, projects, clock };
  const fill = createFill(ports);
  const help = createSegmentHelp({
    ...given,
    get: (id) => projects.get(id),
    findingsOf: (project) => workOf(project).findings,
  });
  const preview = createPreview({ ...ports, get: (id) => projects.get(id) });
  const analyse = async (id: string, signal: AbortSignal): Promise<Analysis> => {
    const project = await projects.get(id);
    const analysis = await analyseProject(project, memories, signal);
    workOf(project).analysis = analysis;
    return analysis;
  };
  const openExported = async (id: string, how: keyof OpenFiles): Promise<null> => {
    const { exported } = workOf(await projects.get(id));
    if (exported === null) throw new FeatureFailure({ code: 'not-found' });
    return openResult(given.openFiles, how, exported);
  };
  const person = (): Person => ({ at: clock.date(), author: given.author() });
  /** A project that nothing is undone in just now. */
  const writable = async (id: string): Promise<EditedProject> => {
    const project = await projects.get(id);
    await workOf(project).turning;
    // Another version has taken its place meanwhile.
    if (!projects.list.isCurrent(id)) throw new FeatureFailure({ code: 'not-found' });
    return project;
  };
  const takeTurn = async (project: EditedProject, how: 'undo' | 'redo') => {
    if (project.moment.filling !== null) return { number: null };
    const undone = await takeStep(project, how, isPrivate() ? null : project.facts().into);
    if (undone === null) return { number: null };
    const { order } = project.store.rows;
    const isMuch = undone.isStructure || undone.changed.length > MOST_NUMBERS;
    project.changed(isMuch ? null : undone.changed.flatMap((one) => order.numberOf(one) ?? []));
    send(project);
    return { number: undone.number };
  };
  const versions = createDocumentVersions({
    projects,
    settled: (project) => Promise.all([workOf(project).turning, workOf(project).sending]),
  });
  const turn = async (id: string, how: 'undo' | 'redo') => {
    const project = await projects.get(id);
    const work = workOf(project);
    const turned = work.turning.then(() =>
      projects.list.isCurrent(id) ? takeTurn(project, how) : { number: null },
    );
    work.turning = turned.catch(() => undefined);
    const { number } = await turned;
    const isOver = number === null && project.moment.filling === null;
    return { number, version: isOver ? await versions.step(id, how) : null };
  };

  const reviews = createReviewHandlers({
    ...ports,
    get: (id) => projects.get(id),
    writable,
    windowsOf: (project) => workOf(project).windows,
    onPlaced: (project, placed) => void (workOf(project).exported = placed),
  });

  return {
    handlers: {
      ...preview,
      ...createProjectHandlers({
        ...ports,
        fill,
        findingsOf: (project) => workOf(project).findings,
      }),
      ...help.handlers,
      ...reviews,
      ...createUpdateHandlers({ ...ports, versions }),
      'segments.open': (input, { signal }) => openProject(input, signal, ports),
      'segments.close': async ({ id }) => {
        await projects.remove(id);
        return null;
      },
      'segments.settings': async ({ id, scope = 'file', serviceMemory, ...settings }) => {
        const file = await projects.get(id);
        const project = projects.list.projectOf(id);
        if (project === null) throw new FeatureFailure({ code: 'not-found' });
        file.store.facts.change({ ...settings, ...(serviceMemory && { serviceMemory }) });
        const serviceMemories = serviceMemory && withServiceMemory(file.facts(), serviceMemory);
        const change = { ...settings, ...(serviceMemories && { serviceMemories }) };
        projects.keep(withSettings(project, id, change, scope));
        return file.facts();
      },
      'segments.watch': async function* ({ id }, { signal }) {
        yield* (await projects.get(id)).feed.watch(signal);
      },
      'segments.rows': async ({ id, ...window }, { signal }) =>
        workOf(await projects.get(id)).windows.read(window, signal),
      'segments.counts': async ({ id, filter }, { signal }) =>
        workOf(await projects.get(id)).windows.counts(filter, signal),
      'segments.edit': async (edit) => {
        const project = await writable(edit.id);
        const memory = isPrivate() ? null : project.facts().into;
        const edited = editSegment(project, edit, person(), memory);
        if (edit.confirm) {
          if (project.moment.failure !== null) project.setTransient({ failure: null });
          send(project);
          help.confirmed(project, edit.target);
        }
        return edited;
      },
      'segments.propagate': async ({ id, ...request }) => ({
        changed: propagate(await writable(id), request, person()),
      }),
      ...createReplaceHandlers({ projects, workOf, person, takeTurn }),
      ...createSelectionHandlers({
        get: (id) => projects.get(id),
        writable,
        workOf,
        person,
        isPrivate,
        send,
      }),
      'segments.split': async ({ id, ...place }) => ({
        number: splitAt(await writable(id), place, person()),
      }),
      'segments.merge': async ({ id, number }) => ({
        number: mergeWithNext(await writable(id), number, person()),
      }),
      'segments.comment': async (comment) =>
        commentOn(await writable(comment.id), comment, person()),
      'segments.history': async ({ id, number }) => historyOf(await projects.get(id), number),
      'segments.restore': async ({ id, ...choice }) =>
        shownRow(restoreVersion(await writable(id), choice, person())),
      'segments.mark': async ({ id, ...request }) => ({
        changed: markSegments(await writable(id), request, person()),
      }),
      'segments.undo': ({ id }) => turn(id, 'undo'),
      'segments.redo': ({ id }) => turn(id, 'redo'),
      'segments.fill': async ({ id, selected, overwrites, service, numbers }, { signal }) => {
        const project = await writable(id);
        const wanted = selected === null ? numbers : selectedForFill(project, selected, overwrites);
        return fill(project, { service, numbers: wanted }, signal);
      },
      'segments.findings': async ({ id, selected }, { signal }) => {
        const project = await projects.get(id);
        const found = await workOf(project).findings.all(signal);
        if (selected === null) return found;
        const numbers = new Set(selectedNumbers(project, selected));
        return found.filter(({ number }) => numbers.has(number));
      },
      'segments.ignored': async ({ id }) => (await projects.get(id)).store.ignored.all(),
      'segments.ignore': async ({ id, number, ...finding }) => {
        const project = await projects.get(id);
        const row = project.store.rows.get(number);
        if (row === null) throw new FeatureFailure({ code: 'not-found' });
        const at = new Date(clock.date()).toISOString();
        project.store.ignored.ignore({ ...finding, source: row.source, at });
        project.changed(null);
        return null;
      },
      'segments.restore-finding': async ({ id, ...finding }) => {
        const project = await projects.get(id);
        project.store.ignored.restore(finding);
        project.changed(null);
        return null;
      },
      ...createForbiddenHandlers({
        files: given.files,
        work: createFileWork(startHelper),
        forbidden: () => given.preferences().forbidden,
      }),
      'segments.qa-profile-file': (profile) => Promise.resolve(qaProfileFile(profile)),
      'segments.read-qa-profile': ({ name, text }) => Promise.resolve(readQaProfile(name, text)),
      'segments.analysis': ({ id }, { signal }) => analyse(id, signal),
      'segments.analysis-csv': async ({ id }, { signal }) => {
        const project = await projects.get(id);
        const analysis = workOf(project).analysis ?? (await analyse(id, signal));
        return analysisFile(project.facts().name, analysis);
      },
      'segments.export': async ({ id, unconfirmed }, { signal }) => {
        const project = await projects.get(id);
        await refuseWithErrors(project, workOf(project).findings, unconfirmed, signal);
        const placed = await exportProject(
          project,
          { withUnconfirmed: unconfirmed },
          signal,
          ports,
        );
        workOf(project).exported = placed;
        return { name: placed.name };
      },
      'segments.export-check': async ({ id, part }, { signal }) => {
        const project = await projects.get(id);
        const { findings, windows } = workOf(project);
        const ids = await idsOfPart(project, windows, part, signal);
        return checkExport(project, findings, ids, signal);
      },
      'segments.open-exported': ({ id }) => openExported(id, 'open'),
      'segments.show-exported': ({ id }) => openExported(id, 'show'),
    },
    forget: () => projects.forget(),
    purgeFromDisk: () => projects.purgeFromDisk(),
    async close() {
      examiner.close();
      // What is not stored by then is stored at the next start.
      const patience = new AbortController();
      const most = clock.sleep(CLOSING_MS, patience.signal).catch(() => undefined);
      await Promise.race([Promise.all(all), most]);
      patience.abort();
      projects.close();
    },
  };
}
