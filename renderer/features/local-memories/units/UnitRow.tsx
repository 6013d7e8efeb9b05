import { Check, CircleSlash, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { directionOf } from '../../../i18n/language-code.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RemoveQuestion } from '../../../ui/RemoveQuestion.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { OfMemory } from '../state.ts';
import { sideId, type FoundUnit, type UnitQuery } from '../units-state.ts';
import { useIsCurated } from '../../team-memories/use-team.ts';
import { UnitEditor } from './UnitEditor.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { localMemoriesStore } from '../store.ts';
import { DifferenceText } from '../../segments/pane/DifferenceText.tsx';
import { LongText, TextBlocks } from '../../../ui/LongText.tsx';
import { markedPieces } from './marked-pieces.ts';
import type { TextRange } from './marked-pieces.ts';

export interface UnitRowProps extends OfMemory {
  readonly row: FoundUnit;
  /** From 0. */
  readonly place: number;
  readonly side: UnitQuery['side'];
  /** The row that the Tab key reaches. */
  readonly isActive: boolean;
  readonly isEdited: boolean;
  readonly onEnter: (place: number) => void;
  /** The unit was deleted while its row had the keyboard. */
  readonly onGone: () => void;
}

/** One unit: read, or written in place. Enter edits it, Delete asks whether it may go. */
export function UnitRow(props: UnitRowProps) {
  const { memory, row, place, side, isActive, isEdited, onEnter, onGone } = props;
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const [isAsking, setAsking] = useState(false);
  const isCurated = useIsCurated(memory);
  const isLeftOut = useStore(localMemories.state, (now) => now.units.leftOut.has(row.unit));
  const beginsGroup = useStore(localMemories.state, (now) => {
    const before = now.units.rows[place - 1];
    return before !== undefined && row.group !== undefined && before.group !== row.group;
  });
  const element = useRef<HTMLDivElement>(null);
  const edit = () =>
    localMemories.write({ unit: row.unit, source: row.source, targets: row.targets });

  async function remove() {
    setAsking(false);
    await localMemories.removeUnit(row.unit);
    onGone();
  }

  return (
    <div
      ref={element}
      role="row"
      className="unit"
      aria-rowindex={place + 1}
      data-begins-group={beginsGroup || undefined}
      data-left-out={isLeftOut || undefined}
      data-unit={row.unit}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onEnter(place)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || isEdited || !isCurated) return;
        if (event.key === 'Enter') edit();
        else if (event.key === 'Delete') setAsking(true);
        else if (event.key === ' ' && row.group !== undefined) localMemories.leaveOut(row.unit);
        else return;
        event.preventDefault();
      }}
    >
      {isEdited ? (
        <div role="gridcell" className="unit-editing">
          <UnitEditor
            memory={memory}
            label={t('memories.unit-edit')}
            onLeft={() => element.current?.focus()}
          />
        </div>
      ) : (
        <Cells memory={memory} row={row} side={side} isActive={isActive}>
          {{ edit, remove: () => setAsking(true) }}
        </Cells>
      )}
      {isAsking && !isEdited && (
        <div role="gridcell" className="unit-question">
          <RemoveQuestion
            verb={t('memories.unit-remove-do')}
            keep={t('memories.unit-remove-keep')}
            onRemove={() => void remove()}
            onKeep={() => {
              setAsking(false);
              element.current?.focus();
            }}
          >
            {t('memories.unit-remove-sure')}
          </RemoveQuestion>
        </div>
      )}
    </div>
  );
}

interface CellsProps extends Pick<UnitRowProps, 'memory' | 'row' | 'side' | 'isActive'> {
  readonly children: { readonly edit: () => void; readonly remove: () => void };
}

function Cells({ memory, row, side, isActive, children: { edit, remove } }: CellsProps) {
  const { t, day } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const searched = sideId(side);
  const targets = Object.entries(row.targets);
  const isCurated = useIsCurated(memory);
  const isRepeated = useStore(localMemories.state, (now) => now.units.query.repeated);
  const { group } = row;
  const isLeftOut = useStore(localMemories.state, (now) => now.units.leftOut.has(row.unit));
  const first = useStore(localMemories.state, (now) =>
    group === undefined ? undefined : now.units.rows.find((one) => one.group === group),
  );
  const rangesOf = (id: string) => (id === searched ? row.ranges : []);
  return (
    <>
      <div
        role="gridcell"
        className="unit-text"
        lang={memory.source}
        dir={directionOf(memory.source)}
      >
        {first === undefined || first.unit === row.unit ? (
          <MarkedText text={row.source} ranges={rangesOf('source')} />
        ) : (
          <DifferenceText stored={first.source} segment={row.source} />
        )}
      </div>
      <div role="gridcell" className="unit-targets">
        {targets.map(([language, text]) => (
          <div key={language} className="unit-target">
            {memory.targets.length > 1 && <span className="unit-language">{language}</span>}
            <span className="unit-text" lang={language} dir={directionOf(language)}>
              <MarkedText text={text} ranges={rangesOf(language)} />
            </span>
          </div>
        ))}
      </div>
      <div role="gridcell" className="unit-facts soft small tabular">
        {row.percent !== null && row.percent < 100 && (
          <span className="unit-percent">
            {t('memories.unit-percent', { percent: row.percent })}
          </span>
        )}
        {row.author !== null && (
          <span>
            <bdi>{brief(row.author)}</bdi>
          </span>
        )}
        {row.project !== null && (
          <span>
            <bdi>{brief(row.project)}</bdi>
          </span>
        )}
        <span>{day(row.changed)}</span>
        {row.note !== null && <span className="unit-note">{brief(row.note)}</span>}
      </div>
      <div role="gridcell" className="unit-verbs">
        {isCurated && (
          <>
            {group !== undefined && (
              <IconButton
                icon={CircleSlash}
                size="compact"
                name={t('memories.unit-leave-out')}
                aria-pressed={isLeftOut}
                excludeFromTabOrder={!isActive}
                onPress={() => localMemories.leaveOut(row.unit)}
              />
            )}
            {(isRepeated || group !== undefined) && (
              <IconButton
                icon={Check}
                size="compact"
                name={t('memories.unit-keep')}
                isDisabled={isLeftOut}
                excludeFromTabOrder={!isActive}
                onPress={() => void localMemories.keepUnit(row)}
              />
            )}
            <IconButton
              icon={Pencil}
              size="compact"
              name={t('memories.unit-edit')}
              excludeFromTabOrder={!isActive}
              onPress={edit}
            />
            <IconButton
              icon={Trash2}
              size="compact"
              name={t('memories.unit-remove')}
              excludeFromTabOrder={!isActive}
              onPress={remove}
            />
          </>
        )}
      </div>
    </>
  );
}

interface MarkedTextProps {
  readonly text: string;
  /** UTF-16 ranges. */
  readonly ranges: readonly TextRange[];
}

/** A text in which the places that were searched for are marked. */
function MarkedText({ text, ranges }: MarkedTextProps) {
  if (ranges.length === 0) return <LongText text={text} />;
  const pieces = markedPieces(text, ranges);
  return (
    <TextBlocks pieces={pieces.map((piece) => piece.text)}>
      {({ piece, text: words }) =>
        pieces[piece]?.isMarked === true ? <mark>{words}</mark> : words
      }
    </TextBlocks>
  );
}
