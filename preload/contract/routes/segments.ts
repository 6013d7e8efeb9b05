import type { ExportedFile } from '../exported-file.ts';
import { ask, nothing, watch } from '../route.ts';
import type {
  Analysis,
  Finding,
  ProjectChange,
  Saving,
  SegmentEdited,
  SegmentProject,
  SegmentRows,
} from '../segments.ts';
import {
  NewProject,
  OneProjectOfSegments,
  ProjectSettings,
  SegmentEdit,
  SegmentsFill,
  SegmentWindow,
} from '../segments.ts';

export const SEGMENTS = {
  'segments.projects': watch(nothing).gives<readonly SegmentProject[]>(),
  'segments.open': ask(NewProject).gives<SegmentProject>(),
  'segments.close': ask(OneProjectOfSegments).gives<null>(),
  'segments.settings': ask(ProjectSettings).gives<SegmentProject>(),
  'segments.watch': watch(OneProjectOfSegments).gives<ProjectChange>(),
  'segments.rows': ask(SegmentWindow).gives<SegmentRows>(),
  'segments.edit': ask(SegmentEdit).gives<SegmentEdited>(),
  'segments.undo': ask(OneProjectOfSegments).gives<{ readonly number: number | null }>(),
  'segments.redo': ask(OneProjectOfSegments).gives<{ readonly number: number | null }>(),
  'segments.fill': ask(SegmentsFill).gives<Saving>(),
  'segments.findings': ask(OneProjectOfSegments).gives<readonly Finding[]>(),
  'segments.analysis': ask(OneProjectOfSegments).gives<Analysis>(),
  'segments.analysis-csv': ask(OneProjectOfSegments).gives<ExportedFile>(),
  /** Writes the document in its own format into the output folder; never over a file. */
  'segments.export': ask(OneProjectOfSegments).gives<{ readonly name: string }>(),
};
