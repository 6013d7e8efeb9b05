import type { ConfiguredRules } from '../../../preload/contract/style-rules.ts';
import type { Services } from '../active-service.ts';

/** A style rule as QA needs it. */
export interface ProjectStyle {
  readonly language: string;
  readonly rules: ConfiguredRules;
}

/** A style rule of the active service by its id; the same object as long as nothing changes it. */
export type StyleOf = (id: string, signal: AbortSignal) => Promise<ProjectStyle>;

/** Style rules as last read, so that QA of a segment that is typed needs no request. */
export interface ProjectStyles {
  readonly of: StyleOf;
  /** A rule was changed here: nothing that is known of any holds. */
  forget(): void;
}

/** How long a rule is taken to be as it was read: another program may change it. */
const KEPT_MS = 60_000;

export function createProjectStyles(
  services: Pick<Services, 'openActive'>,
  now: () => number,
): ProjectStyles {
  const kept = new Map<string, { readonly style: ProjectStyle; readonly until: number }>();
  let changes = 0;
  return {
    async of(id, signal) {
      const service = await services.openActive(signal);
      const key = JSON.stringify([service.connection, id]);
      const known = kept.get(key);
      if (known !== undefined && known.until > now()) return known.style;
      const asked = changes;
      const { language, rules } = await service.call('style-rules', signal, (client, signal) =>
        client.styleRules.get(id, { signal }),
      );
      const isSame =
        known !== undefined && JSON.stringify(known.style) === JSON.stringify({ language, rules });
      const style = isSame ? known.style : { language, rules };
      if (asked === changes) kept.set(key, { style, until: now() + KEPT_MS });
      return style;
    },
    forget() {
      changes += 1;
      kept.clear();
    },
  };
}
