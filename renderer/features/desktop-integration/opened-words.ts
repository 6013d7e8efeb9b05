import { MAX_OPENED_FILES } from '../../../preload/contract/limits.ts';
import type { OpenedFiles } from '../../../preload/contract/outside.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** What has to be said of opened files, a sentence each. */
export function openedWords(
  { files, refused, isCut }: OpenedFiles,
  t: I18n['t'],
): readonly string[] {
  const sentence = (
    key: 'outside.opened.elsewhere' | 'outside.opened.unknown-type' | 'outside.opened.unreadable',
    of: readonly { readonly name: string }[],
  ) => {
    const [first] = of;
    return first === undefined ? [] : [t(key, { count: of.length, name: first.name })];
  };
  const because = (reason: OpenedFiles['refused'][number]['why']) =>
    sentence(
      `outside.opened.${reason}`,
      refused.filter(({ why }) => why === reason),
    );
  return [
    ...because('unknown-type'),
    ...because('unreadable'),
    ...(isCut ? [t('outside.opened.cut', { most: MAX_OPENED_FILES })] : []),
    ...sentence('outside.opened.elsewhere', files),
  ];
}
