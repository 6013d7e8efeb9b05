import type { Handlers } from '../../../preload/contract/api.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { SegmentPreferences } from '../../../preload/contract/settings.ts';
import type { OpenFiles } from '../../system/open-files.ts';
import { folderOf } from '../../system/output-folder.ts';
import type { Placed } from '../../system/output-folder.ts';
import { createUnsearchedList } from '../unsearched-list.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import { openResult } from '../open-result.ts';
import { resultNames } from '../result-names.ts';
import { analyseFiles, filesAnalysisCsv } from './analyse-files.ts';
import { refuseWithErrors } from './check-export.ts';
import type { ExportPorts } from './export-project.ts';
import { exportProject } from './export-project.ts';
import type { EditedProject } from './edited-project.ts';
import type { ProjectFindings } from './findings.ts';
import { findInFiles } from './find-in-files.ts';
import { findingsReport } from './findings-report.ts';
import type { Fill } from './fill.ts';
import { overFiles } from './over-files.ts';
import type { OpenProjectPorts } from './open-project.ts';
import { addDocument, addTarget } from './open-project.ts';
import { emptyProject, withFile, withoutOwn } from './project-list.ts';

type ProjectHandlers = Pick<Handlers, Extract<keyof Handlers, `segment-projects.${string}`>>;

export interface ProjectPorts extends OpenProjectPorts, Omit<ExportPorts, 'folders'> {
  readonly memories: Pick<LocalMemoryEngine, 'workingMemory' | 'assignedTo' | 'bestFor'>;
  readonly fill: Fill;
  readonly findingsOf: (file: EditedProject) => ProjectFindings;
  readonly openFiles: OpenFiles;
  readonly preferences: () => SegmentPreferences;
}

/** Projects of many files. */
export function createProjectHandlers(ports: ProjectPorts): ProjectHandlers {
  const { projects, memories, fill } = ports;
  /** What was exported last, by project and file. */
  const exported = new Map<string, ReadonlyMap<string, Placed>>();
  const kept = async (id: string) => {
    await projects.ready();
    const project = projects.list.get(id);
    if (project === null) throw new FeatureFailure({ code: 'not-found' });
    return project;
  };
  return {
    'segment-projects.watch': (_, { signal }) => projects.watch(signal),
    'segment-projects.create': async ({ name, source, targets }) => {
      const all = [...new Set(targets)];
      if (all.some((target) => target.toLowerCase() === source.toLowerCase())) {
        throw new FeatureFailure({ code: 'invalid-input', params: { field: 'target' } });
      }
      await projects.ready();
      const id = crypto.randomUUID();
      const opened = new Date(ports.clock.date()).toISOString();
      projects.keep(emptyProject(id, { name, source, targets: all, opened }, ports.isPrivate()));
      return projects.project(id);
    },
    'segment-projects.rename': async ({ id, name }) => {
      const project = await kept(id);
      if (project.name !== name) projects.keep({ ...project, name, earlierName: project.name });
      return null;
    },
    'segment-projects.undo-rename': async ({ id }) => {
      const project = await kept(id);
      const { name, earlierName } = project;
      if (earlierName !== undefined) {
        projects.keep({ ...project, name: earlierName, earlierName: name });
      }
      return null;
    },
    'segment-projects.remove': async ({ id }) => {
      await projects.removeProject(id);
      return null;
    },
    'segment-projects.add': (input, { signal }) => addDocument(input, signal, ports),
    'segment-projects.remove-document': async ({ id, document }) => {
      const files = (await kept(id)).files.filter((file) => file.document === document);
      if (files.length === 0) throw new FeatureFailure({ code: 'not-found' });
      for (const file of files) await projects.remove(file.id);
      return null;
    },
    'segment-projects.add-target': (input, { signal }) => addTarget(input, signal, ports),
    'segment-projects.share': async ({ file, settings }) => {
      const opened = await projects.get(file);
      const project = projects.list.projectOf(file);
      if (project === null) throw new FeatureFailure({ code: 'not-found' });
      projects.keep(withFile(project, file, (one) => withoutOwn(one, settings)));
      return opened.facts();
    },
    'segment-projects.next': async ({ file, number }) => {
      const here = await projects.get(file);
      const own = here.store.rows.nextOpen(number);
      if (own !== null && own > number) return { file, number: own };
      const { files } = projects.project(here.facts().project);
      const { target } = here.facts();
      const place = files.findIndex(({ id }) => id === file);
      const others = [...files.slice(place + 1), ...files.slice(0, place)];
      const isOpen = ({ segments, confirmed }: (typeof files)[number]) => confirmed < segments;
      const found =
        others.find((one) => one.target === target && isOpen(one)) ??
        (own === null ? others.find(isOpen) : undefined);
      if (found === undefined) return own === null ? null : { file, number: own };
      const first = await projects.use(found.id, (other) =>
        Promise.resolve(other.store.rows.nextOpen(-1)),
      );
      return first === null ? null : { file: found.id, number: first };
    },
    'segment-projects.analysis': (wanted, { signal }) =>
      analyseFiles(wanted, projects, memories, signal),
    'segment-projects.analysis-csv': async (wanted, { signal }) => {
      const analysis = await analyseFiles(wanted, projects, memories, signal);
      return filesAnalysisCsv(projects.project(wanted.id), analysis, ports.preferences().weights);
    },
    'segment-projects.pre-translate': async (
      { id, files: chosen, machine, ...rules },
      { signal },
    ) => {
      const { done, failed } = await overFiles(
        projects,
        { id, chosen },
        'pre-translation',
        signal,
        (file) => fill(file, { numbers: null, service: machine, rules }, signal),
      );
      const unsearched = createUnsearchedList();
      for (const { value } of done) unsearched.add(value.unsearched);
      return {
        segments: done.reduce((sum, { value }) => sum + value.segments, 0),
        sentCharacters: done.reduce((sum, { value }) => sum + value.sentCharacters, 0),
        unsearched: unsearched.list(),
        failed,
      };
    },
    'segment-projects.qa': (wanted, { signal }) => findInFiles(wanted, ports, signal),
    'segment-projects.qa-file': async ({ report, ...wanted }, { signal }) => {
      const found = await findInFiles(wanted, ports, signal);
      return findingsReport(projects.project(wanted.id), found, report);
    },
    'segment-projects.export': async ({ id, files: chosen, unconfirmed, pseudo }, { signal }) => {
      const { name } = await kept(id);
      const [folder = 'project'] = resultNames('{name}{ext}', {
        name,
        language: '',
        extension: null,
      });
      const choice = { withUnconfirmed: unconfirmed, isPseudo: pseudo, folder };
      const { done, failed } = await overFiles(
        projects,
        { id, chosen },
        'export',
        signal,
        async (file) => {
          // A layout test holds no translations.
          if (!pseudo) await refuseWithErrors(file, ports.findingsOf(file), unconfirmed, signal);
          return exportProject(file, choice, signal, ports);
        },
      );
      if (done.length > 0)
        exported.set(id, new Map(done.map(({ file, value }) => [file.id, value])));
      return {
        written: done.map(({ file, value }) => ({ file: file.id, name: value.name })),
        folder,
        failed,
      };
    },
    'segment-projects.open-exported': ({ id, file, how }) => {
      const all = exported.get(id);
      const [first] = all?.values() ?? [];
      const placed = file === null ? first && folderOf(first) : all?.get(file);
      if (placed === undefined) throw new FeatureFailure({ code: 'not-found' });
      return openResult(ports.openFiles, how, placed);
    },
  };
}
