import type { projects as en } from '../en/projects.ts';

/** Projects: the picker of the status bar and their section of the settings. */
export const projects: Readonly<Record<keyof typeof en, string>> = {
  'settings.projects': 'プロジェクト',

  'projects.tag.instead': '空欄：プロジェクト{name}のタグ{tag}を使います。',

  'projects.about':
    '作業中のプロジェクトがある間、翻訳するすべてのテキストと文書にそのレポート用タグが付き、使用量レポートで集計されます。プロジェクトはステータスバーで選択してください。',
  'projects.about.services':
    'サービスはテキストのタグを報告しますが、文書と音声はタグなしで数えることがあります。',
  'projects.list': 'プロジェクトの一覧',
  'projects.empty':
    'プロジェクトはまだありません。ご自分で設定しないかぎり、リクエストにタグは付きません。',
  'projects.loading': 'プロジェクトを読み込んでいます…',
  'projects.now': '作業中',
  'projects.add': 'プロジェクトを追加',
  'projects.edit': '{name}を変更',
  'projects.remove': '{name}を削除',
  'projects.remove.sure':
    '{name}を削除しますか？{active, select, yes {以後のリクエストにはタグが付きません。} other {}}{tag}で集計された分はレポートに残ります。',
  'projects.remove.confirm': '削除',
  'projects.remove.cancel': '残す',

  'projects.form.add': '新しいプロジェクト',
  'projects.form.edit': '{name}を変更',
  'projects.name': '名前',
  'projects.name.hint': 'ほかの人には表示されません。',
  'projects.name.missing': 'プロジェクトには名前が必要です。',
  'projects.tag': 'レポート用タグ',
  'projects.tag.rule':
    'ASCIIの英数字と記号を使い、空白なしで{max, number}文字まで。大文字は小文字になります。',
  'projects.tag.sent': '{tag}として送信されます',
  'projects.tag.shared':
    '{tag}として送信されます。プロジェクト{name}と同じタグのため、合わせて集計されます。',
  'projects.tag.empty': 'タグがありません。',
  'projects.tag.space': 'タグに空白は使えません。代わりにハイフンを使ってください：{example}',
  'projects.tag.character':
    'タグに使えるのはASCII（アクセント記号のない英字、数字、記号）だけです。',
  'projects.tag.too-long':
    '{max, number}文字までのところ{count, number}文字です。タグを短くしてください。',
  'projects.save': '保存',
  'projects.saving': '保存しています…',
  'projects.cancel': 'キャンセル',
};
