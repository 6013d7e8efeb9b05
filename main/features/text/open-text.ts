import type { OpenedText } from '../../../preload/contract/text.ts';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import type { FileTickets } from '../../system/files.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { readTextFile } from '../read-text-file.ts';

/**
 * Reads a text file that the page handed over into the source pane.
 * @throws DeskFailure as `readTextFile`, and file-too-large beyond what can be translated at once
 */
export async function openText(files: FileTickets, ticket: string): Promise<OpenedText> {
  const { name, text } = await readTextFile(files, ticket);
  if (billedCharacters(text) > MAX_SOURCE_CHARACTERS) {
    throw new FeatureFailure({ code: 'file-too-large', params: { name } });
  }
  return { name, text };
}
