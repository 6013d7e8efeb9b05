import { useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import './WorkDialogs.css';

const NONE: readonly number[] = [];

/** Which repetitions take a confirmed target over, where the project asks each time. */
export function PropagationDialog() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const numbers = useEditorState((now) => now.repetitions?.numbers ?? NONE);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = numbers.filter((number) => !left.has(number));
  const turn = (number: number) => {
    const next = new Set(left);
    if (!next.delete(number)) next.add(number);
    setLeft(next);
  };
  const close = (to: readonly number[]) => {
    void segments.propagate(to);
    segments.summon();
  };
  return (
    <Dialog
      title={t('segments.propagation')}
      isOpen
      onClose={() => close([])}
      actions={
        <>
          <Button onPress={() => close([])}>{t('segments.propagation.skip')}</Button>
          <Button kind="main" isDisabled={chosen.length === 0} onPress={() => close(chosen)}>
            {t('segments.propagation.do', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className="soft">{t('segments.propagation.about', { count: numbers.length })}</p>
      <ul className="work-list work-choices">
        {numbers.map((number) => (
          <li key={number}>
            <label>
              <input type="checkbox" checked={!left.has(number)} onChange={() => turn(number)} />
              {t('segments.work.segment', { number: number + 1 })}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
