import { Ban, CircleCheck, CircleSlash, Gauge, Pencil } from 'lucide-react';
import { memo, useRef } from 'react';
import { useStore } from 'zustand';
import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { useKeptFocus } from '../../documents/queue/use-kept-focus.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { KEY_MEASURES } from './key-measures.ts';
import { LabelForm } from './LabelForm.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { keysStore } from '../keys-store.ts';
import { measureWords } from './measure-words.ts';

export interface KeyRowProps {
  readonly developerKey: DeveloperKey;
  /** From 1; the row of names is the first. */
  readonly place: number;
  /** The Tab key reaches this row and its buttons. */
  readonly isActive: boolean;
  readonly onEnter: (id: string) => void;
}

/** One developer key. Drawn anew only when it changes: hundreds may be in the list. */
export const KeyRow = memo(function KeyRow(props: KeyRowProps) {
  const { developerKey: key, place, isActive, onEnter } = props;
  const { t, day } = useI18n();
  const keys = usePageStore(keysStore);
  const renaming = useStore(keys.state, ({ renaming: now }) => (now?.id === key.id ? now : null));
  const element = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(element);
  return (
    <div
      ref={element}
      role="row"
      className="key"
      data-row={key.id}
      data-ended={!key.isActive || undefined}
      aria-rowindex={place}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => {
        kept.onFocus();
        onEnter(key.id);
      }}
      onBlur={kept.onBlur}
    >
      <span role="gridcell" className="key-state">
        <span>
          {key.isActive ? <CircleCheck aria-hidden="true" /> : <CircleSlash aria-hidden="true" />}
          {t(key.isActive ? 'admin.keys.state.active' : 'admin.keys.state.deactivated')}
        </span>
        {key.deactivated !== null && (
          <span className="soft small tabular">{day(key.deactivated)}</span>
        )}
      </span>
      <span role="gridcell" className="key-label">
        {renaming === null ? (
          <span className="key-cut own-direction" title={brief(key.label)}>
            {key.label.trim() === '' ? <em>{t('admin.keys.unlabelled')}</em> : brief(key.label)}
          </span>
        ) : (
          <LabelForm renaming={renaming} />
        )}
        <span className="key-id soft small" dir="ltr">
          {key.masked}
        </span>
      </span>
      <span role="gridcell" className="key-created soft tabular">
        <span className="key-created-name small" aria-hidden="true">
          {t('admin.keys.column.created')}
        </span>
        {key.created === null ? '–' : day(key.created)}
      </span>
      {KEY_MEASURES.map((measure) => (
        <KeyMeasureCell key={measure.id} developerKey={key} measure={measure} />
      ))}
      <span role="gridcell" className="key-verbs">
        {key.isActive ? (
          <KeyVerbs developerKey={key} isActive={isActive} />
        ) : (
          <span className="soft small">{t('admin.keys.ended')}</span>
        )}
      </span>
    </div>
  );
});

function KeyVerbs({ developerKey, isActive }: Pick<KeyRowProps, 'developerKey' | 'isActive'>) {
  const { t, locale } = useI18n();
  const keys = usePageStore(keysStore);
  const label = developerKey.label.trim() === '' ? developerKey.masked : developerKey.label;
  const shared = { size: 'compact', excludeFromTabOrder: !isActive } as const;
  return (
    <>
      <IconButton
        {...shared}
        icon={Pencil}
        name={t('admin.rename', { label })}
        onPress={() => keys.beginRename(developerKey)}
      />
      <IconButton
        {...shared}
        icon={Gauge}
        name={t('admin.limits', { label })}
        onPress={() => keys.beginLimits(developerKey, locale)}
      />
      <IconButton
        {...shared}
        icon={Ban}
        name={t('admin.end', { label })}
        onPress={() => keys.beginEnd(developerKey)}
      />
    </>
  );
}

interface KeyMeasureCellProps {
  readonly developerKey: DeveloperKey;
  readonly measure: (typeof KEY_MEASURES)[number];
}

/** What a key used of one measure: the figure, its limit in words, a small meter. */
function KeyMeasureCell({ developerKey, measure }: KeyMeasureCellProps) {
  const i18n = useI18n();
  const { used, limit, tone, share } = measureWords(developerKey, measure, i18n);
  return (
    <span role="gridcell" className="key-measure" data-tone={tone}>
      <span className="key-measure-name soft small" aria-hidden="true">
        {i18n.t(`admin.keys.column.${measure.id}`)}
      </span>
      <span className="tabular" data-unknown={developerKey.used === null || undefined}>
        {used}
      </span>
      <span className="key-measure-limit small tabular">{limit}</span>
      <span
        className="key-measure-track"
        aria-hidden="true"
        data-open={share === null || undefined}
      >
        {share !== null && <span style={{ inlineSize: `${share * 100}%` }} />}
      </span>
    </span>
  );
}
