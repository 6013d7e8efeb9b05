/**
 * Words of ids that are written in their own way: names of languages and abbreviations. The ids are
 * English whatever the language of the interface.
 */
const PROPER = new Map(
  [
    ...['BC', 'AD', 'BCE', 'CE', 'URL', 'URLs', 'Latin', 'Roman', 'Arabic', 'Oxford'],
    ...['Chinese', 'English', 'French', 'German', 'Italian', 'Japanese', 'Korean', 'Spanish'],
    ...['Desu', 'Masu', 'Dearu', 'Hapsho', 'Haeyo', 'Sino', 'Kanji', 'Hiragana', 'Katakana'],
  ].map((word) => [word.toLowerCase(), word]),
);

/** An id of the service as people read it: `use_24_hour_clock` → `Use 24 hour clock`. */
export function readableId(id: string): string {
  const words = id.split('_').filter((word) => word !== '');
  const text = words.map((word) => PROPER.get(word) ?? word).join(' ');
  return text === '' ? id : text.charAt(0).toUpperCase() + text.slice(1);
}
