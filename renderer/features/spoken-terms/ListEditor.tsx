import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { MAX_TERM_LIST_CHARACTERS } from '../../../preload/contract/limits.ts';
import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { checkList, shownText, type ListCheck } from './list-draft.ts';
import { ListNotice } from './ListNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { listOf } from './state.ts';
import { TermLines, type TermLinesHandle } from './TermLines.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

export interface ListEditorProps {
  readonly collection: SpokenTermsCollection;
  readonly language: string;
}

/** The list of one language: written, checked while it is written, and saved. */
export function ListEditor({ collection, language }: ListEditorProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const terms = usePageStore(termsStore);
  const draft = useStore(terms.state, (now) => listOf(now, collection.id, language));
  const [isAsking, setAsking] = useState(false);
  const lines = useRef<TermLinesHandle>(null);
  const check = checkList(draft);
  // The button that was pressed goes or rests, and the focus must not go with it.
  const toLines = () => lines.current?.focus();
  const name = i18n.language(language);
  const { saved, loading } = draft;

  if (loading.state === 'failed' && saved === null) {
    return <FailureCard failure={loading.failure} onRetry={() => void terms.open()} />;
  }
  if (saved === null && draft.text === null) {
    return <p className="soft terms-reading">{t('terms.list.reading')}</p>;
  }
  const over = Math.max(0, check.characters - MAX_TERM_LIST_CHARACTERS);
  return (
    <>
      <TermLines
        ref={lines}
        label={t('terms.list', { language: name })}
        language={language}
        text={shownText(draft)}
        faults={check.faults}
        onChange={terms.type}
      />
      <div className="terms-list-foot">
        <Meter
          label={t('terms.meter')}
          value={Math.min(check.characters, MAX_TERM_LIST_CHARACTERS)}
          max={MAX_TERM_LIST_CHARACTERS}
          words={t('terms.meter.words', {
            count: check.characters,
            max: MAX_TERM_LIST_CHARACTERS,
            over,
          })}
          tone={over > 0 ? 'bad' : 'plain'}
        />
        <FaultLine check={check} onShow={(line) => lines.current?.goTo(line)} onTidied={toLines} />
        <IconButton
          icon={Trash2}
          size="compact"
          name={t('terms.delete-list', { language: name })}
          onPress={() => setAsking(true)}
        />
      </div>
      <ListNotice draft={draft} onDone={toLines} />
      <SaveBar draft={draft} check={check} onDone={toLines} />
      <DeleteQuestion
        collection={collection}
        language={language}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface FaultLineProps {
  readonly check: ListCheck;
  readonly onShow: (line: number) => void;
  readonly onTidied: () => void;
}

/** How many lines break a rule, the way to the first, and what can be mended by itself. */
function FaultLine({ check, onShow, onTidied }: FaultLineProps) {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const [first] = check.faults;
  const canTidy = check.faults.some(({ fault }) => fault !== 'control');
  return (
    <div className="terms-fault-line">
      <span className="terms-fault-count small" role="status">
        {t('terms.faults', { count: check.faults.length })}
      </span>
      {first !== undefined && (
        <Button size="compact" onPress={() => onShow(first.line)}>
          {t('terms.faults.show')}
        </Button>
      )}
      {canTidy && (
        <Tooltip words={t('terms.tidy.about')}>
          <Button
            size="compact"
            onPress={() => {
              terms.tidy();
              onTidied();
            }}
          >
            {t('terms.tidy')}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}
