import { Ellipsis } from 'lucide-react';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VerbMenu } from '../../../ui/VerbMenu.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useVersionVerbs } from './use-version-verbs.ts';

/** What can be done with the versions of a document, in its row. */
export function VersionMenu({ file }: { readonly file: SegmentProject | undefined }) {
  return file === undefined ? null : <OfFile file={file} />;
}

function OfFile({ file }: { readonly file: SegmentProject }) {
  const { t } = useI18n();
  const name = t('segments.update.more-verbs', { name: file.name });
  return (
    <VerbMenu
      name={name}
      trigger={<IconButton icon={Ellipsis} size="compact" name={name} />}
      verbs={useVersionVerbs(file)}
    />
  );
}
