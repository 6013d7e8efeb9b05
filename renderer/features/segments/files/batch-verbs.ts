import type { StoreApi } from 'zustand/vanilla';
import type { Input, Rpc } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type {
  FoundInFiles,
  PreTranslated,
  ProjectAnalysis,
  ProjectExported,
  TranslationProject,
} from '../../../../preload/contract/segment-projects.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import type { SegmentsState } from '../state.ts';

/** Verbs on many files of a project at once; starting one stops the one of its kind before. */
export interface BatchVerbs {
  readonly analyse: (wanted: Input<'segment-projects.analysis'>) => Promise<void>;
  readonly analysisTable: (
    wanted: Input<'segment-projects.analysis-csv'>,
  ) => Promise<ExportedFile | null>;
  readonly checkFiles: (wanted: Input<'segment-projects.qa'>) => Promise<void>;
  /** All files of the project keep to a QA profile, those with one of their own too. */
  readonly chooseQaProfile: (project: TranslationProject, id: string) => Promise<void>;
  readonly findingsFile: (
    wanted: Input<'segment-projects.qa-file'>,
  ) => Promise<ExportedFile | null>;
  readonly preTranslate: (wanted: Input<'segment-projects.pre-translate'>) => Promise<void>;
  readonly exportFiles: (wanted: Input<'segment-projects.export'>) => Promise<void>;
  /** Opens an exported document or, without one, the folder of all; or shows where it is. */
  readonly openExportedFiles: (wanted: Input<'segment-projects.open-exported'>) => Promise<void>;
  /** Stops all of it; what was done stays. */
  readonly stopBatch: () => void;
}

export function createBatchVerbs(rpc: Rpc, state: StoreApi<SegmentsState>): BatchVerbs {
  const analysing = attempts<ProjectAnalysis>((projectAnalysis) =>
    state.setState({ projectAnalysis }),
  );
  const checking = attempts<FoundInFiles>((projectFindings) => state.setState({ projectFindings }));
  const filling = attempts<PreTranslated>((preTranslated) => state.setState({ preTranslated }));
  const exporting = attempts<ProjectExported>((projectExported) =>
    state.setState({ projectExported }),
  );
  const refuse = (thrown: unknown) => {
    state.setState({ pageRefused: asFailure(thrown) });
    return null;
  };
  return {
    async analyse(wanted) {
      await analysing.start((signal) => rpc.ask('segment-projects.analysis', wanted, signal));
    },
    analysisTable: (wanted) => rpc.ask('segment-projects.analysis-csv', wanted).catch(refuse),
    async checkFiles(wanted) {
      await checking.start((signal) => rpc.ask('segment-projects.qa', wanted, signal));
    },
    async chooseQaProfile({ files }, qaProfile) {
      const asked = files.filter(({ own }, place) => place === 0 || own.includes('qaProfile'));
      try {
        for (const { id } of asked) {
          await rpc.ask('segments.settings', { id, scope: 'project', qaProfile });
        }
      } catch (thrown) {
        refuse(thrown);
      }
    },
    findingsFile: (wanted) => rpc.ask('segment-projects.qa-file', wanted).catch(refuse),
    async preTranslate(wanted) {
      await filling.start((signal) => rpc.ask('segment-projects.pre-translate', wanted, signal));
    },
    async exportFiles(wanted) {
      await exporting.start((signal) => rpc.ask('segment-projects.export', wanted, signal));
    },
    async openExportedFiles(wanted) {
      await rpc.ask('segment-projects.open-exported', wanted).catch(refuse);
    },
    stopBatch() {
      for (const one of [analysing, checking, filling, exporting]) one.reset();
    },
  };
}
