import { ToggleButton } from 'react-aria-components';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SOURCE } from './columns.ts';
import { useColumns, useSessionStore, useView } from './use-session.ts';

/** The names over the columns; pressing one hides its column or shows it again. */
export function ColumnHeads() {
  const { t, language } = useI18n();
  const session = useSessionStore();
  const { all, shown } = useColumns();
  const targets = useView(({ state }) => state.targets, null);
  const source = useView(({ state }) => state.sourceLanguage, null);
  const found = useView(({ live }) => live.language, null);
  const spoken = source ?? found;
  const words = (column: string) => {
    if (column === SOURCE) return spoken === null ? t('voice.spoken') : language(spoken);
    const target = targets?.find((one) => one.language === column);
    if (target?.isPseudo === true) return t('voice.pseudo', { language: language(column) });
    if (target?.isUntranslated === true) {
      return t('voice.untranslated', { language: language(column) });
    }
    return target?.ended === true
      ? t('voice.ended-column', { language: language(column) })
      : language(column);
  };
  return (
    <div className="voice-heads" role="group" aria-label={t('voice.columns')}>
      <span className="voice-gutter" />
      {shown.map((column) => (
        <span key={column} className="voice-head">
          {words(column)}
        </span>
      ))}
      {all.length > 1 && (
        <span className="voice-head-switches">
          {all.map((column) => (
            <ToggleButton
              key={column}
              className="voice-head-switch small"
              isSelected={shown.includes(column)}
              onChange={() => session.toggleColumn(column)}
              aria-label={t('voice.show-column', { column: words(column) })}
            >
              {column === SOURCE ? t('voice.spoken') : column}
            </ToggleButton>
          ))}
        </span>
      )}
    </div>
  );
}
