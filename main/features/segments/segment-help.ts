import type { Handlers } from '../../../preload/contract/api.ts';
import type { segmentHelpRoutes } from '../../../preload/contract/segment-help.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { ConfirmedWords } from './confirmed-words.ts';
import { createConfirmedWords } from './confirmed-words.ts';
import type { EditedProject } from './edited-project.ts';
import type { ServiceFillPorts } from './fill-by-service.ts';
import type { ProjectFindings } from './findings.ts';
import type { MachineProposals } from './machine-proposal.ts';
import { createMachineProposals } from './machine-proposal.ts';

export interface SegmentHelpPorts extends ServiceFillPorts {
  readonly get: (id: string) => Promise<EditedProject>;
  readonly findingsOf: (project: EditedProject) => ProjectFindings;
}

export interface SegmentHelp {
  readonly handlers: Pick<Handlers, keyof typeof segmentHelpRoutes>;
  /** A target was confirmed. */
  confirmed(project: EditedProject, target: string): void;
}

/** What helps while the target of one segment is written. */
export function createSegmentHelp(ports: SegmentHelpPorts): SegmentHelp {
  const helps = new WeakMap<
    EditedProject,
    { readonly machine: MachineProposals; readonly words: ConfirmedWords }
  >();
  const helpOf = (project: EditedProject) => {
    const known = helps.get(project);
    if (known !== undefined) return known;
    const made = {
      machine: createMachineProposals(project, ports),
      words: createConfirmedWords(project),
    };
    helps.set(project, made);
    return made;
  };

  return {
    handlers: {
      'segments.machine': async ({ id, number, isAsked }, { signal }) =>
        helpOf(await ports.get(id)).machine.of(number, isAsked, signal),
      'segments.check': async ({ id, number, target }, { signal }) => {
        const project = await ports.get(id);
        const row = project.store.rows.get(number);
        if (row === null) throw new FeatureFailure({ code: 'not-found' });
        return ports.findingsOf(project).of({ ...row, target }, signal);
      },
      'segments.words': async ({ id, prefix }, { signal }) =>
        helpOf(await ports.get(id)).words.beginningWith(prefix, signal),
    },
    confirmed: (project, target) => helps.get(project)?.words.add(target),
  };
}
