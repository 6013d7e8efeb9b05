/** Which units are shown, as somebody enters it. */
export interface UnitFilter {
  /** A part of the author's name. */
  readonly author: string;
  /** A part of the project, client or subject. */
  readonly project: string;
  /** Changed on this day or later, and no later than this day: `YYYY-MM-DD`, or empty. */
  readonly since: string;
  readonly until: string;
}

export const NO_FILTER: UnitFilter = { author: '', project: '', since: '', until: '' };

export const isFiltered = ({ author, project, since, until }: UnitFilter): boolean =>
  author.trim() !== '' || project.trim() !== '' || since !== '' || until !== '';

/** A filter as main takes it: days of this computer's calendar as moments. */
export const askedFilter = ({ author, project, since, until }: UnitFilter) => ({
  author,
  project,
  since: midnight(since, 0),
  until: midnight(until, 1),
});

/** The beginning of a day, or of one after it. */
function midnight(day: string, later: number): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return day === '' ? null : new Date(year, month - 1, date + later).toISOString();
}
