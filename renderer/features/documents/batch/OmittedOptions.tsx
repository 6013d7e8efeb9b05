import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useActions } from '../../../ui/actions/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { omittedWords } from '../../text/omitted-words.ts';
import { documentsStore } from '../store.ts';
import { useApplicableBatch } from './use-applicable-batch.ts';
import { useUnusedMemories } from './use-unused-memories.ts';

/** Options that will not go with the files, each with its reason. */
export function OmittedOptions() {
  const i18n = useI18n();
  const { t, list } = i18n;
  const documents = usePageStore(documentsStore);
  const target = useStore(documents.state, (now) => now.batch.target);
  const { nameOf } = useLanguages();
  const { omitted } = useApplicableBatch();
  const unused = useUnusedMemories();
  const needsSource = omitted.some(({ option }) => option === 'glossaries');
  const others = omitted.filter(({ option }) => option !== 'glossaries');
  return (
    <>
      {(needsSource || unused?.why === 'source') && (
        <NeedsSource hasGlossaries={needsSource} memories={unused?.names ?? []} />
      )}
      {unused !== null && unused.why !== 'source' && (
        <Notice tone="notice">
          {t('documents.omitted.memories', { names: list(unused.names), why: unused.why })}
        </Notice>
      )}
      {others.map((one) => (
        <Notice key={`${one.option} ${one.name}`} tone="notice">
          {omittedWords(one, target, nameOf, i18n)}
        </Notice>
      ))}
    </>
  );
}

interface NeedsSourceProps {
  readonly hasGlossaries: boolean;
  /** Names. */
  readonly memories: readonly string[];
}

/** What acts only on a known language, and the way to choose it. */
function NeedsSource({ hasGlossaries, memories }: NeedsSourceProps) {
  const { t, list } = useI18n();
  const actions = useActions();
  const what = memories.length === 0 ? 'glossaries' : hasGlossaries ? 'both' : 'memories';
  return (
    <Notice
      tone="notice"
      actions={
        <Button size="compact" onPress={() => actions.run('from')}>
          {t('action.from')}
        </Button>
      }
    >
      {t('documents.omitted.no-source', { what, names: list(memories) })}
    </Notice>
  );
}
