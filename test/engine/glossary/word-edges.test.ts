import { expect, it } from 'vitest';
import { createTermIndex } from '../../../main/engine/glossary/apply.ts';

/** Whether a term is found in a text. */
function finds(term: string, text: string): boolean {
  const index = createTermIndex('en');
  index.add({ source: term, target: 'x' });
  return index.find(text).length > 0;
}

it.each([
  ['東京', '東京都に住む'],
  ['契約書', '新しい契約書に署名する'],
  ['署名', '新しい契約書に署名する'],
  ['保存', '翻訳メモリを保存した'],
  ['ユーザー', 'ユーザーインターフェース'],
  ['API仕様', 'API仕様書'],
  ['账户', '设置账户'],
  ['记忆库', '翻译记忆库'],
  ['研究', '研究生命的起源'],
  ['สัญญา', 'สัญญาฉบับใหม่'],
  ['번역', '번역을 저장했다'],
  ['역', '역에서 만나요'],
  ['역', '그 역'],
  ['역', '역들은'],
])('takes %s in %s for a word', (term, text) => {
  expect(finds(term, text)).toBe(true);
});

it.each([
  ['京都', '東京都に住む'],
  ['ソフト', 'ソフトウェアを買う'],
  ['大学', '大学生前来应聘'],
  ['มา', 'มากมาตรา'],
  ['번역', '기계번역을'],
  ['역', '역사'],
  ['역', '번역'],
])('does not take %s in %s for a word', (term, text) => {
  expect(finds(term, text)).toBe(false);
});

it('believes three Chinese signs, wherever a dictionary cuts them', () => {
  expect(finds('会計士法', '公認会計士法')).toBe(true);
  expect(finds('生前来', '大学生前来应聘')).toBe(true);
});

it('keeps the longer term when a shorter one is no word', () => {
  const index = createTermIndex('en');
  for (const [source = '', target = ''] of [
    ['京都', 'Kyoto'],
    ['東京都', 'Tokyo'],
  ]) {
    index.add({ source, target });
  }
  expect(index.find('東京都と京都').map(({ target }) => target)).toEqual(['Tokyo', 'Kyoto']);
});
