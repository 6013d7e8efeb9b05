import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { InspectionInput } from '../../engine/inspection/routes.ts';
import { isDiskFull } from '../../system/disk-full.ts';
import type { OriginalFile } from '../../system/segment-folders.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { OpenProjectPorts } from './open-project.ts';

type From = CheckedInput<'segments.open'>['from'];

/** A document that was taken in. */
export interface Taken {
  readonly name: string;
  readonly from: InspectionInput<'segments'>['from'];
}

/** Each target has an original of its own, so that any of them can go. */
export async function originalFor(
  id: string,
  like: string,
  taken: Taken,
  { folders }: Pick<OpenProjectPorts, 'folders'>,
): Promise<Taken> {
  const { name, from } = taken;
  if ('text' in from || id === like) return taken;
  const path = await folders.keepOriginal(id, { path: folders.originalPath(like) });
  return { name, from: { name, path } };
}

/** Keeps the document that a file is made of; a ticket is used up, whatever comes of it. */
export async function takeOriginal(
  id: string,
  from: From,
  { folders, files, originalOf }: Pick<OpenProjectPorts, 'folders' | 'files' | 'originalOf'>,
): Promise<Taken> {
  if ('text' in from) return { name: from.name, from: { text: from.text } };
  if ('document' in from) {
    const original = await originalOf(from.document);
    if (original === null) throw new FeatureFailure({ code: 'file-gone', params: { name: '' } });
    const { name, path } = original;
    return { name, from: { name, path: await keep(name, { path }) } };
  }
  const { ticket, name } = from;
  const file = files.take(ticket);
  if (file === null) throw new FeatureFailure({ code: 'file-gone', params: { name } });
  try {
    return { name, from: { name, path: await keep(name, file) } };
  } finally {
    await file.discard();
  }

  async function keep(called: string, file: OriginalFile) {
    try {
      return await folders.keepOriginal(id, file);
    } catch (error) {
      if (isDiskFull(error)) throw error;
      throw new FeatureFailure({ code: 'file-unreadable', params: { name: called } });
    }
  }
}
