import type { I18n } from '../../i18n/i18n.ts';
import type { Said } from './state.ts';

/** What happened last, as a sentence. */
export function saidWords(said: Said, t: I18n['t']): string {
  if (said.kind === 'propagated') return t('segments.said.propagated', { count: said.count });
  if (said.kind === 'filled') {
    const { segments, characters, sentCharacters: sent } = said.saving;
    return t('segments.saved', { segments, characters, sent });
  }
  if (said.kind === 'exported') {
    return t('segments.said.exported', { name: said.name, unconfirmed: said.unconfirmed });
  }
  return t('segments.said', {
    kind: said.kind.replaceAll('-', '_'),
    key: 'key' in said ? said.key : 0,
    number: 'number' in said && said.number !== null ? String(said.number + 1) : 'none',
  });
}
