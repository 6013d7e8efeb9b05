import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { isOf, type Column } from '../column.ts';
import { foundLanguage } from '../state.ts';
import { textStore } from '../store.ts';
import { forbiddenFinder } from './forbidden-finder.ts';

/** A translation changes with every key while it is edited. */
const ASK_AFTER_MS = 300;
/** Longer texts are translated as documents. */
const MOST_TEXT = 100_000;
const NONE: readonly string[] = [];

/** Says which forbidden terms a result has; they are neither taken out nor put in. */
export function ForbiddenNotice({ column }: { readonly column: Column }) {
  const { t, list } = useI18n();
  const found = useForbiddenIn(column);
  if (found.length === 0) return null;
  return (
    <div className="pane-notes">
      <Notice tone="notice" role="status">
        {t('text.forbidden', {
          terms: list(found.map(brief)),
          count: found.length,
        })}
      </Notice>
    </div>
  );
}

/** Asks again whenever the texts or the list change. */
function useForbiddenIn(column: Column): readonly string[] {
  const { find } = usePageStore(forbiddenFinder);
  const text = usePageStore(textStore);
  const from = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null,
  );
  const source = useStore(text.state, (now) => now.text);
  const revision = useStore(text.state, (now) => now.revision);
  const [preferences] = useSetting('segments');
  const [found, setFound] = useState(NONE);
  const { target: to, edited, shown, run } = column;
  const isDone = run.state === 'done' && isOf(column, revision);
  const target = edited ?? (isDone ? (shown?.translation.text ?? '') : '');
  const list = preferences?.forbidden;
  useEffect(() => {
    const leaving = new AbortController();
    const isAsked =
      from !== null &&
      target !== '' &&
      source.length <= MOST_TEXT &&
      target.length <= MOST_TEXT &&
      list !== undefined;
    const timer = setTimeout(() => {
      if (!isAsked) {
        setFound(NONE);
        return;
      }
      find({ from: baseOf(from), to: baseOf(to), source, target }, leaving.signal).then(
        (terms) => {
          if (!leaving.signal.aborted) setFound(terms);
        },
        // The next change asks again.
        () => undefined,
      );
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [find, from, to, source, target, list]);
  return found;
}
