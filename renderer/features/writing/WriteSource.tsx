import { useStore } from 'zustand';
import { MAX_WRITING_CHARACTERS } from '../../../preload/contract/limits.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { WritingArea } from '../../ui/WritingArea.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { foundLanguage, languageOf } from './state.ts';
import { WriteSourceFoot } from './WriteSourceFoot.tsx';
import '../../ui/SourceText.css';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

/** The left pane: the text that is improved. */
export function WriteSource() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const text = useStore(writing.state, (now) => now.text);
  const language = useStore(writing.state, languageOf);
  return (
    <div className="pane">
      <div className="pane-head">
        <h2 className="pane-language">{t('writing.your-text')}</h2>
        <Found />
      </div>
      <div className="source-text">
        <WritingArea
          className="source-field"
          aria-label={t('writing.source')}
          placeholder={t('writing.source-empty')}
          lang={language ?? undefined}
          dir={directionOf(language)}
          value={text}
          mostUnits={MAX_WRITING_CHARACTERS}
          autoFocus
          onText={writing.setText}
        />
      </div>
      <WriteSourceFoot />
    </div>
  );
}

/** The language that the text was found to be in, and by whom. */
function Found() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const { nameOf } = useLanguages();
  const found = useStore(writing.state, foundLanguage);
  const isGuess = useStore(
    writing.state,
    ({ detection, shown, revision }) =>
      detection.state === 'done' &&
      detection.value.by === 'local' &&
      !(shown?.revision === revision && shown.improvement.detected !== null),
  );
  return (
    <p className="soft small write-found" role="status">
      {found !== null &&
        t(isGuess ? 'writing.found-local' : 'writing.found', { language: nameOf(found) })}
    </p>
  );
}
