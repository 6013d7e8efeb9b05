import type { Handlers } from '../../../preload/contract/api.ts';
import { rangesOf } from '../../../preload/contract/id-ranges.ts';
import type { segmentSelectionRoutes } from '../../../preload/contract/segment-selection.ts';
import { commentOnSelected, markSelected } from './change-selected.ts';
import type { EditedProject } from './edited-project.ts';
import type { Person } from './person.ts';
import { idsBetween, selectedIds, selectedNumbers } from './selected-segments.ts';
import type { RowWindows } from './shown-rows.ts';
import { mergeRun } from './split-segments.ts';

export interface SelectionPorts {
  readonly get: (id: string) => Promise<EditedProject>;
  /** One that nothing is undone in just now. */
  readonly writable: (id: string) => Promise<EditedProject>;
  /** Steps of a file that are being made, undone or redone. */
  readonly workOf: (file: EditedProject) => {
    readonly windows: RowWindows;
    turning: Promise<unknown>;
  };
  readonly person: () => Person;
  readonly isPrivate: () => boolean;
  /** Stores what was confirmed. */
  readonly send: (project: EditedProject) => void;
}

/** Work on several segments at once. */
export function createSelectionHandlers(
  ports: SelectionPorts,
): Pick<Handlers, keyof typeof segmentSelectionRoutes> {
  /** Nothing is undone while it is at work. */
  const inTurn = async <Value>(
    id: string,
    signal: AbortSignal,
    change: (project: EditedProject, signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> => {
    const project = await ports.writable(id);
    const work = ports.workOf(project);
    const either = AbortSignal.any([signal, project.ending]);
    const changing = work.turning.then(() => change(project, either));
    work.turning = changing.catch(() => undefined);
    return changing;
  };

  return {
    'segments.places': async ({ id, ...view }, { signal }) => {
      const project = await ports.get(id);
      return idsBetween(project, ports.workOf(project).windows, view, signal);
    },
    'segments.existing': async ({ id, selected }) =>
      rangesOf(selectedIds(await ports.get(id), selected)),
    'segments.mark-selected': ({ id, ...request }, { signal }) =>
      inTurn(id, signal, async (project, either) => {
        const memory = ports.isPrivate() ? null : project.facts().into;
        try {
          return await markSelected(project, request, ports.person(), memory, either);
        } finally {
          if (request.mark === 'confirm') ports.send(project);
        }
      }),
    'segments.comment-selected': ({ id, ...request }, { signal }) =>
      inTurn(id, signal, (project, either) =>
        commentOnSelected(project, request, ports.person(), either),
      ),
    'segments.merge-selected': async ({ id, selected }) => {
      const project = await ports.writable(id);
      return { number: mergeRun(project, selectedNumbers(project, selected), ports.person()) };
    },
  };
}
