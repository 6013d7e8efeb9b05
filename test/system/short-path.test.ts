import { expect, test } from 'vitest';
import { shortPath } from '../../main/system/short-path.ts';

const anna = { platform: 'linux', home: '/home/anna' } as const;

test.each([
  ['/home/anna/Downloads', '~/Downloads'],
  ['/home/anna', '~'],
  ['/home/anna/..hidden', '~/..hidden'],
  ['/home/annabel/Downloads', '/home/annabel/Downloads'],
  ['/home/anna/work/2026/clients/Müller GmbH/out', '~/…/Müller GmbH/out'],
  ['/srv/files/clients/out/results', '/…/out/results'],
  ['/', '/'],
])('%s is shown as %s', (path, shown) => {
  expect(shortPath(path, anna)).toBe(shown);
});

test('Windows has no sign for the home folder', () => {
  const facts = { platform: 'win32', home: 'C:\\Users\\Anna' } as const;
  expect(shortPath('C:\\Users\\Anna\\Downloads', facts)).toBe('C:\\Users\\Anna\\Downloads');
  expect(shortPath('D:\\work\\2026\\clients\\out', facts)).toBe('D:\\…\\clients\\out');
});
