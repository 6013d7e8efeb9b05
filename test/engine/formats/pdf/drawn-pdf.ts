import { deflateSync } from 'node:zlib';

/** A picture of one colour, drawn by its name in the content. */
export interface DrawnPicture {
  readonly name: string;
  readonly grey: number;
  /** Lets through what is behind it. */
  readonly hasMask?: boolean;
}

/** A page of 400 by 300 points by hand, with Helvetica as F1 and Helvetica bold as F2. */
export function drawnPdf(content: string, pictures: readonly DrawnPicture[] = []): Uint8Array {
  const grey = (value: number, more = '') => {
    const data = deflateSync(Buffer.alloc(16, value));
    return Buffer.concat([
      Buffer.from(
        `<</Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceGray/BitsPerComponent 8${more}/Filter/FlateDecode/Length ${data.length}>>stream\n`,
      ),
      data,
      Buffer.from('\nendstream'),
    ]);
  };
  const font = (name: string) =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const body = deflateSync(Buffer.from(content, 'latin1'));
  const firstPicture = 8;
  const names = pictures.map(({ name }, at) => `/${name} ${firstPicture + at} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>/XObject<<${names}>>>>>>`,
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${body.length}>>stream\n`),
      body,
      Buffer.from('\nendstream'),
    ]),
    font('Helvetica'),
    font('Helvetica-Bold'),
    grey(255),
    ...pictures.map(({ grey: value, hasMask }) => grey(value, hasMask ? '/SMask 7 0 R' : '')),
  ];
  let file = Buffer.from('%PDF-1.7\n');
  const places = objects.map((object, at) => {
    const place = file.length;
    file = Buffer.concat([
      file,
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([file, Buffer.from(tail)]));
}
