import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { insertAtCaret } from '../edit/insert-at-caret.ts';
import { segmentsStore } from '../store.ts';
import {
  codePointOf,
  findCharacters,
  specialCharacters,
  type SpecialCharacter,
} from './special-characters.ts';
import './CharacterPalette.css';

export interface CharacterPaletteProps {
  readonly isOpen: boolean;
  readonly language: string;
  readonly onClose: () => void;
}

/** Characters that keyboards lack, those of the target language first; a press puts one in. */
export function CharacterPalette({ isOpen, language, onClose }: CharacterPaletteProps) {
  const { t } = useI18n();
  return (
    <Dialog title={t('segments.characters')} isOpen={isOpen} onClose={onClose}>
      <Palette language={language} onClose={onClose} />
    </Dialog>
  );
}

const MOST_RECENT = 12;

function Palette({ language, onClose }: Pick<CharacterPaletteProps, 'language' | 'onClose'>) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [editor, setEditor] = useSetting('segmentEditor');
  const [query, setQuery] = useState('');
  const all = specialCharacters(language);
  const found = findCharacters(all, query);
  const recent = editor?.recentSigns ?? [];
  const named = new Map(all.map((one) => [one.sign, one]));

  function insert(sign: string) {
    onClose();
    if (editor !== undefined) {
      const others = recent.filter((one) => one !== sign);
      setEditor({ ...editor, recentSigns: [sign, ...others].slice(0, MOST_RECENT) });
    }
    // The dialog gives the keyboard back first.
    requestAnimationFrame(() =>
      insertAtCaret(segments, (text, [start, end]) => ({
        text: text.slice(0, start) + sign + text.slice(end),
        caret: start + sign.length,
      })),
    );
  }

  return (
    <form
      className="characters"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first !== undefined) insert(first.sign);
      }}
    >
      <Field
        label={t('segments.characters.search')}
        type="search"
        value={query}
        onChange={setQuery}
        maxLength={40}
        autoFocus
      />
      {query === '' && recent.length > 0 && (
        <Signs
          name={t('segments.characters.recent')}
          signs={recent.map((sign) => named.get(sign) ?? { sign, name: '' })}
          onInsert={insert}
        />
      )}
      <Signs name={t('segments.characters')} signs={found} onInsert={insert} />
      {found.length === 0 && <p role="status">{t('look.nothing-found', { query })}</p>}
    </form>
  );
}

interface SignsProps {
  readonly name: string;
  readonly signs: readonly SpecialCharacter[];
  readonly onInsert: (sign: string) => void;
}

function Signs({ name, signs, onInsert }: SignsProps) {
  return (
    <div className="character-signs" role="group" aria-label={name}>
      {signs.map(({ sign, name: words }) => (
        <button
          key={sign}
          type="button"
          title={`${words} ${codePointOf(sign)}`.trim()}
          aria-label={`${sign} ${words} ${codePointOf(sign)}`.trim()}
          onClick={() => onInsert(sign)}
        >
          {shownSign(sign)}
        </button>
      ))}
    </div>
  );
}

/** What has no ink of its own is shown by its usual letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '\u00a0': 'NBSP',
  '\u202f': 'NNBSP',
  '\u2009': 'THSP',
  '\u200b': 'ZWSP',
  '\u200c': 'ZWNJ',
  '\u200d': 'ZWJ',
  '\u00ad': 'SHY',
  '\u2011': 'NBHY',
  '\u200e': 'LRM',
  '\u200f': 'RLM',
  '\u3000': 'IDSP',
};

function shownSign(sign: string) {
  const letters = LETTERS[sign];
  return letters === undefined ? sign : <span className="small">{letters}</span>;
}
