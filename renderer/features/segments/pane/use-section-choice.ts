import type {
  PaneSection,
  SegmentEditorPreferences,
} from '../../../../preload/contract/settings.ts';
import { useSetting } from '../../settings/use-settings.ts';

/** How a person has a section of the side pane. */
export interface SectionChoice {
  readonly isOpen: boolean;
  /** px; null: what it takes by itself. */
  readonly height: number | null;
  readonly toggle: () => void;
  readonly open: () => void;
  readonly size: (px: number | null) => void;
}

export function useSectionChoice(id: PaneSection): SectionChoice {
  const [editor, setEditor] = useSetting('segmentEditor');
  const isOpen = editor?.closed.includes(id) === false;
  const change = (next: Partial<SegmentEditorPreferences>) => {
    if (editor !== undefined) setEditor({ ...editor, ...next });
  };
  const withoutIt = editor?.closed.filter((one) => one !== id) ?? [];
  return {
    isOpen,
    height: editor?.heights[id] ?? null,
    toggle: () => change({ closed: isOpen ? [...withoutIt, id] : withoutIt }),
    open: () => {
      if (!isOpen) change({ closed: withoutIt });
    },
    size(px) {
      const { [id]: _, ...others } = editor?.heights ?? {};
      change({ heights: px === null ? others : { ...others, [id]: px } });
    },
  };
}
