import type { styleRules as en } from '../en/style-rules.ts';

/** Words of the Style rules screen. */
export const styleRules: Readonly<Record<keyof typeof en, string>> = {
  'style-rules.title': 'スタイルルール',
  'style-rules.about':
    'スタイルルールのリストは、ある言語への翻訳の書き方（日付、数字、引用符、敬称など）をサービスに指定します。1回のリクエストに使えるリストは1つです。',
  'style-rules.loading': 'スタイルルールを読み込んでいます…',

  'style-rules.lists': 'リスト',
  'style-rules.lists.none':
    'リストはまだありません。社内スタイル、顧客、言語ごとに作成してください。',
  'style-rules.facts':
    '{language} · {rules, plural, =0 {ルールなし} other {ルール#件}} · {instructions, plural, =0 {指示なし} other {指示#件}}',
  'style-rules.version': 'バージョン{version, number}',
  'style-rules.unsaved': '未保存',

  'style-rules.new': '新しいリスト',
  'style-rules.name': '名前',
  'style-rules.name.new': '新しいリストの名前',
  'style-rules.name.empty': '名前を入力してください。',
  'style-rules.name.long':
    '名前が長すぎます：{max, number}文字までのところ{count, number}文字です。',
  'style-rules.language': '言語',
  'style-rules.language.hint':
    '後から変更できません。同じ言語の地域別の変種もすべて対象になります。',
  'style-rules.create': '作成',
  'style-rules.creating': '作成しています…',
  'style-rules.cancel': 'キャンセル',
  'style-rules.rename': '名前を変更',
  'style-rules.rename.keep': '名前を保存',
  'style-rules.saving': '保存しています…',

  'style-rules.delete': 'リストを削除',
  'style-rules.delete.sure': '「{name}」を削除しますか？',
  'style-rules.delete.about':
    'リストはサービスから削除され、このアカウントを使う全員に影響します。別のリストを削除するかプログラムを終了するまでは元に戻せます。戻したリストは別のIDになるため、使用していた箇所で選び直してください。',
  'style-rules.delete.confirm': '削除',
  'style-rules.delete.keep': '残す',
  'style-rules.deleted': '「{name}」を削除しました。',
  'style-rules.undo': '元に戻す',
  'style-rules.close': '閉じる',

  'style-rules.changed-here': 'バージョン{from, number}が{to, number}になりました：{what}。',
  'style-rules.changed-elsewhere':
    'ほかの場所で変更されました。バージョン{from, number}が{to, number}になりました：{what}。',
  'style-rules.changed.name': '「{name}」から名前を変更',
  'style-rules.changed.rules': '{count, plural, other {ルール#件を変更}}',
  'style-rules.changed.added': '{count, plural, other {指示#件を追加}}',
  'style-rules.changed.removed': '{count, plural, other {指示#件を削除}}',
  'style-rules.changed.edited': '{count, plural, other {指示#件を編集}}',
  'style-rules.changed.order': '指示の順序を変更',
  'style-rules.changed.nothing': 'ここに表示される変更なし',
  'style-rules.changed.not-set': '未設定',
  'style-rules.changed.show': '変更内容を表示',
  'style-rules.overtaken':
    '保存していません。その間に、リストがほかの場所で変更されました。変更内容は上にあり、ご自分の変更は残っています。もう一度保存すると、その上に適用されます。',

  'style-rules.tabs': '「{name}」の構成',
  'style-rules.tab.rules': 'ルール',
  'style-rules.tab.instructions': '指示',
  'style-rules.tab.trial': '試す',

  'style-rules.search': 'ルールとオプションを検索',
  'style-rules.only-set': '設定済みのルールのみ',
  'style-rules.reset-all': 'すべて解除',
  'style-rules.reset-category': '{category}を解除',
  'style-rules.nothing-found':
    '{onlySet, select, yes {{query, select, none {設定済みのルールはありません。} other {設定済みのルールに「{query}」に一致するものはありません。}}} other {「{query}」に一致するルールはありません。}}',
  'style-rules.category.facts':
    '{set, plural, =0 {設定なし} other {設定#件}} · {all, plural, other {ルール#件}}',
  'style-rules.rules.note':
    'ルールの一覧は全言語共通で、一部の言語にしか合わないオプションもあります。その旨の表示があるルールはオフラインサービス自体が適用し、ほかのルールはリモートのサービスで働きます。',
  'style-rules.not-set': '未設定',
  'style-rules.clear': '{rule}を解除',
  'style-rules.rule-name': '{rule}、{category}',
  'style-rules.was': '保存済み：{option}',
  'style-rules.offline-all': 'オフラインサービス自体が適用します。',
  'style-rules.offline-some': 'オフラインサービス自体が適用するもの：{options}。',
  'style-rules.offline-option': 'オフラインで適用',
  'style-rules.unknown-category': '{category}、不明',
  'style-rules.unknown-rule': 'このバージョンのDragomanでは不明なルールです。そのまま残ります。',
  'style-rules.unknown-option':
    'このバージョンのDragomanでは不明なオプションです。変更しないかぎり残ります。',

  'style-rules.category.dates_and_times': '日付と時刻',
  'style-rules.category.formatting': 'レイアウトとリスト',
  'style-rules.category.numbers': '数字、単位、金額',
  'style-rules.category.punctuation': '句読点',
  'style-rules.category.spelling_and_grammar': 'スペルと文法',
  'style-rules.category.style_and_tone': '文体とトーン',
  'style-rules.category.vocabulary': '言葉の選び方',

  'style-rules.save': 'ルールを保存',
  'style-rules.discard': '破棄',
  'style-rules.saved': 'バージョン{version, number}を保存しました。',
  'style-rules.draft':
    '{set, plural, =0 {} other {ルール#件を設定または変更}}{both, select, yes {、} other {}}{cleared, plural, =0 {} other {ルール#件を解除}}。まだ保存されていません。',

  'style-rules.instructions.about':
    '書き方をサービスに伝える文です。英語またはリストの言語で書きます。並んでいる順に適用されます。',
  'style-rules.instructions.count': '指示{count, number}／{max, number}件',
  'style-rules.instructions.none': '指示はまだありません。',
  'style-rules.instructions.order-note':
    'サービスは指示を作成順に並べます。そのため、移動先より後ろの指示は、その位置に作り直されます。',
  'style-rules.instruction.label': 'ラベル',
  'style-rules.instruction.prompt': '指示',
  'style-rules.instruction.left': '{left, plural, other {残り#文字}}',
  'style-rules.instruction.long':
    '長すぎます：{max, number}文字までのところ{count, number}文字です。',
  'style-rules.instruction.empty': '何か入力してください。',
  'style-rules.instruction.source': '対象の原文',
  'style-rules.instruction.source-any': 'すべての言語',
  'style-rules.instruction.source-is': '{language}の原文用',
  'style-rules.instruction.add': '指示を追加',
  'style-rules.instruction.new': '新しい指示',
  'style-rules.instruction.editing': '「{label}」を編集',
  'style-rules.instruction.edit': '{label}を編集',
  'style-rules.instruction.delete': '{label}を削除',
  'style-rules.instruction.up': '{label}を上へ移動',
  'style-rules.instruction.down': '{label}を下へ移動',
  'style-rules.instruction.drag': '{label}をドラッグして移動',
  'style-rules.instruction.keep': '指示を保存',
  'style-rules.instruction.sure': '指示「{label}」をサービスから削除しますか？',
  'style-rules.instruction.moved': '{label}は{all, number}件中{place, number}番目になりました。',
  'style-rules.arrange.duplicates':
    '{count, plural, other {#件の指示が重複しています。不要なほうを削除してください。}}',
  'style-rules.arrange.moved':
    '一部の指示はすでに末尾へ移動しています。失われたものはありません。もう一度移動してください。',
  'style-rules.arrange.as-before': '順序は元のままです。',
  'style-rules.refused':
    '{what}{said, select, none {} other {サービスからのメッセージ：「{said}」}}',

  'style-rules.trial.about':
    '1つの文をこのリストなしとありで2回翻訳し、違いを示します。両方とも課金されます。',
  'style-rules.trial.text': '試す文',
  'style-rules.trial.from': '翻訳元',
  'style-rules.trial.to': '翻訳先',
  'style-rules.trial.run': '試す',
  'style-rules.trial.cost': '2 × {count, plural, other {#文字}}',
  'style-rules.trial.unsaved': '適用されるのは保存済みのルールで、未保存の変更は含まれません。',
  'style-rules.trial.without': 'リストなし',
  'style-rules.trial.with': '「{name}」あり',
  'style-rules.trial.difference': 'リストによる違い',
  'style-rules.trial.same': 'この文ではリストによる違いがありません。',
  'style-rules.trial.billed': '合わせて{count, plural, other {#文字}}の課金',
};
