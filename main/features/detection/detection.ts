import type { Handlers } from '../../../preload/contract/api.ts';
import type { FileTickets } from '../../system/files.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import type { RunPorts } from './run.ts';
import { runDetection } from './run.ts';
import type { OpenedLines } from '../../../preload/contract/detection.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { readTextFile } from '../read-text-file.ts';

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

/** As many as a request of the contract takes. */
const MOST_LINES = 100_000;
/** UTF-16 units; the beginning of a longer line tells its language. */
const LONGEST_LINE = 20_000;

/**
 * Reads the lines of a text file that the page handed over. The line end at the end of the file makes
 * no line.
 * @throws FeatureFailure as `readTextFile`, and file-too-large with more than 100,000 lines
 */
async function openLines(files: FileTickets, ticket: string): Promise<OpenedLines> {
  const { name, text } = await readTextFile(files, ticket);
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) {
    throw new FeatureFailure({ code: 'file-too-large', params: { name } });
  }
  const shortened = (line: string) => line.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '');
  return {
    name,
    lines: lines.map((line) => (line.length > LONGEST_LINE ? shortened(line) : line)),
  };
}
