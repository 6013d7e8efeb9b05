import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { TabDot, Tabs } from '../../ui/Tabs.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DictionaryEditor } from './DictionaryEditor.tsx';
import { GlossaryHead } from './GlossaryHead.tsx';
import { PairPickers } from './PairPickers.tsx';
import { dictionaryKey, dictionaryOf, entriesOf, isSamePair, pairsOf, type Pair } from './state.ts';
import { usePairWords } from './use-glossary-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { glossariesStore } from './store.ts';
import type { GlossaryEditorProps } from './state.ts';

/** One glossary: a tab for each of its dictionaries. */
export function GlossaryEditor({ glossary }: GlossaryEditorProps) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const { arrow } = usePairWords();
  const keys = useStore(
    glossaries.state,
    useShallow((now) => pairsOf(now, glossary).map((pair) => dictionaryKey(glossary.id, pair))),
  );
  const shown = useStore(glossaries.state, (now) => now.pair);
  const exporting = useStore(glossaries.state, (now) => now.exporting);
  const pairs = keys.map(pairOfKey);

  return (
    <>
      <GlossaryHead glossary={glossary} />
      {exporting.state === 'failed' && <FailureCard failure={exporting.failure} />}
      {pairs.length === 0 ? (
        <div className="glossary-first">
          <p className="soft">{t('glossaries.no-dictionary', { name: glossary.name })}</p>
          <AddPair taken={pairs} />
        </div>
      ) : (
        <Tabs
          className="glossary-tabs"
          label={t('glossaries.dictionaries', { name: glossary.name })}
          tabs={keys.map((key) => ({
            id: key,
            name: arrow(pairOfKey(key)),
            mark: <PairMark glossary={glossary} pair={pairOfKey(key)} />,
          }))}
          shape="fill"
          beside={<AddPair taken={pairs} />}
          chosen={shown === null ? null : dictionaryKey(glossary.id, shown)}
          onChoose={(key) => glossaries.choosePair(pairOfKey(key))}
        >
          {(key) => <DictionaryEditor glossary={glossary} pair={pairOfKey(key)} />}
        </Tabs>
      )}
    </>
  );
}

function pairOfKey(key: string): Pair {
  const [, source = '', target = ''] = key.split(' ');
  return { source, target };
}

interface PairMarkProps extends GlossaryEditorProps {
  readonly pair: Pair;
}

/** How many entries a dictionary has, and whether it is saved. */
function PairMark({ glossary, pair }: PairMarkProps) {
  const { t, number } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const isUnsaved = useStore(
    glossaries.state,
    (now) => dictionaryOf(now, glossary.id, pair)?.isUnsaved === true,
  );
  const stored = glossary.dictionaries.find((one) => isSamePair(one, pair));
  const entries = useStore(glossaries.state, (now) => entriesOf(now, glossary, pair));
  return (
    <>
      <span className="soft tabular">{entries === null ? '–' : number(entries)}</span>
      {(isUnsaved || stored === undefined) && <TabDot words={t('glossaries.unsaved')} />}
    </>
  );
}

/** Begins a dictionary for two languages. */
function AddPair({ taken }: { readonly taken: readonly Pair[] }) {
  const { t } = useI18n();
  return (
    <Popover
      name={t('glossaries.add-pair.title')}
      trigger={
        <Button action="glossary-pair" kind="quiet" size="compact">
          <Plus aria-hidden="true" />
          {t('glossaries.add-pair')}
        </Button>
      }
    >
      <AddPairForm taken={taken} />
    </Popover>
  );
}

function AddPairForm({ taken }: { readonly taken: readonly Pair[] }) {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const [pair, setPair] = useState<Pair>(taken[0] ?? { source: 'en', target: 'de' });
  const isTaken = taken.some((one) => isSamePair(one, pair));
  return (
    <div className="glossary-add-pair">
      <PairPickers pair={pair} onChange={setPair} />
      <p className="field-hint">{isTaken && t('glossaries.add-pair.there')}</p>
      <Button
        kind="main"
        size="compact"
        slot="close"
        isDisabled={isTaken || pair.source === pair.target}
        onPress={() => glossaries.addPair(pair)}
      >
        {t('glossaries.add-pair.confirm')}
      </Button>
    </div>
  );
}
