import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Failure } from '../../../preload/contract/failure.ts';
import { MAX_STYLE_INSTRUCTIONS } from '../../../preload/contract/limits.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { InstructionForm } from './InstructionForm.tsx';
import { InstructionRow } from './InstructionRow.tsx';
import type { ListProps } from './state.ts';
import './InstructionsTab.css';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** The custom instructions of a list, written and ordered in place. */
export function InstructionsTab({ list }: ListProps) {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const edit = useStore(styleRules.state, (now) => now.edits[list.id]);
  const arranging = useStore(styleRules.state, (now) => now.arranging);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const isNew = edit?.id === null;
  useFocusAfter(isNew, addButton);
  const rows = useRef<HTMLOListElement>(null);
  /** Where the focus is to go once the rows stand in their new order. */
  const focusPlace = useRef<{ readonly at: number; readonly by: number } | null>(null);
  const { instructions } = list;
  const all = instructions.length;

  // A moved row may be a new element, since it may have been made anew under another id.
  useEffect(() => {
    const place = focusPlace.current;
    focusPlace.current = null;
    if (place === null) return;
    const row = rows.current?.querySelectorAll('.style-instruction')[place.at];
    const buttons = row?.querySelectorAll<HTMLElement>('.style-move button:not(:disabled)') ?? [];
    (place.by < 0 ? buttons[0] : buttons[buttons.length - 1])?.focus();
  }, [instructions]);

  async function move(id: string, place: number) {
    const moved = instructions.find((one) => one.id === id);
    if (moved === undefined || place < 0 || place >= all) return;
    await styleRules.moveInstruction(id, place);
    if (styleRules.state.getState().arranging.state === 'failed') return;
    setSaid(t('style-rules.instruction.moved', { label: moved.label, place: place + 1, all }));
  }

  return (
    <>
      <p className="soft style-note">{t('style-rules.instructions.about')}</p>
      {arranging.state === 'failed' && (
        <FailureCard
          failure={arranging.failure}
          onDismiss={styleRules.forgetArranging}
          note={<Left failure={arranging.failure} t={t} />}
        />
      )}
      {all === 0 && !isNew && <p className="soft">{t('style-rules.instructions.none')}</p>}
      <ol ref={rows} className="style-instructions" aria-busy={arranging.state === 'running'}>
        {instructions.map((instruction, index) =>
          edit?.id === instruction.id ? (
            <li key={instruction.id}>
              <InstructionForm edit={edit} list={list} />
            </li>
          ) : (
            <InstructionRow
              key={instruction.id}
              instruction={instruction}
              isFirst={index === 0}
              isLast={index === all - 1}
              isHeld={edit !== undefined}
              isDragged={dragged === instruction.id}
              onDrag={setDragged}
              onDropHere={() => {
                if (dragged !== null) void move(dragged, index);
                setDragged(null);
              }}
              onMove={(by) => {
                focusPlace.current = { at: index + by, by };
                void move(instruction.id, index + by);
              }}
            />
          ),
        )}
        {isNew && (
          <li>
            <InstructionForm edit={edit} list={list} />
          </li>
        )}
      </ol>
      <div className="style-instructions-foot">
        <Button
          action="style-instruction"
          ref={addButton}
          isDisabled={edit !== undefined || all >= MAX_STYLE_INSTRUCTIONS}
          onPress={() =>
            styleRules.writeInstruction({ id: null, label: '', prompt: '', sourceLanguage: null })
          }
        >
          <Plus aria-hidden="true" />
          {t('style-rules.instruction.add')}
        </Button>
        <span className="soft small tabular">
          {t('style-rules.instructions.count', { count: all, max: MAX_STYLE_INSTRUCTIONS })}
        </span>
      </div>
      {all > 1 && <p className="soft small">{t('style-rules.instructions.order-note')}</p>}
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}

/** What a new order that failed half way has left behind. */
function Left({ failure, t }: { readonly failure: Failure; readonly t: I18n['t'] }) {
  const { left, count = 0 } = failure.params ?? {};
  if (left === 'duplicates') {
    return <p>{t('style-rules.arrange.duplicates', { count: Number(count) })}</p>;
  }
  if (left === 'moved') return <p>{t('style-rules.arrange.moved')}</p>;
  return left === 'as-before' ? <p>{t('style-rules.arrange.as-before')}</p> : null;
}
