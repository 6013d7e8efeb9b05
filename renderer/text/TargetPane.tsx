import { X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useActionWords } from '../actions/use-action.ts';
import { directionOf } from '../languages/code.ts';
import { IconButton } from '../look/IconButton.tsx';
import { Picker } from '../look/Picker.tsx';
import { shownSettings } from '../settings/store.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { isOf, type Column } from './column.ts';
import type { Lit } from './lit.ts';
import { OriginBadge } from './OriginBadge.tsx';
import { originDetail } from './origin-words.ts';
import { ResultText, segmentByKey } from './ResultText.tsx';
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
        isOutdated={isOutdated}
        isEditing={isEditing}
        lit={litHere}
        onLight={(segment) =>
          onLight(segment === null ? null : { target: column.target, segment })
        }
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

interface ResultProps {
  readonly column: Column;
  readonly index: number;
  readonly isOutdated: boolean;
  readonly isEditing: boolean;
  readonly lit: number | null;
  readonly onLight: (segment: number | null) => void;
}

/** The result's element: it is there before the first result and is never replaced. */
function Result({ column, index, isOutdated, isEditing, lit, onLight }: ResultProps) {
  const { t } = useWords();
  const { text } = useStores();
  const { nameOf } = useLanguages();
  const [walked, setWalked] = useState('');
  const { target, shown, edited } = column;
  const segments = edited === null ? (shown?.translation.segments ?? []) : [];
  const result = edited ?? shown?.translation.text ?? '';
  const label =
    index === 0 ? t('text.translation') : t('text.translation-into', { language: nameOf(target) });

  function walk(event: KeyboardEvent<HTMLElement>) {
    const next = segmentByKey(event, lit, segments.length);
    if (next === undefined || isEditing) return;
    event.preventDefault();
    onLight(next);
    const origin = next === null ? undefined : segments[next];
    setWalked(origin === undefined ? '' : originDetail(origin, t));
    const found = event.currentTarget.querySelector(`[data-segment="${next}"]`);
    found?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="pane-body">
      <section
        className="result"
        aria-label={label}
        lang={target}
        dir={directionOf(target)}
        tabIndex={isEditing ? -1 : 0}
        data-outdated={isOutdated || undefined}
        aria-busy={column.run.state === 'running'}
        onKeyDown={walk}
      >
        {isEditing ? (
          <textarea
            className="result-edit"
            aria-label={t('text.edited')}
            autoFocus
            spellCheck={false}
            value={result}
            onChange={(event) => text.edit(target, event.target.value)}
          />
        ) : edited !== null ? (
          <ResultText text={edited} segments={typed(edited)} lit={null} onLight={onLight} />
        ) : (
          <ResultText text={result} segments={segments} lit={lit} onLight={onLight} />
        )}
      </section>
      {result === '' && !isEditing && <Placeholder column={column} />}
      <p className="unseen" role="status">
        {walked}
      </p>
    </div>
  );
}

/** A result that a person changed is typed as a whole. */
function typed(text: string) {
  return [{ kind: 'typed', source: [0, 0], target: [0, text.length] }] as const;
}

function Placeholder({ column }: { readonly column: Column }) {
  const { t } = useWords();
  const { text, settings } = useStores();
  const { shortcut } = useActionWords('translate');
  // A draft that was brought back is not sent, and maybe billed, before somebody asks.
  const isBroughtBack = useStore(text.state, (now) => now.revision === 0 && now.text !== '');
  const whileTyping = useStore(settings.state, (now) => shownSettings(now)?.translateWhileTyping);
  if (column.run.state !== 'idle' && column.run.state !== 'running') return null;
  return (
    <p className="result-empty" aria-hidden="true">
      {whileTyping === false || isBroughtBack
        ? t('text.result-empty-asked', { shortcut: shortcut ?? '' })
        : t('text.result-empty')}
    </p>
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
