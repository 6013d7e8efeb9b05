import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { textStore } from './store.ts';

export interface OutdatedEditProps {
  readonly target: string;
  readonly onEdit: (isEditing: boolean) => void;
}

/** An edited translation is kept when the text changes; it is not one of this text any more. */
export function OutdatedEdit({ target, onEdit }: OutdatedEditProps) {
  const { t } = useI18n();
  const text = usePageStore(textStore);
  function again() {
    onEdit(false);
    text.translateFresh(target);
  }
  return (
    <div className="pane-notes">
      <Notice
        tone="notice"
        role="status"
        actions={
          <Button size="compact" onPress={again}>
            {t('text.again')}
          </Button>
        }
      >
        {t('text.edited-outdated')}
      </Notice>
    </div>
  );
}
