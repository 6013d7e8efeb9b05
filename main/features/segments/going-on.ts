import { FeatureFailure } from '../feature-failure.ts';
import type { SegmentProjects } from './projects.ts';

/** A check that rejects what went on over the page's leaving, a wipe, or the beginning of private mode. */
export function goingOn(
  projects: Pick<SegmentProjects, 'generation'>,
  signal: AbortSignal,
): () => void {
  const { generation } = projects;
  return () => {
    if (signal.aborted || generation !== projects.generation) {
      throw new FeatureFailure({ code: 'cancelled' });
    }
  };
}
