import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': '使用しているソフトウェア',
  'licences.about':
    'Dragomanは、誰でも利用できるよう公開された、ほかの方々の成果を使って作られています。各項目を開くとライセンスを確認できます。',
  'licences.missing': 'ライセンスの一覧はここにありません。これは開発用のビルドです。',
};
