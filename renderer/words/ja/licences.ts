import type { licences as en } from '../en/licences.ts';

/** Whose work Dragoman is made with. */
export const licences: Readonly<Record<keyof typeof en, string>> = {
  'licences.title': '使用している成果物',
  'licences.about':
    'Dragoman は、誰もが使えるよう公開された他の方々の成果物を使って作られています。各行を開くとライセンスが表示されます。',
  'licences.missing': 'ライセンスの一覧はここにありません。これは開発用のビルドです。',
};
