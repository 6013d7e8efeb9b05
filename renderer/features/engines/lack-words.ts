import type { Lack } from '../../../preload/contract/engine-lack.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** Why an engine has no translation, as a clause. */
export const lackWords = (lack: Lack, engine: string, t: I18n['t']): string =>
  t('engines.lack', { lack: lack.replaceAll('-', '_'), engine });
