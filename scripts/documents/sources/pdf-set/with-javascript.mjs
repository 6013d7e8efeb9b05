// The same price list by the libraries that web services make their PDFs with: pdfkit and jspdf.
import { createWriteStream, writeFileSync } from 'node:fs';

const [library, pdf, units] = process.argv.slice(2);
const LEFT = 60;
const intro =
  'This list is valid from April. Prices include delivery within the county, and they may change when the price of oak changes by more than a tenth.';
const items = [
  'Every board is planed on both sides.',
  'Boards longer than three metres are delivered on Wednesdays only, and somebody has to be there to help with unloading.',
  'Returns within a week',
];
const rows = [
  ['Board', 'Length', 'Price'],
  ['Oak, planed', '2.50 m', '48.00'],
  ['Beech, steamed', '2.00 m', '31.50'],
  ['Larch for outdoor use', '4.00 m', '127.90'],
];
const end = 'Ask for Mr Okoye in the yard behind the railway station.';
const places = [LEFT, 240, 330];

if (library === 'pdfkit') {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ margin: LEFT, info: { CreationDate: new Date(0) } });
  page.pipe(createWriteStream(pdf));
  page.font('Helvetica-Bold').fontSize(18).text('Price list of the sawmill').moveDown(0.5);
  page.font('Helvetica').fontSize(11).text(intro, { align: 'justify', width: 380 }).moveDown();
  page.list(items, { bulletRadius: 2, width: 380 }).moveDown();
  let { y } = page;
  for (const row of rows) {
    row.forEach((text, at) => page.text(text, places[at], y, { lineBreak: false }));
    y += 18;
  }
  page.text(end, LEFT, y + 20);
  page.end();
} else {
  const { jsPDF } = await import('jspdf');
  const page = new jsPDF({ unit: 'pt' });
  page.setFont('times', 'bold').setFontSize(18).text('Price list of the sawmill', LEFT, 70);
  page.setFont('times', 'normal').setFontSize(11);
  let y = 95;
  const paragraph = (text, x, width) => {
    const lines = page.splitTextToSize(text, width);
    page.text(lines, x, y);
    y += lines.length * 12.65 + 4;
  };
  paragraph(intro, LEFT, 360);
  for (const item of items) {
    page.text('•', LEFT, y);
    paragraph(item, LEFT + 14, 340);
  }
  y += 12;
  for (const row of rows) {
    row.forEach((text, at) => page.text(text, places[at], y));
    y += 16;
  }
  page.text(end, LEFT, y + 14);
  writeFileSync(pdf, Buffer.from(page.output('arraybuffer')));
}
writeFileSync(
  units,
  ['Price list of the sawmill', intro, ...items, ...rows.flat(), end, ''].join('\n'),
);
