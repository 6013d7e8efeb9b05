import type { OutsideNotice, ShownNotice } from '../../../preload/contract/outside.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** A notice in the interface language; of texts it holds the name of a file at most. */
export function noticeWords(notice: OutsideNotice, t: I18n['t']): ShownNotice {
  if (notice.kind === 'voice-lost') {
    return {
      title: t('outside.voice-lost'),
      body: t('outside.voice-lost.about'),
      screen: 'voice',
      document: null,
    };
  }
  const { done, failed, name, document } = notice;
  return {
    title: t(failed === 0 ? 'outside.documents-done' : 'outside.documents-some', { done, failed }),
    body: name ?? t('outside.documents.about'),
    screen: 'documents',
    document:
      document === null
        ? null
        : {
            id: document,
            // Several lie in one folder.
            press: done === 1 ? 'open' : 'show',
            open: t('outside.document.open'),
            show: t('outside.document.show'),
          },
  };
}
