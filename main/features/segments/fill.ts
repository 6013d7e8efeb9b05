import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { Saving } from '../../../preload/contract/segments.ts';
import type { Clock } from '../../client/clock.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { EditedProject } from './edited-project.ts';
import type { ServiceFillPorts } from './fill-by-service.ts';
import { fillByService } from './fill-by-service.ts';
import type { FillRules } from './fill-from-memories.ts';
import { fillFromMemories } from './fill-from-memories.ts';
import { createFillWork } from './fill-work.ts';

export interface FillPorts extends ServiceFillPorts {
  readonly memories: Pick<LocalMemoryEngine, 'bestFor'>;
  readonly clock: Pick<Clock, 'date'>;
}

type FillRequest = Pick<CheckedInput<'segments.fill'>, 'numbers' | 'service'> & {
  /** Without: matches from the threshold of the project on, none of them confirmed. */
  readonly rules?: FillRules;
};

/** Fills one project. */
export type Fill = (
  project: EditedProject,
  request: FillRequest,
  signal: AbortSignal,
) => Promise<Saving>;

/**
 * Fills segments, from local memories first and then by the service; one step to undo. A project is
 * filled by one at a time, the next waits. Rejects with the failure that ended it, which the project
 * tells, too; what was filled stays.
 */
export function createFill(ports: FillPorts): Fill {
  const last = new WeakMap<EditedProject, Promise<unknown>>();
  return (project, request, signal) => {
    const before = last.get(project) ?? Promise.resolve();
    const mine = before.then(
      () => fill(project, request, signal, ports),
      () => fill(project, request, signal, ports),
    );
    last.set(project, mine);
    return mine;
  };
}

async function fill(
  project: EditedProject,
  { numbers, service, rules }: FillRequest,
  signal: AbortSignal,
  ports: FillPorts,
): Promise<Saving> {
  const { ending } = project;
  const either = AbortSignal.any([signal, ending]);
  project.setTransient({ filling: { done: 0, all: 0 }, failure: null });
  try {
    either.throwIfAborted();
    const wanted = numbers ?? project.store.rows.empty();
    const work = await createFillWork(project, wanted, either, ports.clock);
    const saved = await fillFromMemories(work, ports.memories, !service, {
      threshold: project.facts().threshold,
      confirm: 'none',
      lock: false,
      ...rules,
    });
    const sentCharacters = service ? await fillByService(work, ports) : 0;
    return { ...saved, sentCharacters };
  } catch (error) {
    if (either.aborted) throw new FeatureFailure({ code: 'cancelled' });
    project.setTransient({ failure: failureOf(error) ?? { code: 'internal' } });
    throw error;
  } finally {
    project.setTransient({ filling: null });
  }
}
