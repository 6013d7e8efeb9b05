import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';

/** A receipt: a narrow roll, names at the left and prices at the right. */
export function receipt(prose: Prose): SetDocument {
  const sheet = createSheet(226, 520);
  const face = prose.pick(['mono', 'sans'] as const);
  const size = face === 'mono' ? 8 : prose.pick([8, 9]);
  const style = { size, face } as const;
  const leading = size * prose.pick([1.15, 1.3]);
  const middle = (text: string) => {
    sheet.put(text, 113, { ...style, align: 'center' });
    sheet.skip(leading);
  };
  const pair = (left: string, right: string) => {
    sheet.put(left, 14, style);
    sheet.put(right, 212, { ...style, align: 'right' });
    sheet.skip(leading);
  };
  middle('Corner Shop Westport');
  middle('48 Harbour Street');
  middle('Telephone 01632 960 143');
  sheet.skip(leading);
  for (let at = 0; at < prose.number(5, 9); at += 1) {
    pair(prose.name(), `${prose.number(1, 30)}.${prose.number(10, 99)}`);
  }
  sheet.skip(leading / 2);
  pair('Subtotal', '61.20');
  pair('VAT included', '9.77');
  pair('Total', '61.20');
  pair('Paid by card', '61.20');
  sheet.skip(leading);
  pair('Cashier: Ms Moreau', 'Till 3');
  pair('12.03.2024', '17:42');
  sheet.skip(leading);
  middle('Thank you for your visit!');
  middle('Goods may be returned within 14 days');
  return sheet.done();
}
