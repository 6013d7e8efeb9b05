import { Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RemoveQuestion } from '../../../ui/RemoveQuestion.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { progressOf } from '../project/progress.ts';
import { segmentsStore } from '../store.ts';
import { VersionMenu } from '../update/VersionMenu.tsx';
import type { ProjectProps } from './project-props.ts';

export interface FilesTableProps extends ProjectProps {
  /** Documents that verbs are for; none stands for all. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Documents by line, targets by column, and the sums below them. */
export function FilesTable({ project, chosen, onChoose }: FilesTableProps) {
  const { t, number } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { targets } = project;
  const documents = [...Map.groupBy(project.files, ({ document }) => document)];
  return (
    <div className="files-scroll">
      <table className="files-table tabular">
        <thead className="small soft">
          <tr>
            <th scope="col">{t('segments.files.file')}</th>
            <th scope="col">{t('segments.analysis.words')}</th>
            {targets.map((target) => (
              <th key={target} scope="col">
                {nameOf(target)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {documents.map(([document, files]) => {
            const name = files[0]?.name ?? '';
            return (
              <Fragment key={document}>
                <tr>
                  <th scope="row">
                    <label className="file-name">
                      <input
                        type="checkbox"
                        aria-label={t('segments.files.choose', { name })}
                        checked={chosen.has(document)}
                        onChange={() => onChoose(toggled(chosen, document))}
                      />
                      <span className="own-direction">{brief(name)}</span>
                    </label>
                  </th>
                  <td>{number(files[0]?.words ?? 0)}</td>
                  {targets.map((target) => (
                    <td key={target}>
                      <FileCell file={files.find((one) => one.target === target)} />
                    </td>
                  ))}
                  <td>
                    <VersionMenu file={files[0]} />
                    <IconButton
                      icon={Trash2}
                      size="compact"
                      name={t('segments.files.remove', { name })}
                      aria-expanded={leaving === document}
                      onPress={() => setLeaving(leaving === document ? null : document)}
                    />
                  </td>
                </tr>
                {leaving === document && (
                  <tr>
                    <td colSpan={targets.length + 3}>
                      <RemoveQuestion
                        verb={t('segments.files.remove.do')}
                        keep={t('segments.project.keep')}
                        onRemove={() => {
                          setLeaving(null);
                          void segments.removeDocument(project.id, document);
                          window.document.getElementById('work')?.focus();
                        }}
                        onKeep={() => setLeaving(null)}
                      >
                        {t('segments.project.remove.about')}
                      </RemoveQuestion>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
        {documents.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('segments.files.total', { count: documents.length })}</th>
              <td>{number(documents.reduce((sum, [, [one]]) => sum + (one?.words ?? 0), 0))}</td>
              {targets.map((target) => (
                <td key={target}>
                  <Share {...progressOf(project.files.filter((one) => one.target === target))} />
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const toggled = (chosen: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  new Set(chosen.has(one) ? [...chosen].filter((other) => other !== one) : [...chosen, one]);

/** A document in one target, which opens. */
function FileCell({ file }: { readonly file: SegmentProject | undefined }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  if (file === undefined) return <span className="soft">–</span>;
  const { confirmedWords: confirmed, words: all } = file;
  return (
    <button
      type="button"
      className="file-open"
      data-project={file.id}
      aria-label={t('segments.files.open', {
        name: file.name,
        target: nameOf(file.target),
        progress: t('segments.project.words-confirmed', { confirmed, all }),
      })}
      onClick={() => void segments.enter(file)}
    >
      <Share confirmed={confirmed} all={all} />
    </button>
  );
}

function Share({ confirmed, all }: { readonly confirmed: number; readonly all: number }) {
  const { t } = useI18n();
  // 100 % only where nothing is left.
  const percent = all === 0 ? 0 : Math.floor((100 * confirmed) / all);
  return (
    <span className="file-share">
      <span className="editor-track" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {t('segments.percent', { percent })}
    </span>
  );
}
