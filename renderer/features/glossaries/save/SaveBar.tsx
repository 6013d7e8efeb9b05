import { Trash2 } from 'lucide-react';
import { useId, useState, useMemo } from 'react';
import { useStore } from 'zustand';
import { MAX_GLOSSARY_BYTES } from '../../../../preload/contract/limits.ts';
import { useAction, useActionWords } from '../../../ui/actions/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { fileSize } from '../../../i18n/file-size.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { DeleteQuestion } from '../DeleteQuestion.tsx';
import type { DictionaryEditorProps, GlossaryEditorProps } from '../state.ts';
import type { GridStore } from '../grid/grid-store.ts';
import { glossaryBytes, isStored } from '../state.ts';
import { usePairWords } from '../use-glossary-words.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';
import { useShallow } from 'zustand/react/shallow';
import { Meter } from '../../../ui/Meter.tsx';
import type { GridState } from '../grid/grid-state.ts';
import '../../../ui/SaveBar.css';

export interface SaveBarProps extends DictionaryEditorProps {
  readonly grid: GridStore;
}

/** How large the glossary is, and saving the dictionary. */
export function SaveBar({ glossary, pair, grid }: SaveBarProps) {
  const { t, locale } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { words } = usePairWords();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const isNew = !isStored(glossary, pair);
  const isTooLarge = useStore(
    glossaries.state,
    (now) => glossaryBytes(now, glossary).bytes > MAX_GLOSSARY_BYTES,
  );
  const obstacle = useStore(grid.state, (now) => obstacleOf(now, !isNew, isTooLarge));
  const isUnsaved = useStore(grid.state, (now) => now.isUnsaved);
  const max = fileSize(MAX_GLOSSARY_BYTES, locale);
  const { name, shortcut } = useActionWords('save');
  const save = () => {
    grid.keep('stay');
    void glossaries.askSave();
  };
  useAction('save', save);

  return (
    <div className="glossary-save save-bar">
      <GlossarySize glossary={glossary} />
      <span id={`${id}-obstacle`} className="glossary-obstacle soft small">
        {obstacle === null
          ? t('glossaries.unsaved-here')
          : t('glossaries.obstacle', { obstacle: obstacle.replaceAll('-', '_'), max })}
      </span>
      <div className="glossary-save-verbs">
        <IconButton
          icon={Trash2}
          name={t('glossaries.delete-pair', { pair: words(pair) })}
          onPress={() => setAsking(true)}
        />
        <Button
          action="glossary-discard"
          kind="quiet"
          isDisabled={!isUnsaved}
          onPress={() => void glossaries.discard()}
        >
          {t('glossaries.discard')}
        </Button>
        <Tooltip words={name} shortcut={shortcut}>
          <Button
            kind="main"
            isDisabled={obstacle !== null}
            aria-describedby={`${id}-obstacle`}
            onPress={save}
          >
            {t('glossaries.save')}
          </Button>
        </Tooltip>
      </div>
      <DeleteQuestion
        glossary={glossary}
        pair={pair}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** A glossary that is so full is told before it is too large. */
const NEARLY_FULL = 0.9;

/** How large the glossary is, of what the service takes. */
function GlossarySize({ glossary }: GlossaryEditorProps) {
  const { t, locale } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { bytes, unread } = useStore(
    glossaries.state,
    useShallow((now) => glossaryBytes(now, glossary)),
  );
  const max = useMemo(() => fileSize(MAX_GLOSSARY_BYTES, locale), [locale]);
  const isFull = bytes > MAX_GLOSSARY_BYTES;
  const isNearlyFull = bytes > MAX_GLOSSARY_BYTES * NEARLY_FULL;
  return (
    <div className="glossary-size">
      <Meter
        label={t('glossaries.size')}
        value={Math.min(bytes, MAX_GLOSSARY_BYTES)}
        max={MAX_GLOSSARY_BYTES}
        words={t('glossaries.size.words', { size: fileSize(bytes, locale), max, unread })}
        tone={isFull ? 'bad' : isNearlyFull ? 'notice' : 'plain'}
      />
    </div>
  );
}

/** Why a dictionary cannot be saved; null where it can. */
type Obstacle = 'problems' | 'empty' | 'too-large' | 'unchanged';

/** @param isTooLarge the whole glossary, as far as it is known */
function obstacleOf(
  { rows, check, isUnsaved }: Pick<GridState, 'rows' | 'check' | 'isUnsaved'>,
  isStored: boolean,
  isTooLarge: boolean,
): Obstacle | null {
  if (check.problems > 0) return 'problems';
  if (rows.length === 0) return 'empty';
  if (isTooLarge) return 'too-large';
  return isUnsaved || !isStored ? null : 'unchanged';
}
