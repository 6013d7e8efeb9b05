import type { OpenFiles } from '../system/open-files.ts';
import type { Placed } from '../system/output-folder.ts';
import { FeatureFailure } from './feature-failure.ts';

/** Opens a written file, or shows it in its folder. Rejects with file-gone or no-opener. */
export async function openResult(
  openFiles: OpenFiles,
  how: keyof OpenFiles,
  { path, name }: Placed,
): Promise<null> {
  const outcome = await openFiles[how](path);
  if (outcome === 'gone') throw new FeatureFailure({ code: 'file-gone', params: { name } });
  if (outcome === 'failed') throw new FeatureFailure({ code: 'no-opener', params: { name } });
  return null;
}
