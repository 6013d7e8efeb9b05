/** Stored pairs of a printer's handbook. */
export const PRINTER_PAIRS: readonly (readonly [string, string])[] = [
  ['The printer is out of paper.', 'Der Drucker hat kein Papier mehr.'],
  [
    'Open the front cover and remove the empty tray.',
    'Vordere Abdeckung öffnen und das leere Fach entfernen.',
  ],
  ['Insert up to 250 sheets of paper.', 'Bis zu 250 Blatt Papier einlegen.'],
  ['Close the cover until it clicks.', 'Die Abdeckung schließen, bis sie einrastet.'],
  ['Press the green button to start printing.', 'Zum Drucken die grüne Taste drücken.'],
  ['Do not switch off the printer.', 'Den Drucker nicht ausschalten.'],
  ['The warranty lasts 24 months.', 'Die Garantie gilt 24 Monate.'],
  ['Keep the packaging for transport.', 'Die Verpackung für den Transport aufheben.'],
];

/** Twenty segments: stored ones, changed ones, repeated ones and new ones. */
export const PRINTER_TEXT = `The printer is out of paper. Open the front cover and remove the full tray. Insert up to 300 sheets of paper. Close the cover until it clicks.

Press the green button to start printing. Do not switch off the printer. The warranty lasts 24 months. Keep the packaging for transport.

The printer is out of paper. Call our service line. The printer is out of paper. A new cartridge prints many pages.

Shake the cartridge gently. Leave the contacts alone. Clean the glass with a soft cloth. The printer is out of paper.

Wait ten seconds. Switch the printer on again. The printer is out of paper. Thank you for your purchase.`;

/** @param bad units that cannot be used, after the good ones */
export const tmxOf = (pairs: readonly (readonly [string, string])[], bad = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="a" creationtoolversion="1" segtype="sentence" o-tmf="a" adminlang="en" srclang="en" datatype="plaintext"/>
<body>
${pairs
  .map(
    ([source, target]) =>
      `<tu changeid="Ada" changedate="20240512T101500Z"><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`,
  )
  .join('\n')}
${bad}</body>
</tmx>
`;
