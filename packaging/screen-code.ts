/**
 * What more than one screen needs comes as one file: a request for each piece, of which a screen has up to
 * sixty, costs several times what the pieces of no use to it cost. What draws PDF is read on use.
 */
export const screenCode = {
  name: 'screens',
  minShareCount: 2,
  test: /^(?!.*(?:\/pdfjs-dist\/|\/open-pdf\.ts|\/PdfPage\.tsx))/,
};
