import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useCharge } from '../connections/use-charge.ts';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ListProps } from './state.ts';
import { NameField, nameFault } from './NameField.tsx';
import { useRefusal } from './use-refusal.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** The name of a list, its language and version, and what can be done with the whole of it. */
export function ListHead({ list }: ListProps) {
  const { t, language, day } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const name = useStore(styleRules.state, (now) => now.name);
  const charge = useCharge();
  const [isAsking, setAsking] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(name !== null, renameButton);

  return (
    <>
      <div className="list-screen-head">
        <h2 className="own-direction">{brief(list.name)}</h2>
        <IconButton
          action="style-rename"
          ref={renameButton}
          icon={Pencil}
          size="compact"
          name={t('style-rules.rename')}
          aria-expanded={name !== null}
          onPress={() => styleRules.writeName(name === null ? list.name : null)}
        />
        <IconButton
          action="style-delete"
          icon={Trash2}
          size="compact"
          name={t('style-rules.delete')}
          onPress={() => setAsking(true)}
        />
        <span className="list-screen-room" />
        <span className="soft">
          {[
            language(list.language),
            list.version !== null && t('style-rules.version', { version: list.version }),
            list.updated !== null && day(list.updated),
          ]
            .filter((fact) => fact !== false)
            .join(' · ')}
        </span>
      </div>
      {name !== null && <RenameForm name={name} />}
      <Dialog
        isAlert
        title={t('style-rules.delete.sure', { name: list.name })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button autoFocus onPress={() => setAsking(false)}>
              {t('style-rules.delete.keep')}
            </Button>
            <Button
              kind="danger"
              onPress={() => {
                setAsking(false);
                void styleRules.remove(list.id);
              }}
            >
              {t('style-rules.delete.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('style-rules.delete.about', { charge })}</p>
      </Dialog>
    </>
  );
}

/** Another name. Enter keeps it, Escape leaves. */
function RenameForm({ name }: { readonly name: string }) {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const renaming = useStore(styleRules.state, (now) => now.renaming);
  const [isTried, setTried] = useState(false);
  const refusal = useRefusal(renaming, ['name']);
  const isPending = renaming.state === 'running';
  return (
    <form
      className="list-screen-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (nameFault(name) === null) void styleRules.rename();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        styleRules.writeName(null);
      }}
    >
      <NameField
        label={t('style-rules.name')}
        name={name}
        isTried={isTried}
        refusal={refusal.at('name')}
        onChange={styleRules.writeName}
      />
      <div className="list-screen-verbs">
        <Button kind="main" size="compact" type="submit" isPending={isPending}>
          {t(isPending ? 'style-rules.saving' : 'style-rules.rename.keep')}
        </Button>
        <Button kind="quiet" size="compact" onPress={() => styleRules.writeName(null)}>
          {t('style-rules.cancel')}
        </Button>
      </div>
      {refusal.failure !== null && <FailureCard failure={refusal.failure} />}
    </form>
  );
}
