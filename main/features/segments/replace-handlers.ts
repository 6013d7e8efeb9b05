import type { Handlers } from '../../../preload/contract/api.ts';
import type { FoundSegment } from '../../../preload/contract/segments.ts';
import { append } from '../../system/long-lists.ts';
import type { EditedProject } from './edited-project.ts';
import { findIn, replaceIn } from './find-replace.ts';
import type { Person } from './person.ts';
import type { SegmentProjects } from './projects.ts';

/** Hits that a search gives at once. */
const MOST_FOUND = 1000;

export interface ReplacePorts {
  readonly projects: SegmentProjects;
  /** Steps of a file that are being made, undone or redone. */
  readonly workOf: (file: EditedProject) => { turning: Promise<unknown> };
  readonly person: () => Person;
  readonly takeTurn: (file: EditedProject, how: 'undo') => Promise<unknown>;
}

type ReplaceHandlers = Pick<
  Handlers,
  'segments.find' | 'segments.replace' | 'segments.replaced' | 'segments.undo-replace'
>;

/** Finding and replacing in one file or many; many are undone together, too. */
export function createReplaceHandlers(ports: ReplacePorts): ReplaceHandlers {
  const { projects, workOf, person, takeTurn } = ports;

  return {
    'segments.find': async (search, { signal }) => {
      const found: FoundSegment[] = [];
      let [total, locked] = [0, 0];
      for (const id of search.files) {
        const part = await projects.use(id, async (file) => {
          await workOf(file).turning;
          return findIn(file, search, MOST_FOUND - found.length, signal);
        });
        total += part.total;
        locked += part.locked;
        append(found, part.found);
      }
      return { total, locked, found };
    },
    'segments.replace': async ({ except, ...search }, { signal }) => {
      projects.list.forgetReplaced();
      let [changed, files] = [0, 0];
      for (const id of search.files) {
        const own = except.filter((one) => one.file === id).map(({ number }) => number);
        changed += await projects.use(id, async (file) => {
          const work = workOf(file);
          const either = AbortSignal.any([signal, file.ending]);
          // Nothing is undone while it is at work.
          const replacing = work.turning.then(async () => {
            const written = await replaceIn(file, search, own, person(), either);
            const step = file.store.steps.latest();
            if (written.length > 0 && step !== null) {
              files += 1;
              // At once: what was replaced before a failure or a crash can be taken back, too.
              projects.list.addReplaced(id, step);
            }
            return written.length;
          });
          work.turning = replacing.catch(() => undefined);
          return replacing;
        });
      }
      return { changed, files };
    },
    'segments.replaced': async () => {
      await projects.ready();
      const files = [...projects.list.replaced().keys()];
      return { files: files.filter((id) => projects.list.projectOf(id) !== null).length };
    },
    'segments.undo-replace': async () => {
      await projects.ready();
      const steps = new Map(projects.list.replaced());
      projects.list.forgetReplaced();
      let files = 0;
      for (const [id, step] of steps) {
        // One that was removed meanwhile has nothing to take back.
        if (projects.list.projectOf(id) === null) continue;
        files += await projects.use(id, async (file) => {
          const work = workOf(file);
          const turning = work.turning.then(async () => {
            if (file.store.steps.latest() !== step) return 0;
            await takeTurn(file, 'undo');
            return 1;
          });
          work.turning = turning.catch(() => undefined);
          return turning;
        });
      }
      return { files, left: steps.size - files };
    },
  };
}
