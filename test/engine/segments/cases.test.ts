import { expect, test } from 'vitest';
import { segment } from '../../../main/engine/segments/segmenter.ts';

/** A bar with its white space marks each break. */
const CASES: readonly (readonly [language: string, marked: string])[] = [
  ['en', 'Mr. Smith met Dr. Jones. | They talked.'],
  ['en', 'J. K. Rowling wrote it. | George R. R. Martin did not.'],
  ['en', 'The U.S. Army moved. | He lives in the U.S. | The house is big.'],
  ['en', 'It opens at 9 a.m. sharp. | We close at 5 p.m. | Please be on time.'],
  ['en', 'See fig. 3 and No. 7 on p. 12. | Then stop.'],
  ['en', 'Did he say no? | No. | He said yes.'],
  ['en', 'Acme Inc. announced it. | Acme Inc. | The end.'],
  ['en', 'So do I. | Nobody else does.'],
  ['en', 'Isaac I. Newton was here.'],
  ['en', 'It costs $5.50. | iPhone sales rose.'],
  ['en', '"Stop!" he said. | "Now." | She left.'],
  ['en', 'Wait… | Then go… then stop... and rest. | Fine.'],
  ['en', '1. Open the file. | 2. Close it.'],
  ['en', 'Look at http://example.org/?Query=1 or v2.Beta first. | Good.'],
  ['en', 'The village (pop. 300) is small. | It is old.'],
  ['en', 'Take apples, pears, etc. | They are ripe.'],
  ['en', 'Really?! | Yes! | Good.'],
  ['de', 'Das kostet z. B. 3 Euro, d. h. wenig. | Gut.'],
  ['de', 'Am 3. Oktober kam Dr. Müller. | Danach ging er.'],
  ['de', 'Siehe bzw. lies S. 12. | Danach kommt Nr. 5.'],
  ['de', '„Wer ist da?“ fragte er. | „Ich!“ | Niemand kam.'],
  ['de', 'Ludwig XIV. Regent von Frankreich. | Er war alt.'],
  ['de', 'Äpfel, Birnen usw. | Alles ist frisch.'],
  ['de', 'Frau Prof. Dr. A. Weber, geb. Klein, spricht. | Bitte Ruhe.'],
  ['fr', 'M. Dupont est là. | Mme Durand aussi.'],
  ['fr', '« Bonjour ! » dit-il. | Puis il partit.'],
  ['fr', 'Il dit : « Bonjour ! » | Puis il partit.'],
  ['fr', 'Voir p. 5, art. 3, etc. | Le reste suit.'],
  ['es', 'El Sr. García vive en EE. UU. desde 1990. | ¿Dónde? | ¡No lo sé!'],
  ['es', 'Véase la pág. 4. | Ud. decide.'],
  ['it', 'Il dott. Rossi e la sig.ra Bianchi. | Ecco la S.p.A. Fiat di allora.'],
  ['pt', 'O Sr. Silva chegou. | A Dra. Costa saiu.'],
  ['nl', 'Dit is bijv. goed. | Dhr. J. de Vries komt, o.a. vandaag.'],
  ['sv', 'Det gäller t.ex. Sverige. | Det är bra.'],
  ['da', 'Den 3. Maj kom han. | Det var f.eks. Hans bror.'],
  ['nb', 'Det er bl.a. Norge. | Han kom den 17. Mai.'],
  ['fi', 'Esim. Helsinki on iso. | Se on noin 5. Sija listalla.'],
  ['pl', 'Np. Kraków jest ładny. | Prof. Nowak mieszka przy ul. Długiej.'],
  ['cs', 'Např. Praha. | Bydlí v ul. Dlouhá č. 5. | Potom odešel.'],
  ['hu', 'Dr. Kovács pl. Budapesten él. | Ez jó.'],
  ['ru', 'Это т. е. Москва, ул. Ленина, д. 5. | Он пришёл.'],
  ['ru', '«Привет!» — сказал он. | Она ушла.'],
  ['ru', 'А. С. Пушкин жил здесь. | Хлеб, соль и т. д. | Потом чай.'],
  ['uk', 'Див. с. 5 та рис. 3. | Він прийшов.'],
  ['el', 'Τι κάνεις; | Καλά, π.χ. Σήμερα.'],
  ['tr', 'Prof. Dr. Yılmaz geldi. | 3. Bölüm başladı.'],
  ['ja', '「はい。」と言った。|彼は帰った。'],
  ['ja', '本当ですか？|はい、そうです。'],
  ['zh', '你好吗？|我很好。|谢谢！'],
  ['zh', '“你好。”他说。|然后他走了。'],
  ['ko', '안녕하세요. | 반갑습니다! | 정말요?'],
  ['ar', 'ما هذا؟ | هذا كتاب. | شكرا'],
  ['hi', 'यह घर है। | वह बड़ा है।'],
  ['th', 'สวัสดีครับ วันนี้อากาศดี'],
];

test.each(CASES)('%s: %s', (language, marked) => {
  const parts = marked.split('|');
  const text = parts.join('');
  const spans = segment(text, language, 'all');
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(
    parts.map((part) => part.trim()),
  );
});

test('the cases span twenty languages', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(44);
  expect(new Set(CASES.map(([language]) => language)).size).toBeGreaterThanOrEqual(20);
});

test('a variant goes by the rules of its language, in any letter case', () => {
  const text = 'Am 3. Oktober kam er.';
  expect(segment(text, 'DE-ch', 'all')).toEqual([{ start: 0, end: text.length }]);
});

test('an unknown language goes by the shared rules', () => {
  const text = 'Dr. Who came. He left.';
  expect(segment(text, null, 'all')).toHaveLength(2);
  expect(segment(text, 'xx', 'all')).toHaveLength(2);
});
