import { useEffect, useRef } from 'react';
import type { CheckedKey } from '../../../preload/contract/connections.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Attempt } from '../../ui/failure/attempt.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { meterWords } from '../usage/meter-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

export interface CheckOutcomeProps {
  readonly checking: Attempt<CheckedKey>;
  readonly saving: Attempt<{ readonly id: string }>;
  /** Takes the scheme keyword that the service expects, and checks again. */
  readonly onKeyword: (keyword: string) => void;
}

/** What a check of a key found, or why the key was refused. */
export function CheckOutcome({ checking, saving, onKeyword }: CheckOutcomeProps) {
  const { t } = useI18n();
  const failed = [saving, checking].find((one) => one.state === 'failed');
  const place = useRef<HTMLDivElement>(null);
  const isThere = checking.state === 'done' || failed !== undefined;
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return (
    <div className="connection-outcome" ref={place}>
      {checking.state === 'done' && <Checked checked={checking.value} />}
      {failed?.state === 'failed' && (
        <FailureCard
          failure={failed.failure}
          note={
            <>
              <p className="soft">{t('connections.form.refused')}</p>
              <OfferedKeyword failure={failed.failure} onKeyword={onKeyword} />
            </>
          }
        />
      )}
    </div>
  );
}

function OfferedKeyword({
  failure,
  onKeyword,
}: Pick<CheckOutcomeProps, 'onKeyword'> & { readonly failure: Failure }) {
  const { t } = useI18n();
  const keyword = failure.params?.['keyword'];
  if (failure.code !== 'keyword-refused' || typeof keyword !== 'string') return null;
  return (
    <div>
      <Button kind="main" size="compact" onPress={() => onKeyword(keyword)}>
        {t('connections.form.keyword.use', { keyword })}
      </Button>
    </div>
  );
}

function Checked({ checked }: { readonly checked: CheckedKey }) {
  const { t } = useI18n();
  const { characters } = checked;
  const usage =
    characters === null ? t('connections.form.usage-unread') : meterWords(characters, t);
  return (
    <Notice tone="good" role="status">
      {t('connections.form.checked', { tier: checked.tier, end: checked.keyEnd, usage })}
    </Notice>
  );
}
