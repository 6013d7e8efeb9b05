import { expect, test } from 'vitest';
import { normalizeReportingTag } from '../../main/client/reporting-tag.ts';

test.each([
  ['  Team-A \t', 'team-a'],
  ['project_7/ä'.replace('ä', 'a'), 'project_7/a'],
  ['x'.repeat(100), 'x'.repeat(100)],
  [` ${'Y'.repeat(100)} `, 'y'.repeat(100)],
])('sends %j as %j', (tag, sent) => {
  expect(normalizeReportingTag(tag)).toBe(sent);
});

test.each([
  '',
  '   ',
  'two words',
  'tab\tinside',
  'line\r\nX-Evil: 1',
  'ünicode',
  'bell\u0007',
  'delete\u007f',
  'x'.repeat(101),
])('refuses %j', (tag) => {
  expect(normalizeReportingTag(tag)).toBeNull();
});
