import { Radios } from '../../../ui/Radios.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { partsOf, type PartKind } from './part-choice.ts';

export interface PartChoiceProps {
  readonly value: PartKind;
  readonly onChange: (part: PartKind) => void;
}

/** Whether the whole file goes out, what is selected, or what the filter shows; nothing where there is no choice. */
export function PartChoice({ value, onChange }: PartChoiceProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const selected = useEditorState((now) => now.selection?.count ?? 0);
  const shown = useEditorState((now) => now.rows.total ?? 0);
  // Joined, so that the same parts are the same value.
  const kinds = useEditorState((now) => partsOf(now).join(' '));
  const { editor } = segments.state.getState();
  const parts = editor === null || kinds === '' ? [] : partsOf(editor);
  if (parts.length < 2) return null;
  return (
    <Radios
      label={t('segments.part')}
      shape="row"
      value={value}
      choices={parts.map((id) => ({
        id,
        name: t('segments.part.name', { part: id, count: id === 'selected' ? selected : shown }),
      }))}
      onChange={onChange}
    />
  );
}
