import type { PreTranslated } from '../../../../preload/contract/segment-projects.ts';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import type { ProjectProps } from './project-props.ts';

export interface FailedFilesProps extends ProjectProps {
  readonly failed: PreTranslated['failed'];
}

/** Files that something could not be done in, and why. */
export function FailedFiles({ project, failed }: FailedFilesProps) {
  const { t, locale } = useI18n();
  const { nameOf } = useLanguages();
  if (failed.length === 0) return null;
  return (
    <>
      <p>{t('segments.work.failed', { count: failed.length })}</p>
      <ul className="project-failed">
        {failed.map(({ file: id, failure }) => {
          const file = project.files.find((one) => one.id === id);
          const { what } = failureSentences(failure, t, locale);
          return (
            <li key={id}>
              {file === undefined
                ? what
                : t('segments.files.open', {
                    name: file.name,
                    target: nameOf(file.target),
                    progress: what,
                  })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
