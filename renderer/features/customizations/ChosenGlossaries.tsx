import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GlossaryName } from '../../../preload/contract/customization.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import './ChosenGlossaries.css';
import { movedTo } from './moved-to.ts';
import { customizationsStore, shownGlossaries } from './store.ts';
import type { PairCoverage } from './use-pair-coverage.ts';
import { usePageStore } from '../../ui/stores.ts';

export interface ChosenGlossariesProps {
  /** Ids in the order in which they win. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly coverage: (glossary: GlossaryName) => PairCoverage;
}

/** The chosen glossaries; their order is changed by dragging a row or with its buttons. */
export function ChosenGlossaries({ chosen, onChange, coverage }: ChosenGlossariesProps) {
  const { t } = useI18n();
  const customizations = usePageStore(customizationsStore);
  const all = useStore(customizations.state, shownGlossaries);
  const dragged = useRef<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = (id: string) => all.find((one) => one.id === id)?.name ?? id;

  function move(id: string, place: number) {
    onChange(movedTo(chosen, id, place));
    setSaid(t('options.glossary-moved', { name: nameOf(id), place: place + 1 }));
  }

  return (
    <>
      <ol className="option-rows" aria-label={t('options.glossaries')}>
        {chosen.map((id, index) => {
          const glossary = all.find((one) => one.id === id);
          const name = nameOf(id);
          return (
            <li
              key={id}
              className="chosen-glossary"
              draggable={chosen.length > 1}
              data-over={over === id || undefined}
              onDragStart={(event) => {
                dragged.current = id;
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
              }}
              onDragOver={(event) => {
                if (dragged.current === null) return;
                event.preventDefault();
                setOver(id);
              }}
              onDrop={(event) => {
                if (dragged.current === null) return;
                event.preventDefault();
                move(dragged.current, index);
              }}
              onDragEnd={() => {
                dragged.current = null;
                setOver(null);
              }}
            >
              {chosen.length > 1 && <GripVertical aria-hidden="true" />}
              <span className="option-row-name own-direction">
                {brief(name)}
                {glossary !== undefined && (
                  <span className="soft small">{coverage(glossary).words}</span>
                )}
              </span>
              <IconButton
                icon={ArrowUp}
                size="compact"
                name={t('options.glossary-up', { name })}
                isDisabled={index === 0}
                onPress={() => move(id, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="compact"
                name={t('options.glossary-down', { name })}
                isDisabled={index === chosen.length - 1}
                onPress={() => move(id, index + 1)}
              />
              <IconButton
                icon={X}
                size="compact"
                name={t('options.glossary-remove', { name })}
                onPress={() => onChange(chosen.filter((one) => one !== id))}
              />
            </li>
          );
        })}
      </ol>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}
