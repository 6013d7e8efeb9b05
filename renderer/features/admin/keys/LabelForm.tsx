import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { labelProblem } from './label.ts';
import type { KeysState } from './state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { keysStore } from '../keys-store.ts';

/** UTF-16 units that can be put in; a service says itself how many it takes. */
const MOST_UNITS = 10_000;

/** The label of a key, renamed in its place. Enter keeps it, Escape leaves. */
export function LabelForm({ renaming }: { readonly renaming: NonNullable<KeysState['renaming']> }) {
  const { t } = useI18n();
  const keys = usePageStore(keysStore);
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const problem = labelProblem(renaming.label);
  const isSaid = isTried && problem !== null;
  const isBusy = renaming.attempt.state === 'running';
  useEffect(() => input.current?.select(), []);

  const keep = () => {
    setTried(true);
    if (problem === null) void keys.rename();
    else input.current?.focus();
  };
  return (
    <form
      className="key-label-form"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onKeyDown={(event) => {
        // Keys that move between rows belong to the entry here.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        keys.leaveRename();
      }}
    >
      <input
        ref={input}
        className="input"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        aria-label={t('admin.rename.label')}
        aria-invalid={isSaid || undefined}
        maxLength={MOST_UNITS}
        value={renaming.label}
        readOnly={isBusy}
        onChange={(event) => keys.typeLabel(event.target.value)}
      />
      <IconButton
        icon={Check}
        size="compact"
        name={t(isBusy ? 'admin.rename.saving' : 'admin.rename.keep')}
        onPress={keep}
      />
      <IconButton
        icon={X}
        size="compact"
        name={t('admin.rename.leave')}
        onPress={() => keys.leaveRename()}
      />
      {isSaid && (
        <span className="key-label-problem small" role="alert">
          {t('admin.label.problem', { problem })}
        </span>
      )}
    </form>
  );
}
