import { useState } from 'react';
import type { DocumentPreferences } from '../../../preload/contract/settings.ts';
import { Field } from '../../ui/Field.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingsFailure } from './SettingsFailure.tsx';
import { useSetting } from './use-settings.ts';

/** What results of documents are called, and where pictures are read with. */
export function DocumentsSection() {
  const { t } = useI18n();
  const [documents, setDocuments] = useSetting('documents');
  if (documents === undefined) return null;
  return (
    <>
      <h2>{t('settings.documents')}</h2>
      <SettingsFailure />
      <div className="settings-group">
        <Naming documents={documents} onChange={setDocuments} />
        <Field
          label={t('settings.documents.ocr')}
          value={documents.ocrData ?? ''}
          hint={t('settings.documents.ocr.hint')}
          spellCheck={false}
          maxLength={4096}
          onChange={(folder) =>
            setDocuments({ ...documents, ocrData: folder.trim() === '' ? null : folder })
          }
        />
      </div>
    </>
  );
}

interface NamingProps {
  readonly documents: DocumentPreferences;
  readonly onChange: (documents: DocumentPreferences) => void;
}

function Naming({ documents, onChange }: NamingProps) {
  const { t } = useI18n();
  // An empty template is never kept, but it may stand in the field while it is written anew.
  const [isEmpty, setEmpty] = useState(false);
  const { naming } = documents;
  return (
    <>
      <Field
        label={t('settings.documents.naming')}
        value={isEmpty ? '' : naming}
        maxLength={200}
        {...(isEmpty && { error: t('settings.documents.naming.empty') })}
        hint={t('settings.documents.naming.example', { example: exampleOf(naming) })}
        onBlur={() => setEmpty(false)}
        onChange={(next) => {
          setEmpty(next.trim() === '');
          if (next.trim() !== '') onChange({ ...documents, naming: next });
        }}
      />
      <p className="settings-about">
        {t('settings.documents.naming.about', { open: '{', close: '}' })}
      </p>
    </>
  );
}

/** Main also takes out what a file system would refuse. */
const exampleOf = (naming: string): string =>
  `${naming.replaceAll('{name}', 'Report').replaceAll('{lang}', 'de').replaceAll('{ext}', '')}.docx`;
