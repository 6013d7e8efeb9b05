import { usePageStore } from '../../../ui/stores.ts';
import type { ProjectProps } from '../files/project-props.ts';
import { segmentsStore } from '../store.ts';
import { QaProfilePicker } from './QaProfilePicker.tsx';

/** The profile that QA of all files keeps to, but for files with one of their own. */
export function ProjectQaProfile({ project }: ProjectProps) {
  const segments = usePageStore(segmentsStore);
  const [first, ...others] = project.files;
  if (first === undefined) return null;
  const isSame = others.every(({ qaProfile }) => qaProfile === first.qaProfile);
  return (
    <QaProfilePicker
      chosen={isSame ? first.qaProfile : null}
      labelPlace="beside"
      onChoose={(id) => void segments.chooseQaProfile(project, id)}
    />
  );
}
