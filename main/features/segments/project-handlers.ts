import type { Handlers } from '../../../preload/contract/api.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { OpenProjectPorts } from './open-project.ts';
import { addDocument, addTarget } from './open-project.ts';
import { emptyProject, withFile } from './project-list.ts';

type ProjectHandlers = Pick<Handlers, Extract<keyof Handlers, `segment-projects.${string}`>>;

/** Projects of many files. */
export function createProjectHandlers(ports: OpenProjectPorts): ProjectHandlers {
  const { projects } = ports;
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
      projects.keep({ ...(await kept(id)), name });
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
    'segment-projects.share': async ({ file }) => {
      const opened = await projects.get(file);
      const project = projects.list.projectOf(file);
      if (project === null) throw new FeatureFailure({ code: 'not-found' });
      projects.keep(withFile(project, file, (one) => ({ ...one, own: {} })));
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
  };
}
