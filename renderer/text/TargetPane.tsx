import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../look/IconButton.tsx';
import { Picker } from '../look/Picker.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { isOf, type Column } from './column.ts';
import type { Lit } from './lit.ts';
import { OriginBadge } from './OriginBadge.tsx';
import { Result } from './Result.tsx';
import { TargetFoot } from './TargetFoot.tsx';
import { TargetNotes } from './TargetNotes.tsx';
import { useAfter } from './use-after.ts';
import { useFitted } from './use-fitted.ts';
import { useLanguageChoices, useLanguages } from './use-languages.ts';

export interface TargetPaneProps {
  readonly column: Column;
  readonly index: number;
  readonly lit: Lit | null;
  readonly onLight: (lit: Lit | null) => void;
}

/** One target language: its result, what is to be said about it, and its foot. */
export function TargetPane({ column, index, lit, onLight }: TargetPaneProps) {
  const { text } = useStores();
  const { held } = useFitted(column.target);
  const [isEditing, setEditing] = useState(false);
  const revision = useStore(text.state, (now) => now.revision);
  const count = useStore(text.state, (now) => now.columns.length);
  const isOutdated = column.shown !== null && !isOf(column, revision);
  const litHere = lit?.target === column.target ? lit.segment : null;

  return (
    <div className="pane">
      <Progress column={column} />
      {count > 1 && <TargetHead target={column.target} index={index} />}
      <Result
        column={column}
        index={index}
        isEditing={isEditing}
        lit={litHere}
        onLight={(segment) => onLight(segment === null ? null : { target: column.target, segment })}
      />
      <OriginBadge column={column} lit={litHere} />
      <TargetNotes column={column} held={held} />
      <TargetFoot
        column={column}
        isFirst={index === 0}
        isOutdated={isOutdated}
        isEditing={isEditing}
        onEdit={setEditing}
      />
      <Announcement column={column} />
    </div>
  );
}

/** A thin line on top of the pane, after 300 ms. */
function Progress({ column }: { readonly column: Column }) {
  const { t } = useWords();
  const { nameOf } = useLanguages();
  const { run } = column;
  const isLate = useAfter(run.state === 'running' ? run.startedAt : null, 300);
  if (run.state !== 'running' || !isLate) return <div className="pane-progress" />;
  const share = run.chunks === null ? 0 : run.chunks.done / Math.max(1, run.chunks.all);
  return (
    <div
      className="pane-progress"
      role="progressbar"
      aria-label={t('text.progress', { language: nameOf(column.target) })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <div style={{ inlineSize: `${Math.max(4, share * 100)}%` }} />
    </div>
  );
}

/** Names the language of a column where there are several. */
function TargetHead({ target, index }: { readonly target: string; readonly index: number }) {
  const { t } = useWords();
  const { text } = useStores();
  const { nameOf } = useLanguages();
  const choices = useLanguageChoices('target');
  const targets = useStore(text.state, (now) => now.columns).map((column) => column.target);
  return (
    <div className="pane-head">
      {index === 0 ? (
        <span className="pane-language">{nameOf(target)}</span>
      ) : (
        <Picker
          label={t('text.to-next', { number: index + 1 })}
          labelPlace="unseen"
          choices={choices.map((one) =>
            one.id !== target && targets.includes(one.id) ? { ...one, isDisabled: true } : one,
          )}
          chosen={target}
          shown={nameOf(target)}
          isSearchable
          onChoose={(id) => text.setTarget(target, id)}
        />
      )}
      <IconButton
        icon={X}
        size="compact"
        name={t('text.remove-target', { language: nameOf(target) })}
        onPress={() => text.removeTarget(target)}
      />
    </div>
  );
}

/** Tells a screen reader that a result is there, once typing has come to rest. */
function Announcement({ column }: { readonly column: Column }) {
  const { t } = useWords();
  const { nameOf } = useLanguages();
  const [said, setSaid] = useState('');
  const { state } = column.run;
  const language = nameOf(column.target);
  useEffect(() => {
    if (state !== 'done') return undefined;
    const timer = setTimeout(() => setSaid(t('text.finished', { language })), 1000);
    return () => {
      clearTimeout(timer);
      setSaid('');
    };
  }, [state, language, t]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
