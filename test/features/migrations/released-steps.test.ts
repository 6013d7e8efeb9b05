import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { MEMORY_MIGRATIONS } from '../../../main/engine/memory/storage/schema.ts';
import { MIGRATIONS as SERVICE_MIGRATIONS } from '../../../main/service/storage/migrations.ts';

const DESK = [
  '759a4e576bb0c9f4',
  '824087d4719ef0ff',
  '96c62ce3efdeea97',
  'c6a47022106c918d',
  'fcf101de1b76c957',
  '86b084916f7a10fc',
  '3ac313ba77688013',
  'c1de00686f552153',
  '6e70e40e3742ab92',
  '81f358964dcf242b',
  'fc08c2d8889d8514',
];
const SERVICE = [
  '79ad087144b9b3a3',
  'ca66ea0bcad65ae9',
  'ad95586fccea7772',
  '6deeca36ad23e0a4',
  '6f6a05a0c5f8d6f0',
  'b70d87f05386922a',
];
const MEMORY = [
  '50aecd322b88aede',
  '36a708494f044e96',
  '06a68ad5bf9bcce2',
  '88616b735dda26f1',
  '334b2d8938230db5',
];

const digests = (steps: readonly string[]) =>
  steps.map((step) => createHash('sha256').update(step).digest('hex').slice(0, 16));

// A step that has run in somebody's file never runs again: changing one changes nothing there, and
// makes new files different from old ones. Add another step, and its digest here.
it.each([
  ['the desk', MIGRATIONS, DESK],
  ['the service', SERVICE_MIGRATIONS, SERVICE],
  ['memories', MEMORY_MIGRATIONS, MEMORY],
])('no step of %s was changed', (_, steps, released) => {
  expect(digests(steps)).toEqual(released);
});
