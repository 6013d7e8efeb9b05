/** A reader of RFC 4180 that shares nothing with the writer. Rows of cells, the heading among them. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.startsWith('\ufeff')) throw new Error('no byte order mark');
  const rows: string[][] = [];
  let at = 1;
  while (at < text.length) {
    const row: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const end = text.indexOf('"', at);
          if (end === -1) throw new Error('an open quote');
          cell += text.slice(at, end);
          at = end + 1;
          if (text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
      } else {
        const end = text.slice(at).search(/[,\r]/) + at;
        cell = text.slice(at, end);
        at = end;
      }
      row.push(cell);
      if (text[at] !== ',') break;
      at += 1;
    }
    if (!text.startsWith('\r\n', at)) throw new Error(`no line end at ${at}`);
    at += 2;
    rows.push(row);
  }
  return rows;
}

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '|', '%'];

/** Whether a spreadsheet might take a text for a formula, told letter by letter. */
export function isDangerous(text: string): boolean {
  for (const letter of text) {
    if (SIGNS.includes(letter) || ['\t', '\r', '\n'].includes(letter)) return true;
    if (!/['"\s\p{Cc}\p{Cf}]/u.test(letter)) return false;
  }
  return false;
}

/** The text that a cell stands for. */
export function textOf(cell: string): string {
  return cell.startsWith("'") && isDangerous(cell.slice(1)) ? cell.slice(1) : cell;
}
