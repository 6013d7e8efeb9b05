import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Virtualizer } from 'virtua';
import { useStore } from 'zustand';
import { useAction } from '../../actions/use-action.ts';
import { FailureCard } from '../../failure/FailureCard.tsx';
import { failureSentences } from '../../failure/sentences.ts';
import { ActionButton } from '../../look/ActionButton.tsx';
import { Button } from '../../look/Button.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { Notice } from '../../look/Notice.tsx';
import { heldWords } from '../../text/held-words.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { charactersLeft } from '../../usage/store.ts';
import { fileSize } from '../../words/file-size.ts';
import { brief } from '../../words/brief.ts';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import { isOneLanguage } from '../batch/batch.ts';
import { useFittedBatch } from '../batch/use-fitted-batch.ts';
import { countIncoming, inReadingOrder, type Incoming, type IncomingFile } from './incoming.ts';
import { MOST_FILES } from './picked-files.ts';
import './IncomingFiles.css';

/** The files that were chosen last, each with its verdict, before anything is sent. */
export function IncomingFiles({ incoming }: { readonly incoming: Incoming }) {
  const { t } = useWords();
  const { documents } = useStores();
  const adding = useStore(documents.state, (now) => now.adding);
  const files = useMemo(() => inReadingOrder(incoming), [incoming]);

  return (
    <section className="incoming" aria-label={t('documents.incoming')}>
      <Head incoming={incoming} />
      <div className="incoming-scroll">
        <Virtualizer as="ul" item="li" data={files}>
          {(file) => <FileLine key={file.key} file={file} />}
        </Virtualizer>
      </div>
      {adding.state === 'failed' && (
        <FailureCard failure={adding.failure} onRetry={() => void documents.start()} />
      )}
    </section>
  );
}

/** How many, what they will cost, and the way on. */
function Head({ incoming }: { readonly incoming: Incoming }) {
  const { t } = useWords();
  const { documents } = useStores();
  const isAdding = useStore(documents.state, (now) => now.adding.state === 'running');
  const isOne = useStore(documents.state, (now) => isOneLanguage(now.batch));
  const count = useMemo(() => countIncoming(incoming), [incoming]);
  const { fit, checked, all, refused } = count;
  const isChecking = checked < all;
  const canStart = !isChecking && fit > 0 && !isOne && !isAdding;
  const start = () => void documents.start();
  useAction('translate', canStart ? start : null);
  useAction('documents-start', canStart ? start : null);

  return (
    <>
      <div className="incoming-head">
        <div className="incoming-words">
          <div role="status">
            <h2>
              {isChecking
                ? t('documents.incoming.checking', { checked, all })
                : t('documents.incoming.checked', { fit, refused })}
            </h2>
          </div>
          <Cost {...count} />
        </div>
        <Button kind="quiet" isDisabled={isAdding} onPress={documents.dismiss}>
          {t('documents.incoming.dismiss')}
        </Button>
        <ActionButton
          action="translate"
          kind="main"
          word={
            isAdding
              ? t('documents.incoming.starting')
              : t('documents.incoming.start', { count: fit })
          }
          isDisabled={!canStart}
          onPress={start}
        />
      </div>
      {incoming.isCut && (
        <Notice tone="notice">{t('documents.incoming.cut', { most: MOST_FILES })}</Notice>
      )}
      <HeldBack />
    </>
  );
}

function Cost(props: ReturnType<typeof countIncoming>) {
  const { characters, isPartly, hasMinimum, fit } = props;
  const { t } = useWords();
  const usage = useStore(useStores().usage.state, (now) => now.usage);
  const left = charactersLeft(usage);
  const isShort = left !== null && characters > left;
  return (
    <p className="small soft tabular">
      {fit > 0 &&
        t('documents.incoming.cost', { count: characters, isPartly: isPartly ? 'yes' : 'no' })}
      {hasMinimum && ` ${t('documents.incoming.minimum')}`}
      {isShort && <span className="bad"> {t('documents.incoming.short', { count: left })}</span>}
    </p>
  );
}

/** Options that will not go with the files, since the service would refuse them. */
function HeldBack() {
  const { t } = useWords();
  const { documents } = useStores();
  const target = useStore(documents.state, (now) => now.batch.target);
  const { nameOf } = useLanguages();
  const { held } = useFittedBatch();
  return held.map((one) => (
    <Notice key={`${one.option} ${one.name}`} tone="notice">
      {heldWords(one, nameOf(target), t)}
    </Notice>
  ));
}

function FileLine({ file }: { readonly file: IncomingFile }) {
  const { t, locale } = useWords();
  const { documents } = useStores();
  const { name, folder, size, state, refusal } = file;
  return (
    <div className="incoming-file" data-state={state}>
      <span className="incoming-name">
        {brief(name)}
        {folder !== '' && <span className="soft small"> {brief(folder)}</span>}
      </span>
      <span className="soft tabular incoming-size">{fileSize(size, locale)}</span>
      <span className="incoming-verdict">
        <Verdict file={file} />
      </span>
      <IconButton
        icon={X}
        size="compact"
        name={t('documents.incoming.drop', { name })}
        onPress={() => documents.drop(file.key)}
      />
      {refusal !== null && <Reason refusal={refusal} />}
    </div>
  );
}

function Verdict({ file }: { readonly file: IncomingFile }) {
  const { t, locale, number } = useWords();
  const { state, refusal, characters } = file;
  if (refusal !== null) return failureSentences(refusal, t, locale).what;
  if (state === 'waiting') return t('documents.incoming.waiting');
  if (state === 'checking') return t('documents.incoming.reading');
  return t('documents.incoming.fit', {
    count: characters === null ? 'none' : number(characters),
  });
}

function Reason({ refusal }: { readonly refusal: NonNullable<IncomingFile['refusal']> }) {
  const { t, locale } = useWords();
  const { why, do: remedy } = failureSentences(refusal, t, locale);
  return (
    <p className="incoming-reason small soft">
      {why} {remedy}
    </p>
  );
}
