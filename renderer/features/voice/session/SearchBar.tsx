import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAction } from '../../../ui/actions/use-action.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useHits } from './use-hits.ts';
import { useSession, useSessionStore } from './use-session.ts';

/** Searching the transcript: how many finds, which one is shown, and the way between them. */
export function SearchBar() {
  const { t } = useI18n();
  const session = useSessionStore();
  const search = useSession((now) => now.search);
  const hit = useSession((now) => now.hit);
  const hits = useHits();
  const field = useRef<HTMLInputElement>(null);
  const isOpen = search !== null;
  useAction('find', () => {
    session.search(search ?? '');
    field.current?.select();
  });
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (search === null) return null;

  const go = (step: number) => {
    if (hits.length > 0) session.showHit((hit + step + hits.length) % hits.length);
  };
  return (
    <search
      className="voice-search"
      onKeyDown={(event) => {
        if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
        else if (event.key === 'Escape') session.search(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Field
        label={t('voice.search')}
        type="search"
        value={search}
        inputRef={field}
        onChange={(words) => session.search(words)}
      />
      <p className="small soft tabular" role="status">
        {search.trim() === ''
          ? ''
          : hits.length === 0
            ? t('voice.search.none')
            : t('voice.search.count', { n: hit + 1, m: hits.length })}
      </p>
      <IconButton
        icon={ChevronUp}
        size="compact"
        name={t('voice.search.previous')}
        onPress={() => go(-1)}
      />
      <IconButton
        icon={ChevronDown}
        size="compact"
        name={t('voice.search.next')}
        onPress={() => go(1)}
      />
      <IconButton
        icon={X}
        size="compact"
        name={t('voice.search.close')}
        onPress={() => session.search(null)}
      />
    </search>
  );
}
