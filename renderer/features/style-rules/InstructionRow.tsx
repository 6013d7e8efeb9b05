import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import type { StyleInstruction } from '../../../preload/contract/style-rules.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RemoveQuestion } from '../../ui/RemoveQuestion.tsx';
import { brief } from '../../i18n/brief.ts';
import { LongText } from '../../ui/LongText.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

export interface InstructionRowProps {
  readonly instruction: StyleInstruction;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** An instruction is being written. */
  readonly isHeld: boolean;
  readonly isDragged: boolean;
  /** The row is held with the pointer; null: no longer. */
  readonly onDrag: (id: string | null) => void;
  readonly onDropHere: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

/** Names the kind of what is dragged, so that no dropped file is taken for a row. */
const KIND = 'application/x-dragoman-instruction';

/** One instruction, with the ways to change, move and delete it. */
export function InstructionRow(props: InstructionRowProps) {
  const { instruction, isFirst, isLast, isHeld, isDragged, onDrag, onDropHere, onMove } = props;
  const { t, language } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const [isAsking, setAsking] = useState(false);
  const [isOver, setOver] = useState(false);
  const { id, label, prompt, sourceLanguage } = instruction;
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(KIND);

  return (
    <li
      className="style-instruction"
      data-dragged={isDragged || undefined}
      data-over={(isOver && !isDragged) || undefined}
      onDragOver={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isOurs(event)) return;
        event.preventDefault();
        onDropHere();
      }}
    >
      <span
        className="style-grip"
        title={t('style-rules.instruction.drag', { label })}
        draggable={!isHeld}
        onDragStart={(event) => {
          event.dataTransfer.setData(KIND, id);
          event.dataTransfer.effectAllowed = 'move';
          onDrag(id);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <GripVertical aria-hidden="true" />
      </span>
      <div
        className="style-instruction-words"
        onDoubleClick={() => {
          if (!isHeld) styleRules.writeInstruction({ id, label, prompt, sourceLanguage });
        }}
      >
        <p>
          <strong className="own-direction">{brief(label)}</strong>
          {sourceLanguage !== null && (
            <span className="soft small">
              {' '}
              {t('style-rules.instruction.source-is', { language: language(sourceLanguage) })}
            </span>
          )}
        </p>
        <p>
          <bdi>
            <LongText text={prompt} />
          </bdi>
        </p>
      </div>
      <span className="style-instruction-verbs">
        <span className="style-move">
          <IconButton
            icon={ArrowUp}
            size="compact"
            name={t('style-rules.instruction.up', { label })}
            isDisabled={isFirst || isHeld}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            size="compact"
            name={t('style-rules.instruction.down', { label })}
            isDisabled={isLast || isHeld}
            onPress={() => onMove(1)}
          />
        </span>
        <IconButton
          icon={Pencil}
          size="compact"
          name={t('style-rules.instruction.edit', { label })}
          isDisabled={isHeld}
          onPress={() => styleRules.writeInstruction({ id, label, prompt, sourceLanguage })}
        />
        <IconButton
          icon={Trash2}
          size="compact"
          name={t('style-rules.instruction.delete', { label })}
          isDisabled={isHeld}
          onPress={() => setAsking(true)}
        />
      </span>
      {isAsking && (
        <div className="style-instruction-question">
          <RemoveQuestion
            verb={t('style-rules.delete.confirm')}
            keep={t('style-rules.delete.keep')}
            onKeep={() => setAsking(false)}
            onRemove={() => {
              setAsking(false);
              void styleRules.removeInstruction(id);
            }}
          >
            {t('style-rules.instruction.sure', { label })}
          </RemoveQuestion>
        </div>
      )}
    </li>
  );
}
