import type { ForbiddenTerm } from '../../../../preload/contract/segment-forbidden-terms.ts';
import { brief } from '../../../i18n/brief.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Arrow } from '../../../ui/Arrow.tsx';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { useForbiddenList } from './use-forbidden-terms.ts';
import './ForbiddenItem.css';

/** A translation that is not to be used in the segment; it is never put in. */
export function ForbiddenItem({ term }: { readonly term: ForbiddenTerm }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [all, keep] = useForbiddenList();
  const { source, target } = useEditorState((now) => now.project);
  return (
    <div className="term-item forbidden-item">
      <span className="term-words">
        {term.source !== '' && (
          <>
            <span lang={source} dir={directionOf(source)} data-side="source">
              {brief(term.source)}
            </span>{' '}
            <span aria-hidden="true">
              <Arrow />
            </span>{' '}
          </>
        )}
        <del lang={target} dir={directionOf(target)} data-side="target">
          {brief(term.target)}
        </del>{' '}
        <span className="forbidden-words small">{t('segments.forbidden.do-not-use')}</span>
        {term.note !== undefined && (
          <span className="forbidden-about small soft" dir="auto">
            {brief(term.note)}
          </span>
        )}
      </span>
      <Button
        size="compact"
        kind="quiet"
        aria-label={t('segments.forbidden.allow-named', { term: brief(term.target) })}
        onPress={() => {
          keep(all.filter((one) => one !== term));
          // The button is gone: the keyboard goes back to the text.
          segments.summon();
        }}
      >
        {t('segments.forbidden.allow')}
      </Button>
    </div>
  );
}
