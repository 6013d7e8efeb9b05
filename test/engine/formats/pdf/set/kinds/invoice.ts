import type { Prose } from '../prose.ts';
import { createSheet } from '../sheet.ts';
import type { SetDocument } from '../sheet.ts';
import { typefaceOf } from './typeface.ts';

/** An invoice: an address, labels with values, rows with numbers at the right, totals. */
export function invoice(prose: Prose): SetDocument {
  const sheet = createSheet(595, 842);
  const { body, bold, small } = typefaceOf(prose, prose.pick([9, 10]));
  const leading = body.leading ?? body.size;
  const right = { ...body, align: 'right' } as const;
  sheet.put('Northern Supplies Ltd', 60, { ...bold, size: 16 });
  sheet.put('INVOICE', 535, { ...bold, size: 16, align: 'right' });
  sheet.skip(40);
  const address = ['Bill to', 'Meridian Ltd', '48 Harbour Street', '20457 Hamburg', 'Germany'];
  const facts = [
    ['Invoice number:', '2024-0117'],
    ['Date of issue:', '12 March 2024'],
    ['Customer:', 'Meridian Ltd'],
    ['Payment due:', '26 March 2024'],
    ['Your reference:', 'Order 5512 of Ms Lindqvist'],
  ] as const;
  const gap = prose.pick([82, 95, 130]);
  for (const [at, text] of address.entries()) {
    sheet.put(text, 60, at === 0 ? bold : body);
    const [label, value] = facts[at] ?? ['', ''];
    sheet.put(label, 330, bold);
    sheet.put(value, 330 + gap, body);
    sheet.skip(leading);
  }
  sheet.skip(30);
  const places = [60, 380, 460, 535] as const;
  const row = (texts: readonly string[], style: typeof body) => {
    for (const [at, text] of texts.entries()) {
      sheet.put(text, places[at] ?? 60, at === 0 ? style : { ...style, align: 'right' });
    }
  };
  row(['Description', 'Quantity', 'Unit price', 'Amount'], bold);
  sheet.shape(`0.5 w 60 ${sheet.y - 5} m 535 ${sheet.y - 5} l S`);
  for (let at = 0; at < 6; at += 1) {
    sheet.skip(leading * 1.5);
    const [count, price] = [prose.number(1, 20), prose.number(3, 200)];
    const numbers = [String(count), `${price}.00`, `${(count * price).toLocaleString('en')}.00`];
    for (const [column, text] of numbers.entries()) {
      sheet.put(text, places[column + 1] ?? 60, right);
    }
    const text =
      at % 3 === 2
        ? `${prose.name()}, delivered to the back entrance and installed by our own staff on the day`
        : prose.name();
    sheet.y = sheet.box(text, { x: 60, width: 270 }, body);
  }
  sheet.skip(leading * 2);
  for (const [label, value] of [
    ['Subtotal', '3,471.00'],
    ['VAT 20 %', '694.20'],
    ['Total amount due', '4,165.20'],
  ] as const) {
    sheet.put(label, 460, right);
    sheet.put(value, 535, right);
    sheet.skip(leading);
  }
  sheet.skip(leading);
  sheet.paragraph(prose.paragraph(2), { x: 60, width: 475 }, small);
  sheet.put('Thank you for your order.', 297, { ...body, align: 'center' }, 80);
  return sheet.done();
}
