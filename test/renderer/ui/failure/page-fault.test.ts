import { expect, test } from 'vitest';
import { PageFault } from '../../../../preload/contract/page-fault.ts';
import { pageFault } from '../../../../renderer/ui/failure/page-fault.ts';

test('of a fault support learns its kind and place, never its sentence', () => {
  const fault = new TypeError('the secret text is not iterable');
  fault.stack =
    'TypeError: the secret text\n    at Ml (http://127.0.0.1:1/assets/page-AB_1.js:9:95403)\n    at x';
  expect(pageFault('screen.text', fault)).toEqual({
    place: 'screen.text',
    error: 'TypeError',
    at: 'page-AB_1.js:9:95403',
  });
  expect(pageFault('page.frame', 'the secret text')).toEqual({
    place: 'page.frame',
    error: 'Unknown',
    at: '',
  });
  const odd = Object.assign(new Error('x'), { name: 'the secret', stack: undefined });
  expect(pageFault('page.frame', odd)).toEqual({ place: 'page.frame', error: 'Error', at: '' });
  for (const one of [fault, odd, null])
    expect(PageFault.safeParse(pageFault('screen.style-rules', one)).success).toBe(true);
  const { place: _, ...placeless } = pageFault('page.frame', fault);
  expect(PageFault.safeParse(placeless).success).toBe(false);
});
