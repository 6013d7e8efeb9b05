import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTermCheck } from '../../../main/engine/segment-checks/check-terms.ts';
import { differingTargets } from '../../../main/engine/segment-checks/differing-targets.ts';
import { createNumberReader } from '../../../main/engine/segment-checks/read-numbers.ts';
import { createSegmentCheck } from '../../../main/engine/segment-checks/segment-check.ts';
import { anyCharacter } from '../../any-character.ts';

const terms = [
  { source: 'engine', target: 'Motor' },
  { source: 'engine', target: 'Triebwerk' },
  { source: 'IT', target: 'Informatik' },
  { source: 'fuel tank', target: 'Kraftstofftank' },
];

/** Languages, source, target, and everything that is found, `kind what`, in order. */
type Row = readonly [pair: string, source: string, target: string, ...found: string[]];

const ROWS: readonly Row[] = [
  // Nothing to look at.
  ['en-de', 'Press the button.', 'Drücken Sie den Knopf.'],
  ['en-ja', 'Press the button.', 'ボタンを押してください。'],
  ['en-th', 'Press the button.', 'กดปุ่ม'],
  ['en-hi', 'Press the button.', 'बटन दबाएँ।'],
  ['en-el', 'Is it ready?', 'Είναι έτοιμο;'],
  ['en-fr', 'Is it ready?', 'Est-ce prêt ?'],
  ['en-de', 'He said “stop”.', 'Er sagte „halt“.'],
  ['en-de', 'Wait...', 'Warten Sie…'],
  ['en-de', '42', '42'],
  ['en-de', 'https://example.org/help', 'https://example.org/help'],
  ['en-en-GB', 'The color', 'The color'],
  // Empty.
  ['en-de', 'Press the button.', '', 'empty '],
  ['en-de', 'Press 5.', '  ', 'empty '],
  // Tags and placeholders.
  ['en-de', 'A <g1>big</g1> day', 'Ein <g1>großer</g1> Tag'],
  ['en-de', 'A <g1>big</g1> day', 'Ein großer Tag', 'tags <g1>', 'tags </g1>'],
  ['en-de', 'A <g1>big</g1> day', 'Ein </g1>großer<g1> Tag', 'tags </g1>'],
  ['en-de', '<g1>A</g1> <g2>b</g2>', '<g1>A <g2>b</g1> c</g2>', 'tags </g1>'],
  ['en-de', 'Page<x1/> one', 'Seite eins<x1/><x1/>', 'tags <x1/>'],
  ['en-de', 'Hello {name}!', 'Hallo {Name}!', 'placeables {name}', 'placeables {Name}'],
  ['en-de', '%d files', 'Dateien', 'placeables %d'],
  ['en-de', 'Conversion to %qT', 'Umwandlung in %qE', 'placeables %qT', 'placeables %qE'],
  ['en-de', 'Hello $name', 'Hallo', 'placeables $name'],
  ['en-ja', 'Hello $name and %1$s', '$nameさんと%1$sさん'],
  ['en-ko', 'Open %s', '%s을 엽니다'],
  ['en-fr', 'Charged to %1%', 'Chargé à %1 %'],
  ['en-de', 'Yesterday at %l:%M %p', 'Gestern um %H:%M'],
  ['en-de', 'Got %<true%>', 'Erhielt %<false%>', 'placeables %<true%>', 'placeables %<false%>'],
  ['en-de', 'Reads %s from %s', 'Liest aus %2$s die Datei %1$s'],
  ['en-de', 'Copy %1 to %2', 'Nach %2 %1 kopieren'],
  ['en-de', 'Send <file> now', 'Nun <Datei> senden'],
  ['en-de', 'Send <file> now', 'Nun senden', 'placeables <>'],
  ['en-fr', 'Note: read &amp; learn', 'Note&nbsp;: lire et apprendre'],
  ['en-de', 'A <a href="en.html">page</a>', 'Eine <a href="de.html">Seite</a>'],
  // Numbers as languages write them.
  ['en-de', 'It costs 1,234.50 today', 'Es kostet heute 1.234,50'],
  ['en-fr', 'It costs 1,234.50 today', 'Cela coûte 1 234,50 aujourd’hui'],
  ['en-fr', 'It costs 1,234,567 today', 'Cela coûte 1\u202f234\u202f567 aujourd’hui'],
  ['en-de-CH', 'It costs 12,345.60', "Es kostet 12'345.60"],
  ['en-hi', 'It costs 1,234,567', 'कीमत 12,34,567'],
  ['en-ar', 'Page 25 of 300', 'صفحة ٢٥ من ٣٠٠'],
  ['en-de', 'Version 1.2.3', 'Fassung 1.2.3'],
  ['en-de', 'On 3/12/2024', 'Am 12.03.2024'],
  ['en-de', 'Section 3.5', 'Abschnitt 3.5'],
  ['en-de', 'Pay 1,234 now', 'Zahlen Sie jetzt 1,234', 'numbers 1,234'],
  ['en-de', 'Room 25', 'Zimmer 52', 'numbers 25', 'numbers 52'],
  ['en-de', 'Use 2 or 2 cups', 'Nehmen Sie 2 Tassen', 'numbers 2'],
  ['en-de', 'An MP3 file', 'Eine MP4-Datei', 'numbers 3', 'numbers 4'],
  ['en-de', 'Item <g1>one</g1>', 'Teil <g1>eins</g1>'],
  ['en-de', 'Wait 3 days', 'Warten Sie drei Tage'],
  ['en-fr', 'The 19th century', 'Le XIXe siècle'],
  ['en-ja', 'Last seen in May', '最終確認: 5月'],
  ['en-fr', 'About 60,000', 'Environ 60.000'],
  ['en-zh', 'The eight of clubs', '梅花 8'],
  ['en-ja', 'It costs 1.5 today', '今日は１．５です'],
  ['en-ja', 'It costs 1,000 today', '今日は１，０００です'],
  [
    'en-ja',
    'It costs 1,000 today',
    '今日は１，０００，０００です',
    'numbers 1,000',
    'numbers １，０００，０００',
  ],
  ['en-zh', 'In 2020, 300 came', '2020，300人来了'],
  ['en-zh', 'Pages 1, 2, 3', '第1，2，3页'],
  ['en-ar', 'It costs 10,000', 'يكلف ١٠٬٠٠٠'],
  ['en-ar', 'It costs 10,000', 'يكلف ١٠،٠٠٠'],
  ['en-ar', 'It costs 10,000', 'يكلف ١٬٠٠٠', 'numbers 10,000', 'numbers ١٬٠٠٠'],
  ['en-fa', 'It costs 1,234.5', 'قیمت ۱٬۲۳۴٫۵'],
  ['en-hi', 'It costs 100,000', 'कीमत १,००,०००'],
  ['en-hi', 'It costs 1,00,000', 'कीमत 1 लाख'],
  ['en-hi', 'It costs 1,00,000', 'कीमत 10 लाख', 'numbers 1,00,000', 'numbers 10'],
  ['en-zh', 'It costs 10,000', '价格为1万'],
  ['en-zh', 'It costs 10,000', '价格为10万', 'numbers 10,000', 'numbers 10万'],
  ['en-zh', 'It costs 1 today', '今天价格为1万', 'numbers 1', 'numbers 1万'],
  ['en-zh', 'It weighs 5 kg', '重5千克'],
  ['en-ja', 'It costs 123,456,789', '1億2345万6789です'],
  ['en-ja', 'It costs 12,000 for 20,000', '1万2000は2万です'],
  ['en-ja', 'About 30 million', '約3千万'],
  ['en-ko', 'It costs 15,000', '가격은 1만 5천'],
  ['zh-ja', '价格为1.5万', '価格は1万5000です'],
  ['en-zh', 'About 1.5 million', '约150万'],
  ['en-zh', 'About 1.5 million', '约15万', 'numbers 1.5', 'numbers 15万'],
  ['en-th', 'About 2 million', 'ประมาณ 2 ล้าน'],
  ['en-cs', 'About 2 million', 'Asi 2 miliony'],
  ['en-es', 'It costs 10,000', 'Cuesta 10 000'],
  ['en-es', 'It costs 10,000', 'Cuesta 1 000', 'numbers 10,000', 'numbers 1', 'numbers 000'],
  ['en-de', 'Rooms 10 200 and 10 300', 'Zimmer 10 200 und 10 300'],
  // Terms.
  ['en-de', 'Start the engine now', 'Starten Sie jetzt den Motor'],
  ['en-de', 'Start the engine now', 'Starten Sie jetzt das Triebwerk'],
  ['en-de', 'Start the Engine now', 'Starten Sie jetzt die Maschine', 'term Engine'],
  ['en-de', 'Check it now', 'Prüfen Sie es jetzt'],
  ['en-de', 'Check the IT now', 'Prüfen Sie jetzt die EDV', 'term IT'],
  ['en-de', 'The fuel tank', 'Der Tank', 'term fuel tank'],
  // Length.
  ['en-de', 'This is a sentence of a usual length', 'Kurz', 'length 11%'],
  ['en-de', 'A short text of some words', `Ein ${'sehr '.repeat(14)}langer Text`, 'length 327%'],
  ['en-ja', 'This is a sentence of a usual length', 'これは普通の長さの文です'],
  ['en-de', 'OK then', 'Dann also in Ordnung, machen wir es so'],
  // Spaces.
  ['en-de', 'Press the button', 'Drücken Sie  den Knopf', 'double-space '],
  ['en-de', 'Press  the button', 'Drücken Sie  den Knopf'],
  ['en-de', 'Press the button', ' Drücken Sie den Knopf', 'outer-space '],
  ['en-de', 'Press the button', 'Drücken Sie den Knopf\t', 'outer-space '],
  // Untranslated.
  ['en-de', 'Press the button.', 'Press the button.', 'untranslated '],
  ['en-de', 'Press <g1>it</g1>.', 'Press it.', 'tags <g1>', 'tags </g1>', 'untranslated '],
  ['zh-de', '你好', '你好', 'untranslated '],
  ['en-fr', 'Altitude:', 'Altitude :'],
  ['en-fr', '<b>Altitude:</b> %s', '<b>Altitude :</b> %s'],
  ['en-fr', 'pause [<jobs>]', 'pause [<tâches>]'],
  // End punctuation.
  ['en-de', 'Restart (needs a key).', 'Neu starten (braucht einen Schlüssel)'],
  ['en-ja', 'Show the total?', '合計を表示するかどうかを指定します。'],
  ['en-ja', 'Shows the total.', '合計を表示します', 'punctuation .'],
  ['en-ja', 'Shows the total.', '合計の表示'],
  ['en-de', 'Author', 'Autor:'],
  ['en-fr', 'Track No.', 'Numéro de piste'],
  ['en-de', 'Is it ready?', 'Es ist bereit.', 'punctuation ?'],
  ['en-de', 'Ready', 'Bereit!', 'punctuation !'],
  ['en-de', 'Choose one:', 'Wählen Sie eines.', 'punctuation :'],
  ['en-ja', 'Ready!', '準備完了。'],
  ['en-ja', 'Ready?', '準備完了。', 'punctuation ?'],
  ['en-th', 'Is it ready?', 'พร้อม', 'punctuation ?'],
  ['en-th', 'Is it ready?', 'พร้อมหรือยัง'],
  ['en-th', 'Is it ready?', 'พร้อมไหมครับ'],
  ['en-th', 'What is this?', 'นี่คืออะไร'],
  ['th-en', 'พร้อมหรือยัง', 'Is it ready?'],
  ['en-lo', 'Is it ready?', 'ພ້ອມແລ້ວບໍ'],
  ['en-my', 'Is it ready?', 'အဆင်သင့်ဖြစ်ပြီလား။'],
  ['en-ko', 'Is it ready?', '준비되었습니까.'],
  ['en-ja', 'Is it ready?', '準備はできましたか'],
  ['en-hy', 'Is it ready?', 'Պատրա՞ստ է։'],
  ['en-hy', 'Is it ready?', 'Պատրաստ է։', 'punctuation ?'],
  ['en-ar', 'Is it ready?', 'هل هو جاهز؟\u200f'],
  ['en-ar', 'Is it ready?', 'هل هو جاهز\u200f.', 'punctuation ?'],
  ['en-he', 'Is it ready.', 'זה מוכן.\u200f'],
  ['en-he', 'Is it ready.', '\u2067זה מוכן.\u2069'],
  ['en-he', 'Is it ready.', '\u2067זה מוכן\u2069', 'punctuation .'],
  ['en-ar', 'It is ready.', 'إنه جاهز.\u061c'],
  ['en-km', 'It is ready.', 'វារួចរាល់ហើយ។\u200b'],
  ['en-zh', 'Read it.', '请读《规定。》'],
  ['en-zh', 'Read it.', '请读〔规定。〕'],
  ['en-zh', 'Is it ready?', '准备好了吗？'],
  ['en-zh', 'Is it ready?', '准备好了。', 'punctuation ?'],
  ['en-es', 'Is it ready?', '¿Está listo?'],
  ['en-el', 'First; second;', 'Πρώτο· δεύτερο·'],
  ['en-de', 'Ready. <x1/>', 'Bereit. <x1/>'],
  // Addresses.
  ['en-de', 'See https://example.org/en now', 'Siehe https://example.org/de jetzt'],
  ['en-de', 'See www.example.org now', 'Siehe https://example.org jetzt'],
  [
    'en-de',
    'See https://example.org now',
    'Siehe https://example.com jetzt',
    'address https://example.org',
  ],
  ['en-de', 'Ask a@example.org now', 'Fragen Sie jetzt', 'address a@example.org'],
  // Capitals.
  ['en-de', 'Press the button.', 'drücken Sie den Knopf.', 'capitals drücken'],
  ['en-de', 'Run apt-get now.', 'apt-get jetzt ausführen.'],
  ['en-de', 'Start the git program.', 'git starten.'],
  ['en-de', 'Options', 'optionen'],
  ['en-ja', 'Press the button.', 'ボタンを押してください。'],
  // Repeated words.
  ['en-de', 'Press the button', 'Drücken Sie den Knopf Knopf', 'repeated-word Knopf'],
  ['en-de', 'Those who know it', 'Die, die die Antwort kennen'],
  ['en-fr', 'We meet', 'Nous nous rencontrons'],
  ['en-tr', 'Slowly', 'Yavaş yavaş'],
  // Negation.
  ['en-de', 'Unable to open it', 'Es lässt sich nicht öffnen'],
  ['en-de', 'Unable to open it', 'Es lässt sich öffnen', 'negation Unable'],
  ['en-fr', 'Only for files', "N'est prévu que pour les fichiers"],
  ['en-es', 'No result', 'hay ningún resultado', 'negation no'],
  ['en-de', 'Uses --no-cache', 'Verwendet --no-cache'],
  ['en-ja', 'Must be set', '設定しなければなりません'],
  ['en-ja', 'Sent to all', '誰にも送られません', 'negation ません'],
  ['en-pl', 'Not saved: error', 'Zapisano: błąd', 'negation not'],
  ['en-de', 'Do not open it', 'Öffnen Sie es', 'negation not'],
  ['en-de', 'Open it', 'Nicht öffnen', 'negation nicht'],
  ['en-de', 'It cannot fail', 'Es kann nicht fehlschlagen'],
  ['en-fr', 'More options', 'Plus d’options'],
  ['en-fr', 'No more options', 'Il n’y a plus d’options'],
  ['en-ja', 'Do not press', '押さないでください'],
  ['en-mi', 'Do not open it', 'Whakatuwherahia'],
];

