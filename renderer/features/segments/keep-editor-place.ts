import type { SettingsStore } from '../settings/store.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { SegmentsState } from './state.ts';

/** Somebody who moves on quickly is noted where they rest. */
const REST_MS = 300;

/** Notes which file or project is open and which segment is active, for the next start. */
export function keepEditorPlace(
  segments: { readonly state: StoreApi<SegmentsState> },
  settings: Pick<SettingsStore, 'keepPlace'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  segments.state.subscribe(({ editor: now, page }, { editor: before, page: pageBefore }) => {
    const project = now?.project.id ?? null;
    // None yet is not the first one: a file that is opened there is a place, too.
    const segment = now?.active?.number ?? null;
    const isSame =
      project === (before?.project.id ?? null) && segment === (before?.active?.number ?? null);
    if (isSame && page === pageBefore) return;
    clearTimeout(timer);
    // A project that has just been opened has no active segment yet.
    if (now !== null && segment === null) return;
    timer = setTimeout(() => settings.keepPlace({ project, segment: segment ?? 0, page }), REST_MS);
  });
}
