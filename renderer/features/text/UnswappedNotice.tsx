import { useEffect } from 'react';
import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { compareStore } from './compare/store.ts';
import { textStore } from './store.ts';

const SHOWN_MS = 20_000;

/** Why the last swap exchanged the languages and left the text in its place. */
export function UnswappedNotice() {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  const compare = usePageStore(compareStore);
  const why = useStore(text.state, (now) => now.unswapped);
  const turned = useStore(text.state, (now) => now.turned);
  // Its two results are no results of the text.
  const isComparing = useStore(compare.state, (now) => now.isOpen);
  useEffect(() => {
    const timer = setTimeout(text.forgetUnswapped, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [turned, text]);
  return (
    <Notice
      role="status"
      actions={
        <IconButton
          icon={X}
          size="compact"
          name={t('glossaries.close')}
          onPress={text.forgetUnswapped}
        />
      }
    >
      {t('text.unswapped', { why: isComparing ? 'compared' : (why ?? 'none') })}
    </Notice>
  );
}
