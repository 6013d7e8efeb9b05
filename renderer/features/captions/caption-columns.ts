import type { CaptionsLook } from '../../../preload/contract/settings.ts';
import { SOURCE, type Column } from '../voice/session/columns.ts';

/**
 * The texts to show, one above the other. Without a translation there is the source at least, and
 * a translation that the session does not have gives way to its first one.
 */
export function captionColumns(
  { show, target }: Pick<CaptionsLook, 'show' | 'target'>,
  targets: readonly string[],
): readonly Column[] {
  const chosen = targets.find((language) => language === target) ?? targets[0];
  if (show === 'source' || chosen === undefined) return [SOURCE];
  return show === 'target' ? [chosen] : [SOURCE, chosen];
}
