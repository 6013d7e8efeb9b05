import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { CreatedDeveloperKey } from '../../../../preload/contract/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import './CreatedKey.css';
import { usePageStore } from '../../../ui/stores.ts';
import { keysStore } from '../keys-store.ts';

/** A key just made, with its secret. It closes by its button only, once the secret is kept. */
export function CreatedKey({ created }: { readonly created: CreatedDeveloperKey }) {
  const { t } = useI18n();
  const keys = usePageStore(keysStore);
  const [isKept, setKept] = useState(created.secret === null);
  const close = () => keys.leaveNew();
  return (
    <Dialog
      title={t('admin.created.title', { label: created.key.label })}
      isOpen
      isDismissable={false}
      onClose={close}
      actions={
        <Button isDisabled={!isKept} aria-describedby="created-locked" onPress={close}>
          {t('admin.created.close')}
        </Button>
      }
    >
      {created.secret === null ? (
        <Notice tone="notice">{t('admin.created.untold')}</Notice>
      ) : (
        <Secret secret={created.secret} isKept={isKept} onKept={setKept} />
      )}
    </Dialog>
  );
}

interface SecretProps {
  readonly secret: string;
  readonly isKept: boolean;
  readonly onKept: (isKept: boolean) => void;
}

function Secret({ secret, isKept, onKept }: SecretProps) {
  const { t } = useI18n();
  const [copying, setCopying] = useState<'not yet' | 'done' | 'refused'>('not yet');
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => {
        setCopying('done');
        onKept(true);
      },
      () => setCopying('refused'),
    );
  return (
    <>
      <Notice tone="notice">{t('admin.created.once')}</Notice>
      <div className="created-secret">
        <label className="field-label" htmlFor="created-secret">
          {t('admin.created.secret')}
        </label>
        <textarea
          id="created-secret"
          className="input"
          dir="ltr"
          rows={2}
          readOnly
          autoComplete="off"
          spellCheck={false}
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <Button kind="main" autoFocus onPress={copy}>
          {copying === 'done' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(copying === 'done' ? 'admin.created.copied' : 'admin.created.copy')}
        </Button>
      </div>
      <p className="created-copying small" role="status" data-refused={copying === 'refused'}>
        {copying === 'refused' && t('admin.created.copy-refused')}
      </p>
      <Switch isSelected={isKept} onChange={onKept}>
        {t('admin.created.kept')}
      </Switch>
      <p id="created-locked" className="created-locked soft small">
        {!isKept && t('admin.created.locked')}
      </p>
    </>
  );
}