const pairOf = (pair: string) => {
  const [, source = '', target = ''] = /^([^-]+)-(.+)$/.exec(pair) ?? [];
  return { source, target };
};

describe('a look at a segment', () => {
  it.each(ROWS)('%s: %s → %s', (pair, source, target, ...expected) => {
    const languages = pairOf(pair);
    const glossary = pair === 'en-de' ? createTermCheck(terms, 'de') : null;
    const found = createSegmentCheck(languages, glossary).check(source, target, null);
    expect(found.map(({ kind, what }) => `${kind} ${what}`)).toEqual(expected);
  });

  it('knows how many characters a place takes', () => {
    const pair = createSegmentCheck(pairOf('en-de'), null);
    expect(pair.check('Year', 'Jahresabschluss', 10)).toEqual([{ kind: 'length', what: '15/10' }]);
    expect(pair.check('Year', 'Jahr', 10)).toEqual([]);
  });

  it('takes time by the length of a text, whatever stands in it', () => {
    const pair = createSegmentCheck(pairOf('en-de'), createTermCheck(terms, 'de'));
    for (const part of ['x', 'A', '1.', 'x.x-', ' ', '(', '%', "'"]) {
      const text = `Mai${part.repeat(80_000 / part.length)}x`;
      expect(pair.check(text, 'Mai', null)).toBeDefined();
      expect(pair.check('Mai', text, null)).toBeDefined();
    }
  });

  it('never throws', () => {
    const languages = [pairOf('en-de'), pairOf('fr-ja'), pairOf('x-klingon'), pairOf('--')];
    const checks = languages.map((pair) => createSegmentCheck(pair, createTermCheck(terms, 'de')));
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (a, b) => {
        for (const pair of checks) pair.check(a, b, 5);
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    ['en', '0.5 and .5', ['0.5', '5']],
    ['de', '0,50', ['0.5']],
    ['de', '1.234', ['1234']],
    ['en', '1.234', ['1.234']],
    ['en', '007', ['7']],
    ['fr', '12 345 et 1 2', ['12345', '1', '2']],
    ['en', '2024 300', ['2024', '300']],
    ['fr', '2024 300', ['2024', '300']],
    ['en', '192.168.0.1', ['192', '168', '0', '1']],
    ['ar', '١٬٢٣٤٫٥', ['1234.5']],
    ['no-such-language', '1,234.5', ['1234.5']],
  ])('%s: %s', (language, text, values) => {
    expect(createNumberReader(language)(text).map(({ value }) => value)).toEqual(values);
  });
});

describe('targets of the same source', () => {
  const group = (...targets: string[]) =>
    differingTargets(targets.map((target, index) => ({ number: index * 10, target })));
  it('differ from what most have', () => {
    expect(group('Los', 'Weiter', 'Weiter', '')).toEqual([{ number: 0, usual: 10 }]);
  });
  it('differ from the first where none is usual', () => {
    expect(group('A', 'B', 'C')).toEqual([
      { number: 10, usual: 0 },
      { number: 20, usual: 0 },
    ]);
  });
  it('are the same but for outer space', () => {
    expect(group('Los', ' Los', '')).toEqual([]);
  });
});
