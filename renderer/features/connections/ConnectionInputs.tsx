import type { Connection } from '../../../preload/contract/connections.ts';
import { Field } from '../../ui/Field.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { keyHint, withKey, type ConnectionFields, type FormProblems } from './form.ts';

const KINDS = ['paid', 'free', 'custom'] as const;
/** Stands for no language in a picker, whose ids are strings. */
const ANY = '';

export interface ConnectionInputsProps {
  readonly fields: ConnectionFields;
  readonly stored: Connection | null;
  /** The connection whose address is taken when the field stays empty. */
  readonly known: Connection | null;
  /** Those that are said now. */
  readonly problems: FormProblems;
  readonly onChange: (change: Partial<ConnectionFields>) => void;
}

/** The entries of the connection form. */
export function ConnectionInputs(props: ConnectionInputsProps) {
  const { fields, stored, known, problems, onChange } = props;
  const { t } = useI18n();
  const { name, address, keyword, key } = problems;
  const hint = keyHint(fields);
  return (
    <>
      <Radios
        label={t('connections.form.kind')}
        shape="row"
        value={fields.kind}
        onChange={(kind) => onChange({ kind })}
        choices={KINDS.map((id) => ({ id, name: t(`connections.form.kind.${id}`) }))}
      />
      <p className="connection-kind-about">{t(`connections.form.kind.${fields.kind}.about`)}</p>
      <Field
        label={t('connections.form.name')}
        value={fields.name}
        error={name && t(`connections.problem.name.${name}`)}
        hint={t('connections.form.name.about')}
        placeholder={t('connections.form.name.placeholder')}
        onChange={(next) => onChange({ name: next })}
      />
      <Field
        label={t('connections.form.address')}
        type="url"
        value={fields.address}
        error={address && t(`connections.problem.address.${address}`)}
        hint={
          typeof stored?.host === 'string'
            ? t('connections.form.address.keep', { host: stored.host })
            : typeof known?.host === 'string'
              ? t('connections.form.address.known', { host: known.host, name: known.name })
              : t('connections.form.address.about')
        }
        placeholder={t('connections.form.address.placeholder')}
        onChange={(next) => onChange({ address: next })}
      />
      <Field
        label={t('connections.form.key')}
        hintTone={hint === null ? 'plain' : 'notice'}
        type="password"
        value={fields.key}
        error={key && t(`connections.problem.key.${key}`)}
        hint={
          hint !== null
            ? t(`connections.hint.${hint}`)
            : stored?.keyEnd === null || stored === null
              ? t('connections.form.key.about')
              : t('connections.form.key.keep', { end: stored.keyEnd })
        }
        onChange={(next) => onChange(withKey(fields, next))}
      />
      <Field
        label={t('connections.form.keyword')}
        value={fields.keyword}
        error={keyword && t(`connections.problem.keyword.${keyword}`)}
        hint={t('connections.form.keyword.about')}
        onChange={(next) => onChange({ keyword: next })}
      />
      <DefaultLanguages fields={fields} onChange={onChange} />
    </>
  );
}

function DefaultLanguages({
  fields,
  onChange,
}: Pick<ConnectionInputsProps, 'fields' | 'onChange'>) {
  const { t } = useI18n();
  const sources = useLanguageChoices('source');
  const targets = useLanguageChoices('target');
  const { nameOf } = useLanguages();
  return (
    <fieldset className="connection-languages">
      <legend className="unseen">{t('connections.form.languages')}</legend>
      <Picker
        label={t('connections.form.source')}
        isSearchable
        choices={[{ id: ANY, name: t('connections.form.source.any') }, ...sources]}
        chosen={fields.sourceLanguage ?? ANY}
        shown={
          fields.sourceLanguage === null
            ? t('connections.form.source.any')
            : nameOf(fields.sourceLanguage)
        }
        onChoose={(id) => onChange({ sourceLanguage: id === ANY ? null : id })}
      />
      <Picker
        label={t('connections.form.target')}
        isSearchable
        choices={[{ id: ANY, name: t('connections.form.target.any') }, ...targets]}
        chosen={fields.targetLanguage ?? ANY}
        shown={
          fields.targetLanguage === null
            ? t('connections.form.target.any')
            : nameOf(fields.targetLanguage)
        }
        onChoose={(id) => onChange({ targetLanguage: id === ANY ? null : id })}
      />
    </fieldset>
  );
}
