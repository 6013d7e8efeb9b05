import { useId } from 'react';
import { MAX_TERM_LIST_CHARACTERS } from '../../../preload/contract/limits.ts';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { MessageKey } from '../../i18n/i18n.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { TermChanges } from './changes.ts';
import { isUnsaved, type ListCheck, type ListDraft } from './list-draft.ts';
import { shownList } from './state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';
import '../../ui/SaveBar.css';

export interface SaveBarProps {
  readonly draft: ListDraft;
  readonly check: ListCheck;
  /** A button was pressed that now rests. */
  readonly onDone: () => void;
}

/** What saving will change, how to save, and the saving. */
export function SaveBar({ draft, check, onDone }: SaveBarProps) {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const id = useId();
  const { saving, mode } = draft;
  const { changes, obstacle, resultCharacters } = check;
  const isSaving = saving.state === 'running';
  const { name, shortcut } = useActionWords('save');
  useAction('save', () => void terms.save());

  async function save() {
    await terms.save();
    if (shownList(terms.state.getState())?.saving.state === 'idle') onDone();
  }

  return (
    <>
      <Changes changes={changes} />
      {saving.state === 'failed' && (
        <FailureCard
          failure={saving.failure}
          onRetry={() => void terms.save()}
          onDismiss={terms.forgetNotice}
        />
      )}
      <section className="terms-save save-bar" aria-label={t('terms.changes')}>
        <div className="terms-save-line">
          <p className="tabular" role="status">
            {changes.isOrderOnly
              ? t('terms.changes.order')
              : t('terms.changes.counts', {
                  added: changes.added.length,
                  removed: changes.removed.length,
                  kept: changes.kept.length,
                })}
          </p>
          <Radios
            label={t('terms.mode')}
            labelPlace="unseen"
            shape="row"
            value={mode}
            onChange={terms.setMode}
            isDisabled={isSaving}
            choices={[
              { id: 'replace', name: t('terms.mode.replace') },
              { id: 'merge', name: t('terms.mode.merge') },
            ]}
          />
        </div>
        <div className="terms-save-line">
          <p className="soft small tabular">
            <span id={`${id}-obstacle`}>
              {obstacle !== null &&
                t('terms.obstacle', {
                  obstacle: obstacle.replaceAll('-', '_'),
                  max: MAX_TERM_LIST_CHARACTERS,
                })}
            </span>
            {obstacle === null &&
              (mode === 'merge' && changes.added.length > 0
                ? t('terms.changes.result', {
                    kept: changes.kept.length,
                    count: resultCharacters,
                    max: MAX_TERM_LIST_CHARACTERS,
                  })
                : t(`terms.mode.${mode}.about`))}
          </p>
          <Button
            action="terms-discard"
            kind="quiet"
            isDisabled={!isUnsaved(draft) || isSaving}
            onPress={() => {
              terms.discard();
              onDone();
            }}
          >
            {t('terms.discard')}
          </Button>
          <Tooltip words={name} shortcut={shortcut}>
            <Button
              kind="main"
              isPending={isSaving}
              isDisabled={obstacle !== null}
              aria-describedby={`${id}-obstacle`}
              onPress={() => void save()}
            >
              {t(isSaving ? 'terms.saving' : 'terms.save')}
            </Button>
          </Tooltip>
        </div>
      </section>
    </>
  );
}

const GROUPS: readonly { readonly id: 'added' | 'removed' | 'kept'; readonly name: MessageKey }[] =
  [
    { id: 'added', name: 'terms.changes.added' },
    { id: 'removed', name: 'terms.changes.removed' },
    { id: 'kept', name: 'terms.changes.kept' },
  ];

/** The terms that saving adds, removes and keeps; nothing while nothing changes. */
function Changes({ changes }: { readonly changes: TermChanges }) {
  const { t } = useI18n();
  if (changes.added.length === 0 && changes.removed.length === 0) return null;
  return (
    <dl className="terms-changes">
      {GROUPS.map(
        ({ id, name }) =>
          changes[id].length > 0 && (
            <div key={id}>
              <dt>{t(name)}</dt>
              <dd>
                <ul>
                  {changes[id].map((term, index) => (
                    <li key={index} dir="auto">
                      {id === 'added' && <ins>{brief(term)}</ins>}
                      {id === 'removed' && <del>{brief(term)}</del>}
                      {id === 'kept' && term}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
