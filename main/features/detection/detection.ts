import type { Handlers } from '../../../preload/contract/api.ts';
import type { FileTickets } from '../../system/files.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import { openLines } from './open-lines.ts';
import type { RunPorts } from './run.ts';
import { runDetection } from './run.ts';

export interface DetectionPorts extends RunPorts {
  readonly files: FileTickets;
  /** Milliseconds since 1970. */
  readonly date: () => number;
}

const HEADINGS = ['text', 'outcome', 'language', 'found by'];

/** Languages of many lines. */
export function createDetection(
  ports: DetectionPorts,
): Pick<Handlers, 'detection.run' | 'detection.open' | 'detection.export'> {
  return {
    'detection.run': (request, { signal }) => runDetection(request, signal, ports),
    'detection.open': ({ ticket }) => openLines(ports.files, ticket),
    'detection.export': ({ rows }) => {
      const cells = rows.map(({ text, outcome, language, by }) => [
        text,
        outcome,
        language ?? '',
        by,
      ]);
      const lines = [HEADINGS, ...cells].map((line) => line.map(csvCell).join(','));
      return Promise.resolve({
        name: `languages ${new Date(ports.date()).toISOString().slice(0, 10)}.csv`,
        type: 'text/csv; charset=utf-8',
        bytes: csvFile(lines),
      });
    },
  };
}
