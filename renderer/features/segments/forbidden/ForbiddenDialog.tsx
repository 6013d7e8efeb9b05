import { Download, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  forbiddenFor,
  forbiddenKey,
  MOST_FORBIDDEN_TERMS,
  withForbidden,
} from '../../../../preload/contract/forbidden-rules.ts';
import type {
  ForbiddenTerm,
  ReadForbidden,
} from '../../../../preload/contract/segment-forbidden-terms.ts';
import { brief } from '../../../i18n/brief.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { Arrow } from '../../../ui/Arrow.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { focusSoon } from '../focus-soon.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { useForbiddenList, useForbiddenPair } from './use-forbidden-terms.ts';
import './ForbiddenDialog.css';

/** The forbidden terms of the project's languages, which hold in every project. */
export function ForbiddenDialog() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const pair = useForbiddenPair();
  const refused = useEditorState((now) => now.refused);
  const [all, keep] = useForbiddenList();
  const [read, setRead] = useState<ReadForbidden | null>(null);
  const own = forbiddenFor(all, { source: pair.from, target: pair.to });
  const input = useRef<HTMLInputElement>(null);
  const close = () => segments.showDialog(null);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const found = await segments.readForbidden(file, pair);
    if (found === null) return;
    const added = withForbidden(all, found.terms);
    keep(added);
    setRead({ ...found, terms: found.terms.filter((term) => added.includes(term)) });
  }

  async function save(format: 'csv' | 'tbx') {
    const file = await segments.forbiddenFile({ ...pair, format });
    if (file !== null) saveFile(file);
  }

  return (
    <Dialog
      title={t('segments.forbidden')}
      isOpen
      onClose={close}
      actions={
        <Button kind="main" onPress={close}>
          {t('segments.close-notice')}
        </Button>
      }
    >
      <p className="soft">
        {t('segments.forbidden.about', { source: nameOf(pair.from), target: nameOf(pair.to) })}
      </p>
      <NewForbidden
        isFull={all.length >= MOST_FORBIDDEN_TERMS}
        onAdd={(term) => keep(withForbidden(all, [{ ...pair, ...term }]))}
      />
      {own.length === 0 ? (
        <p className="soft">{t('segments.forbidden.none')}</p>
      ) : (
        <ul className="forbidden-terms" aria-label={t('segments.forbidden')}>
          {own.map((term) => (
            <li key={forbiddenKey(term)}>
              <span>
                {term.source !== '' && (
                  <>
                    <span lang={pair.from} dir={directionOf(pair.from)}>
                      {brief(term.source)}
                    </span>{' '}
                    <Arrow />{' '}
                  </>
                )}
                <strong lang={pair.to} dir={directionOf(pair.to)}>
                  {brief(term.target)}
                </strong>
                {term.isExact && (
                  <span className="small soft"> {t('segments.forbidden.exact-note')}</span>
                )}
                {term.note !== undefined && (
                  <span className="forbidden-note small soft" dir="auto">
                    {brief(term.note)}
                  </span>
                )}
              </span>
              <IconButton
                icon={Trash2}
                size="compact"
                name={t('segments.forbidden.remove', { term: brief(term.target) })}
                onPress={() => {
                  keep(all.filter((one) => one !== term));
                  focusSoon('.forbidden-new input');
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="forbidden-files">
        <Button size="compact" onPress={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {t('segments.forbidden.import')}
        </Button>
        {(['csv', 'tbx'] as const).map((format) => (
          <Button
            key={format}
            size="compact"
            isDisabled={own.length === 0}
            onPress={() => void save(format)}
          >
            <Download aria-hidden="true" />
            {t(format === 'csv' ? 'segments.analysis.csv' : 'segments.forbidden.tbx')}
          </Button>
        ))}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.tab,.txt,.xlsx,.tbx,.xml"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span role="status" className="soft">
          {read !== null &&
            t('segments.forbidden.imported', {
              count: read.terms.length,
              bad: read.badLines.length,
            })}
        </span>
      </div>
      {refused !== null && <FailureCard failure={refused} onDismiss={segments.forgetRefused} />}
    </Dialog>
  );
}

interface NewForbiddenProps {
  readonly isFull: boolean;
  readonly onAdd: (term: Pick<ForbiddenTerm, 'source' | 'target' | 'isExact'>) => void;
}

function NewForbidden({ isFull, onAdd }: NewForbiddenProps) {
  const { t } = useI18n();
  const [source, setSource] = useState('');
  const [target, setTarget] = useState('');
  const [isExact, setExact] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  function add() {
    if (target.trim() === '' || isFull) return;
    onAdd({ source: source.trim(), target: target.trim(), isExact });
    setSource('');
    setTarget('');
    first.current?.focus();
  }

  return (
    <form
      className="forbidden-new"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        label={t('segments.forbidden.target')}
        value={target}
        maxLength={500}
        inputRef={first}
        onChange={setTarget}
      />
      <Field
        label={t('segments.forbidden.source')}
        value={source}
        maxLength={500}
        onChange={setSource}
      />
      <Switch isSelected={isExact} onChange={setExact}>
        {t('segments.forbidden.exact')}
      </Switch>
      <Button type="submit" isDisabled={isFull || target.trim() === ''}>
        {t('segments.forbidden.add')}
      </Button>
      {isFull && (
        <p className="small" role="status">
          {t('segments.forbidden.full', { count: MOST_FORBIDDEN_TERMS })}
        </p>
      )}
    </form>
  );
}
