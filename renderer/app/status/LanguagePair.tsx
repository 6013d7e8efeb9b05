import { useStore } from 'zustand';
import { foundLanguage } from '../../features/text/state.ts';
import { useLanguages } from '../../features/languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from '../../features/text/store.ts';

/** The languages of the Text screen: codes to see, names to hear. */
export function LanguagePair() {
  const { t, list } = useI18n();
  const text = usePageStore(textStore);
  const { nameOf } = useLanguages();
  const source = useStore(text.state, (state) => state.source ?? foundLanguage(state)?.language);
  const targets = useStore(text.state, (state) =>
    state.columns.map((column) => column.target).join(' '),
  ).split(' ');
  return (
    <span className="status-languages">
      <span aria-hidden="true">
        {t('status.languages', {
          from: source === undefined ? t('status.detect') : shortCode(source),
          to: targets.map(shortCode).join(', '),
        })}
      </span>
      <span className="unseen">
        {t('status.languages.spoken', {
          from: source === undefined ? t('status.detect') : nameOf(source),
          to: list(targets.map(nameOf)),
        })}
      </span>
    </span>
  );
}

/** `EN` as services write it reads `en`; `en-GB` stays as it is. */
function shortCode(code: string): string {
  return code.includes('-') ? code : code.toLowerCase();
}
