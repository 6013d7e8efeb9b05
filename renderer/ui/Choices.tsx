import { Check, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import {
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
  Text,
  useFilter,
} from 'react-aria-components';
import { brief } from '../i18n/brief.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import './Picker.css';

/** One thing to choose. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** BCP 47 tag of a name that is not in the interface language. */
  readonly lang?: string | undefined;
  /** Small, at the end of the line: a code, a count. */
  readonly note?: string | undefined;
  /** Small, below the name: a date, the reason why it cannot be chosen. */
  readonly detail?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Id of the chosen one; null for none. */
  readonly chosen: string | null;
  /** Called with the chosen id; also when it was chosen before. */
  readonly onChoose: (id: string) => void;
  readonly isSearchable: boolean;
}

/** A list to choose one thing from; arrow keys work from within the search field. */
export function Choices({ label, choices, chosen, onChoose, isSearchable }: ChoicesProps) {
  const { t } = useI18n();
  const [query, setQuery] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  // Enter came before the list did.
  const [isEntered, setEntered] = useState(false);
  const firstThatFits = () =>
    query === ''
      ? undefined
      : choices.find((choice) => choice.isDisabled !== true && contains(textOf(choice), query));
  const choose = useEffectEvent(onChoose);
  const awaited = isEntered ? firstThatFits()?.id : undefined;
  useEffect(() => {
    if (awaited !== undefined) choose(awaited);
  }, [awaited]);
  const box = useRef<HTMLDivElement>(null);
  // After a press by keyboard the kit waits a frame with the focus, and gives it up when the page
  // behind becomes inert in between, now or a moment later: what is typed then would go nowhere.
  useEffect(() => {
    const inside = box.current?.closest('.picker-inside');
    let later = 0;
    const focus = (isLost: () => boolean) => {
      cancelAnimationFrame(later);
      later = requestAnimationFrame(() => {
        if (inside?.contains(document.activeElement) !== false || !isLost()) return;
        inside.querySelector<HTMLElement>(isSearchable ? 'input' : '[role="option"]')?.focus();
      });
    };
    const refocus = () => focus(() => document.activeElement === document.body);
    focus(() => true);
    inside?.addEventListener('focusout', refocus);
    return () => {
      cancelAnimationFrame(later);
      inside?.removeEventListener('focusout', refocus);
    };
  }, [isSearchable]);
  const list = (
    <ListBox
      ref={box}
      className="picker-list"
      aria-label={t('look.choices', { label })}
      items={choices}
      selectionMode="single"
      selectedKeys={chosen === null ? [] : [chosen]}
      autoFocus={isSearchable ? false : 'first'}
      onSelectionChange={(keys) => {
        const [picked] = keys === 'all' ? [] : keys;
        const id = picked ?? chosen;
        if (id !== null) onChoose(String(id));
      }}
      renderEmptyState={() => (
        <div className="picker-empty">
          {query === '' || choices.length === 0
            ? t('look.empty')
            : t('look.nothing-found', { query })}
        </div>
      )}
    >
      {(choice) => <ChoiceRow choice={choice} />}
    </ListBox>
  );
  if (!isSearchable) return list;

  function search(words: string) {
    setQuery(words);
    setEntered(false);
  }

  function chooseByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    const marked =
      event.target instanceof Element && event.target.getAttribute('aria-activedescendant');
    const key =
      typeof marked === 'string' ? document.getElementById(marked)?.dataset['key'] : undefined;
    const picked = choices.find((choice) => choice.id === key) ?? firstThatFits();
    if (picked?.isDisabled === true) return;
    if (picked === undefined && choices.length > 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (picked === undefined) setEntered(true);
    else onChoose(picked.id);
  }

  return (
    <Autocomplete filter={contains} inputValue={query} onInputChange={search}>
      {/* The kit lets Enter fall where the list comes anew or the typing is fast: nothing is marked yet,
          or what is marked is there no more. */}
      <div className="picker-keys" onKeyDownCapture={chooseByEnter}>
        <SearchField className="picker-search" aria-label={t('look.search')} autoFocus>
          <Search aria-hidden="true" />
          <Input placeholder={t('look.search')} maxLength={500} />
        </SearchField>
      </div>
      {list}
    </Autocomplete>
  );
}

/** What a search looks at. */
const textOf = ({ name, note }: Choice): string => brief([name, note].filter(Boolean).join(' '));

function ChoiceRow({ choice }: { readonly choice: Choice }) {
  return (
    <ListBoxItem
      className="picker-choice"
      id={choice.id}
      isDisabled={choice.isDisabled === true}
      textValue={textOf(choice)}
    >
      <Check aria-hidden="true" />
      <Text slot="label" className="picker-name">
        <bdi lang={choice.lang}>{brief(choice.name)}</bdi>
      </Text>
      {choice.note !== undefined && <span className="picker-note">{brief(choice.note)}</span>}
      {choice.detail !== undefined && (
        <Text slot="description" className="picker-detail">
          {brief(choice.detail)}
        </Text>
      )}
    </ListBoxItem>
  );
}
