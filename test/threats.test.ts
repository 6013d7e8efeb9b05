import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'THREATS.md'), 'utf8').replace(/\s+/g, ' ');
const named = [...page.matchAll(/`(test\/[^`]+)`: “([^”]+)”/g)].map(
  ([, file = '', title = '']) => ({
    file,
    title,
  }),
);

test('every promise names its test', () => {
  const promises = page.split(/ - /).slice(1);
  expect(promises.length).toBeGreaterThan(15);
  // One says what is not promised.
  const bare = promises.filter((promise) => !/`test\/[^`]+`: “/.test(promise));
  expect(bare).toEqual([expect.stringContaining('Disk encryption is up to the operating system')]);
});

test.each(named)('$file has “$title”', ({ file, title }) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
