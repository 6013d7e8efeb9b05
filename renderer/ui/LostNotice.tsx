import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { useI18n } from '../i18n/use-i18n.ts';
import './LostNotice.css';

/** Over everything: the page has lost its other half. */
export function LostNotice() {
  const { t } = useI18n();
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
