import type { Glossary } from '../../../../preload/contract/glossaries.ts';
import { Field } from '../../../ui/Field.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import type { Destination } from './state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

export interface DestinationFieldsProps {
  readonly destination: Destination;
  readonly all: readonly Glossary[];
  readonly nameFault: string | undefined;
}

/** Where the entries go: into a glossary that is there, or a new one. */
export function DestinationFields({ destination, all, nameFault }: DestinationFieldsProps) {
  const { t } = useI18n();
  const { importing } = usePageStore(glossariesStore);
  const [first] = all;
  return (
    <div className="import-into">
      {first !== undefined && (
        <Radios
          label={t('glossaries.import.into')}
          shape="row"
          value={destination.kind}
          onChange={(kind) =>
            importing.setDestination(
              kind === 'new' ? { kind, name: importing.nameOfFile() } : { kind, id: first.id },
            )
          }
          choices={[
            { id: 'glossary', name: t('glossaries.import.into-one') },
            { id: 'new', name: t('glossaries.import.into-new') },
          ]}
        />
      )}
      {destination.kind === 'new' ? (
        <Field
          label={t('glossaries.name')}
          value={destination.name}
          onChange={(name) => importing.setDestination({ kind: 'new', name })}
          hint=""
          error={nameFault}
        />
      ) : (
        <Picker
          label={t('glossaries.import.glossary')}
          choices={all.map(({ id, name }) => ({ id, name }))}
          chosen={destination.id}
          isSearchable={all.length > 8}
          hint=""
          onChoose={(id) => importing.setDestination({ kind: 'glossary', id })}
        />
      )}
    </div>
  );
}
