import { expect, test } from 'vitest';
import { matchAlarms } from '../../../main/engine/memory/alarms.ts';
import { analyse } from '../../../main/engine/memory/segment-text.ts';

const shown = (query: string, stored: string, language: string) =>
  matchAlarms(analyse(query), analyse(stored), language)
    .map((alarm) => `${alarm.kind}: ${alarm.query.join(' ')} | ${alarm.stored.join(' ')}`)
    .join('; ');

test.each([
  ['Dose: 10 mg', 'Dose: 100 mg', 'en', 'numbers: 10 | 100'],
  ['Use an MP3 player', 'Use an MP4 player', 'en', 'numbers: 3 | 4'],
  ['Room ٣', 'Room 3', 'en', ''],
  ['3 files of 3', '3 files', 'en', 'numbers: 3 | '],
  ['Do not open the door', 'Open the door', 'en', 'negation: not | '],
  ["It doesn't hurt", 'It does hurt', 'en-GB', "negation: doesn't | "],
  ['Never open it', 'Do not open it', 'en', ''],
  ['Kein Zutritt', 'Zutritt', 'de', 'negation: kein | '],
  ['Non aprire', 'Aprire', 'it', 'negation: non | '],
  ['ファイルを開けません', 'ファイルを開けます', 'ja', 'negation: ません | '],
  ['不能打开', '能打开', 'zh-Hans', 'negation: 不 | '],
  ['ไม่เปิด', 'เปิด', 'th', 'negation: ไม่ | '],
  [
    'Dosya açılamıyor, kaydedilmez',
    'Dosya açılıyor, kaydedilir',
    'tr',
    'negation: açılamıyor kaydedilmez | ',
  ],
  ['En avaa sitä', 'Avaan sen', 'fi', 'negation: en | '],
  ['Not here 5', 'Here 6', 'en', 'numbers: 5 | 6; negation: not | '],
  ['Open it', 'Open that', 'en', ''],
  ['Do not open', 'Open', 'xx', ''],
  ['Found %s', 'Found %s (%s)', 'en', 'placeables:  | %s'],
  ['Expected %<true%>', 'Expected %<false%>', 'en', 'placeables: %<true%> | %<false%>'],
  ['Copy {0} to {1}', 'Copy {1} to {0}', 'en', ''],
  ['Click <b>Save</b>', 'Click Save', 'en', 'placeables: <b> </b> | '],
  [
    '{n} addons were installed',
    'No addons were installed',
    'en',
    'placeables: {n} | ; negation:  | no',
  ],
  ['Move left', 'Move right', 'en', 'opposites: left | right'],
  ['Upgrading packages', 'Downgrading packages', 'en', 'opposites: upgrading | downgrading'],
  ['Enable it', 'Disable it', 'en', 'opposites: enable | disable'],
  ['valid key', 'invalid key', 'en', 'opposites: valid | invalid'],
  ['The left one is right', 'The right one is left', 'en', ''],
  ['Modul aktivieren', 'Modul deaktivieren', 'de', 'opposites: aktivieren | deaktivieren'],
  ['Nach links', 'Nach rechts', 'de', 'opposites: links | rechts'],
  ['Afficher la barre', 'Masquer la barre', 'fr', 'opposites: afficher | masquer'],
  ['Mover a la izquierda', 'Mover a la derecha', 'es', 'opposites: izquierda | derecha'],
  ['有効にする', '無効にする', 'ja', 'negation:  | 無効; opposites: 有効 | 無効'],
  ['向左移动', '向右移动', 'zh-Hans', 'opposites: 向左移 | 向右移'],
  ['停用外掛', '啟用外掛', 'zh-Hant', 'opposites: 停用 | 啟用'],
  ['تمكين الإضافة', 'تعطيل الإضافة', 'ar', 'opposites: تمكين | تعطيل'],
  ['Open the office', 'Open the address', 'en', ''],
])('%s | %s (%s)', (query, stored, language, expected) => {
  expect(shown(query, stored, language)).toBe(expected);
});
