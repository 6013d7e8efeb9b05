import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { CreatedDeveloperKey } from '../../../preload/contract/admin.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { Notice } from '../../look/Notice.tsx';
import { Switch } from '../../look/Switch.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import './CreatedKey.css';

/** A key just made, with its secret. It closes by its button only, once the secret is kept. */
export function CreatedKey({ created }: { readonly created: CreatedDeveloperKey }) {
  const { t } = useWords();
  const { keys } = useStores();
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
  const { t } = useWords();
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
