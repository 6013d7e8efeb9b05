import { useState } from 'react';
import { MAX_TERMS_NAME_BYTES } from '../../../preload/contract/limits.ts';
import { nameBytes, nameFault } from '../../../preload/contract/spoken-terms-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';

export interface NameFormProps {
  readonly label: string;
  readonly name: string;
  readonly verb: string;
  readonly isPending: boolean;
  readonly onChange: (name: string) => void;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** The name of a collection. Enter keeps it, Escape leaves. */
export function NameForm(props: NameFormProps) {
  const { label, name, verb, isPending, onChange, onKeep, onLeave } = props;
  const { t } = useI18n();
  /** An empty name is said once somebody has tried it. */
  const [isTried, setTried] = useState(false);
  const count = nameBytes(name.trim());
  const fault = nameFault(name.trim());
  const figures = { count, max: MAX_TERMS_NAME_BYTES };
  const isSaid = fault !== null && (isTried || fault !== 'empty');

  return (
    <form
      className="list-screen-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        setTried(true);
        if (fault === null) onKeep();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onLeave();
      }}
    >
      <Field
        label={label}
        value={name}
        onChange={onChange}
        autoFocus
        hint=""
        error={isSaid ? t('terms.name.fault', { ...figures, fault }) : undefined}
      />
      <Meter
        label={t('terms.name.length')}
        value={Math.min(count, MAX_TERMS_NAME_BYTES)}
        max={MAX_TERMS_NAME_BYTES}
        words={t('terms.name.bytes', figures)}
        tone={count > MAX_TERMS_NAME_BYTES ? 'bad' : 'plain'}
      />
      <div className="list-screen-verbs">
        <Button kind="main" size="compact" type="submit" isPending={isPending}>
          {verb}
        </Button>
        <Button kind="quiet" size="compact" onPress={onLeave}>
          {t('terms.cancel')}
        </Button>
      </div>
    </form>
  );
}
