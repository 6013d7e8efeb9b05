import { useEffect, useRef } from 'react';
import type { QaProfile } from '../../../../preload/contract/qa-profiles.ts';
import { useSetting } from '../../settings/use-settings.ts';
import { useForbiddenList } from '../forbidden/use-forbidden-terms.ts';
import { useEditorState } from '../use-editor-state.ts';

const NONE: readonly QaProfile[] = [];

/** The person's own profiles, and how to keep others; they are settings of the app. */
export function useQaProfiles(): readonly [
  profiles: readonly QaProfile[],
  keep: (profiles: readonly QaProfile[]) => void,
] {
  const [preferences, change] = useSetting('segments');
  return [
    preferences?.qaProfiles ?? NONE,
    (qaProfiles) => {
      if (preferences !== undefined) change({ ...preferences, qaProfiles: [...qaProfiles] });
    },
  ];
}

/** Does something whenever the open project's QA keeps to other rules than before. */
export function useQaProfileChange(onChange: () => void): void {
  const qaProfile = useEditorState((now) => now.project.qaProfile);
  const [profiles] = useQaProfiles();
  const [forbidden] = useForbiddenList();
  const rules = JSON.stringify([qaProfile, profiles, forbidden]);
  const known = useRef(rules);
  useEffect(() => {
    if (known.current === rules) return;
    known.current = rules;
    onChange();
  }, [rules, onChange]);
}
