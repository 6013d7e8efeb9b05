import type { budgets as en } from '../en/budgets.ts';

/** Budgets and their alerts. */
export const budgets: Readonly<Record<keyof typeof en, string>> = {
  'budgets.title': '{month}の予算（UTC）',
  'budgets.title.unread': '予算',
  'budgets.about':
    '予算はUTCの暦月ごとの使用量の目安です。80%に達したときと使い切ったときに、Dragomanがそれぞれ一度お知らせします。リクエストは止めません。リクエストを止めるには、「キー」タブでキーに上限を設定してください。',
  'budgets.loading': '予算を読み込んでいます…',
  'budgets.empty': 'この接続の予算はまだありません。',
  'budgets.list': '予算の一覧',
  'budgets.source.report':
    '数値はサービスのレポートによるもので、すべてのプログラムとキーの分を含みます。',
  'budgets.source.own':
    '数値はDragoman自身の記録によるもので、このDragomanがこの接続で送信した分だけを数えています。管理者キー（「キー」タブ）があれば、代わりにサービスのレポートを読み込みます。',
  'budgets.read-at': '{time}に読み込み。',
  'budgets.refresh': '再読み込み',
  'budgets.refreshing': '読み込んでいます…',

  'budgets.subject.account': 'アカウント全体',
  'budgets.subject.key': 'キー{label}（{key}）',
  'budgets.subject.key.unnamed': 'キー{key}',
  'budgets.subject.tag': 'タグ{tag}',
  'budgets.measure.characters': '文字数',
  'budgets.measure.speechToTextMs': '音声からテキスト',
  'budgets.measure.speechToSpeechMs': '音声から音声',
  'budgets.name': '{subject}、{measure}',
  'budgets.words.below': '{amount}のうち{used}を使用（{percent, number}%）、残り{left}。',
  'budgets.words.nearly':
    'まもなく使い切ります：{amount}のうち{used}（{percent, number}%）、残り{left}。',
  'budgets.words.over': '使い切りました：{amount}に対し{used}（{percent, number}%）、{over}超過。',
  'budgets.words.full': '使い切りました：{amount}のすべて。',
  'budgets.words.unread': '予算は{amount}。使用量はまだ分かりません。',
  'budgets.words.no-key':
    '予算は{amount}。このキーの使用量は分かりません。キーごとの数値はサービスのレポートにしかなく、読み込むには管理者キーが必要です（「キー」タブ）。',

  'budgets.alert.80':
    '{month}の予算の{percent, number}%を使用しました：{name}、{amount}のうち{used}。',
  'budgets.alert.100': '{month}の予算を使い切りました：{name}、{amount}に対し{used}。',
  'budgets.alert.80.unread': '{month}の予算の80%を使用しました：{name}、現在の予算は{amount}。',
  'budgets.alert.100.unread': '{month}の予算を使い切りました：{name}、現在の予算は{amount}。',
  'budgets.alert.more': '{count, plural, other {ほかに#件の通知があります。}}',
  'budgets.alert.show': '予算を表示',
  'budgets.alert.dismiss': '閉じる',
  'budgets.alerts': '通知',

  'budgets.add': '予算を追加',
  'budgets.edit': '予算「{name}」を変更',
  'budgets.remove': '予算「{name}」を削除',
  'budgets.remove.sure': 'この予算を削除しますか？通知は届かなくなります。使用量の記録は残ります。',
  'budgets.remove.confirm': '削除',
  'budgets.remove.cancel': '残す',

  'budgets.form.add': '新しい予算',
  'budgets.form.for': '対象',
  'budgets.form.account': 'アカウント全体',
  'budgets.form.account.own': 'この接続のすべて',
  'budgets.form.key': '1つのキー',
  'budgets.form.tag': '1つのレポート用タグ',
  'budgets.form.which-key': 'キー',
  'budgets.form.choose-key': 'キーを選択',
  'budgets.form.keys-loading': 'キーを読み込んでいます…',
  'budgets.form.key.missing': '予算の対象となるキーを選択してください。',
  'budgets.form.key.no-admin':
    'Dragoman自身の記録はこの接続の分だけで、アカウントのキーは区別しません。キーごとの数値はサービスのレポートにしかありません。キーに予算を設定するには、「キー」タブで管理者キーを入力してください。',
  'budgets.form.which-tag': 'レポート用タグ',
  'budgets.form.which-tag.hint': '送信されるとおりに。小文字で、空白なし。',
  'budgets.form.from-project': 'プロジェクトから',
  'budgets.form.choose-project': 'プロジェクトを選択',
  'budgets.form.measure': '数えるもの',
  'budgets.form.measure.characters': '文字数',
  'budgets.form.measure.speechToTextMs': '音声からテキスト',
  'budgets.form.measure.speechToSpeechMs': '音声から音声',
  'budgets.form.measure.tag':
    'タグ別に報告されるのはテキストの文字数です。音声はタグ別に分かれないことがあります。',
  'budgets.form.characters': '1か月の文字数',
  'budgets.form.characters.hint': '例：500,000',
  'budgets.form.characters.read': '1か月に{count, plural, other {#文字}}',
  'budgets.form.characters.fault': '1以上の整数の文字数を入力してください。',
  'budgets.form.time': '1か月の音声',
  'budgets.form.hours': '時間',
  'budgets.form.minutes': '分',
  'budgets.form.seconds': '秒',
  'budgets.form.time.hint': '1か月の音声の長さ',
  'budgets.form.time.fault': '時間は整数、分は59以下。0は指定できません。',
  'budgets.form.save': '保存',
  'budgets.form.saving': '保存しています…',
  'budgets.form.cancel': 'キャンセル',
};
