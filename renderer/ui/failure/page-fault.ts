import type { PageFault } from '../../../preload/contract/page-fault.ts';

/** Of something that the page's code has thrown what support may learn: its kind and its place. */
export function pageFault(place: PageFault['place'], thrown: unknown): PageFault {
  if (!(thrown instanceof Error)) return { place, error: 'Unknown', at: '' };
  const [, at = ''] = /([\w.-]{1,80}\.[cm]?[jt]sx?:\d{1,7}:\d{1,7})/.exec(thrown.stack ?? '') ?? [];
  return { place, error: /^[A-Za-z]{1,60}$/.test(thrown.name) ? thrown.name : 'Error', at };
}
