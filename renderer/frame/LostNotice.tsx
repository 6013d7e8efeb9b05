import { Button } from '../look/Button.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import './LostNotice.css';

/** Over everything: the page has lost its other half. */
export function LostNotice() {
  const { t } = useWords();
  return (
    <div className="lost">
      <Notice
        tone="bad"
        role="alert"
        actions={
          <Button size="compact" onPress={() => location.reload()}>
            {t('frame.reload')}
          </Button>
        }
      >
        {t('frame.lost')}
      </Notice>
    </div>
  );
}
