import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { PastedLinesVerbs } from './use-pasted-lines.ts';

/** Offers the repair of a pasted text, then the way back. */
export function LineBreakNotice({ told, join, undo, dismiss }: PastedLinesVerbs) {
  const { t } = useI18n();
  if (told === null) return null;
  const isOffer = told.state === 'offered';
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button size="compact" onPress={isOffer ? join : undo}>
            {t(isOffer ? 'line-breaks.join' : 'line-breaks.undo')}
          </Button>
          <Button kind="quiet" size="compact" onPress={dismiss}>
            {t(isOffer ? 'line-breaks.leave' : 'line-breaks.keep')}
          </Button>
        </>
      }
    >
      {t(isOffer ? 'line-breaks.offer' : 'line-breaks.joined', { count: told.joins })}
    </Notice>
  );
}
