import type { DocumentNote } from '../../../../preload/contract/documents.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FROM_MEMORY, warningWords } from './warning-words.ts';

/** What has to be looked at in a translated document, each with its place and how often. */
export function DocumentNotes({ notes }: { readonly notes: readonly DocumentNote[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <section className="document-notes">
      <h3>{t('documents.notes')}</h3>
      <ul>
        {notes.map((note, index) => (
          // Several places may have the same fault, and the list of an ended one never changes.
          <li key={index}>
            {warningWords(note, i18n)}
            {note.place !== undefined && <span className="soft"> {note.place}</span>}
            {(note.count ?? 1) > 1 && note.code !== FROM_MEMORY && (
              <span className="soft">
                {' '}
                {t('documents.notes.count', { count: note.count ?? 1 })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
