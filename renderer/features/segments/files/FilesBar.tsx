import { SkipForward } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LanguageListState } from '../../languages/LanguageListState.tsx';
import { useLanguageChoices } from '../../languages/use-languages.ts';
import { FileButtons } from '../start/FileButtons.tsx';
import { ExportFiles } from './ExportFiles.tsx';
import { PreTranslate } from './PreTranslate.tsx';
import { segmentsStore } from '../store.ts';
import type { FilesProps } from './project-props.ts';

export interface FilesBarProps extends FilesProps {
  readonly newMemories: Readonly<Record<string, string>>;
}

/** What can be done to the project as a whole. */
export function FilesBar({ project, newMemories, files }: FilesBarProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const targets = useLanguageChoices('target');
  const isOpen = project.files.some(({ segments: all, confirmed }) => confirmed < all);
  const further = targets.filter(
    ({ id }) => id.toLowerCase() !== project.source.toLowerCase() && !project.targets.includes(id),
  );
  return (
    <div className="project-bar" role="group" aria-label={t('segments.files.verbs')}>
      <Button
        action="segments-next-open"
        kind={isOpen ? 'main' : 'plain'}
        size="compact"
        isDisabled={!isOpen}
        onPress={() => void segments.goToNextOpen()}
      >
        <SkipForward aria-hidden="true" />
        {t('segments.files.continue')}
      </Button>
      {project.files.length > 0 && (
        <>
          <PreTranslate project={project} files={files} />
          <ExportFiles project={project} files={files} />
        </>
      )}
      <span className="project-bar-end">
        <FileButtons onFiles={(files) => void segments.addFiles(project, files, newMemories)} />
        <Picker
          label={t('segments.files.add-target')}
          labelPlace="unseen"
          choices={further}
          chosen={null}
          shown={t('segments.files.add-target')}
          isSearchable
          foot={<LanguageListState />}
          onChoose={(target) => void segments.addTarget(project.id, target)}
        />
      </span>
    </div>
  );
}
