import type { terms as en } from '../en/terms.ts';

/** The screen of spoken terms. */
export const terms: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': '音声用語',
  'terms.about':
    '音声認識に覚えさせたい名前や言葉（人名、製品名、略語など）です。1回の音声セッションでは1つのコレクションを使い、その中の話す言語のリストが適用されます。',
  'terms.loading': '音声用語を読み込んでいます…',

  'terms.collections': 'コレクション',
  'terms.collections.none':
    'コレクションはまだありません。チーム、顧客、分野ごとに作成してください。',
  'terms.collection.facts':
    '{lists, plural, =0 {用語なし} other {{languages}：{count, plural, other {用語#件}}}}',
  'terms.unsaved': '未保存',
  'terms.new': '新しいコレクション',
  'terms.name': '名前',
  'terms.name.new': '新しいコレクションの名前',
  'terms.name.length': '名前の長さ',
  'terms.name.bytes': '{max, number}バイト中{count, number}バイト',
  'terms.name.fault':
    '{fault, select, empty {名前を入力してください。} control {名前に見えない文字、タブ、または改行が含まれています。入力し直してください。} other {名前が長すぎます：{max, number}バイトまでのところ{count, number}バイトです。英字以外の文字は1文字につき2〜4バイトになります。}}',
  'terms.create': '作成',
  'terms.creating': '作成しています…',
  'terms.rename': '名前を変更',
  'terms.rename.keep': '名前を保存',
  'terms.renaming': '保存しています…',
  'terms.cancel': 'キャンセル',
  'terms.first-collection': 'マイ用語',

  'terms.delete': 'コレクションを削除',
  'terms.delete.sure': '「{name}」を削除しますか？',
  'terms.delete.about':
    '{count, plural, =0 {用語はありません。} other {#件の用語がサービスから削除され、このアカウントを使う全員に影響します。}}実行中の音声セッションでは引き続き使われます。別のものを削除するかプログラムを終了するまでは元に戻せます。',
  'terms.delete.uncounted':
    '用語がサービスから削除され、このアカウントを使う全員に影響します。別のものを削除するかプログラムを終了するまでは元に戻せます。',
  'terms.delete.confirm': '削除',
  'terms.delete.cancel': '残す',
  'terms.delete-list': '{language}のリストを削除',
  'terms.delete-list.sure': '「{name}」の{language}のリストを削除しますか？',
  'terms.deleted': '「{name}」を削除しました。',
  'terms.deleted-list': '「{name}」の{language}のリストを削除しました。',
  'terms.undo': '元に戻す',
  'terms.close': '閉じる',

  'terms.languages': '「{name}」の言語',
  'terms.add-language': '言語を追加',
  'terms.no-language':
    '「{name}」にはまだリストがありません。話す言語を追加してください。リストは言語ごとに分かれます。',

  'terms.list': '{language}の用語、1行に1つ',
  'terms.list.reading': 'リストを読み込んでいます…',
  'terms.list.placeholder': '1行に1つずつ用語を入力',
  'terms.meter': 'リストの長さ',
  'terms.meter.words':
    '{max, number}文字中{count, number}文字{over, plural, =0 {} other {（#文字超過）}}',
  'terms.line': '{line, number}行目：',
  'terms.fault':
    '{fault, select, empty {空の行} duplicate {すでに上にあります} control {タブまたは見えない文字} other {先頭または末尾に空白}}',
  'terms.faults': '{count, plural, =0 {} other {#行がサービスの規則に反しています。}}',
  'terms.faults.show': '最初の行を表示',
  'terms.tidy': '整理',
  'terms.tidy.about': '空の行、用語の前後の空白、重複した用語を取り除きます。',

  'terms.changes': '保存による変更',
  'terms.mode': '保存方法',
  'terms.mode.replace': '置き換え',
  'terms.mode.replace.about': 'サービスのリストをこの内容にします。',
  'terms.mode.merge': '統合',
  'terms.mode.merge.about': '新しい用語を追加し、削除はしません。',
  'terms.changes.counts':
    '{added, plural, =0 {追加なし} other {追加#}} · {removed, plural, =0 {削除なし} other {削除#}} · {kept, plural, =0 {維持なし} other {維持#}}',
  'terms.changes.added': '追加',
  'terms.changes.removed': '削除',
  'terms.changes.kept': '維持',
  'terms.changes.order': '用語は同じで、順序だけが変わります。',
  'terms.changes.result':
    '残る{kept, plural, other {#件の用語}}を合わせて、リストは{max, number}文字中{count, number}文字になります。',
  'terms.obstacle':
    '{obstacle, select, unread {リストはまだ読み込まれていません。} unchanged {保存する変更はありません。} faults {先に、印の付いた行を直してください。} empty {リストには少なくとも1つの用語が必要です。不要な場合は、リストを削除してください。} too_long {リストがサービスの上限を超えています：言語ごとに{max, number}文字まで。} other {}}',
  'terms.save': 'リストを保存',
  'terms.saving': '保存しています…',
  'terms.discard': '変更を破棄',

  'terms.notice.saved': '保存しました：{count, plural, other {用語#件}}。',
  'terms.notice.discarded': '変更を破棄しました。',
  'terms.notice.tidied': 'リストを整理しました。',
  'terms.notice.changed':
    '保存していません。読み込んだ後に、別の人がこのリストを変更しました。下の変更は新しいリストに対するものです。確認して、もう一度保存してください。',
  'terms.notice.imported':
    '{read, plural, =0 {{file}に用語はありません。} other {{file}から#件の用語を読み込みました（{added, plural, =0 {すべて登録済み} other {うち新規#件}}）。}}{added, plural, =0 {} other {新しい用語は末尾にあり、まだ保存されていません。}}',
  'terms.notice.file-only': 'ファイルの用語のみ',

  'terms.import': 'インポート',
  'terms.import.drop': 'テキスト、CSV、TSVファイルをドロップして用語をインポート',
  'terms.importing': 'インポートしています…',
  'terms.export': 'エクスポート',
  'terms.export.as': '用語をエクスポート',
  'terms.export.txt': 'プレーンテキスト',
  'terms.export.txt.about': '{language}のリスト、1行に1つの用語',
  'terms.export.csv': 'CSV',
  'terms.export.tsv': 'TSV',
  'terms.export.table.about': 'すべての言語、言語ごとに1列',

  'terms.suggestions': '修正した語句から',
  'terms.suggestions.about':
    '文字起こしで修正した語句です。用語に加えると、より正しく聞き取られます。',
  'terms.suggestions.none':
    '{read, plural, =0 {音声セッションはまだありません。文字起こしの行を修正すると、その語句がここに表示されます。} other {直近#件のセッションに、追加できる{language}の語句はありません。}}',
  'terms.suggestions.heard': '{heard}と認識',
  'terms.suggestions.count': '{count, plural, =1 {} other {· #回}}',
  'terms.suggestions.add': '追加',
  'terms.suggestions.add.label': '{term}をリストに追加',
  'terms.suggestions.add-all': 'すべて追加',
  'terms.suggestions.further': '以前のセッションも探す',
  'terms.suggestions.searching': '探しています…',

  'terms.sources': '追加する用語',
  'terms.glossary': '用語集から',
  'terms.glossary.about': '用語集の用語をリストに加えると、より正しく聞き取られます。',
  'terms.glossary.none': '{language}の用語を持つ用語集はありません。',
  'terms.glossary.dictionary': '用語集と辞書',
  'terms.glossary.choose': '辞書を選択',
  'terms.glossary.search': '用語を検索',
  'terms.glossary.found': '{count, plural, =0 {追加できる用語なし} other {追加できる用語#件}}',
  'terms.glossary.add-fitting': '{count, plural, =0 {空きなし} other {入る#件を追加}}',
  'terms.glossary.room': '{count, plural, =0 {空きなし} other {残り#文字}}',
  'terms.glossary.more': 'ほか{count, plural, other {#件}}：必要な用語を検索してください。',

  'terms.suggest.add': '「{term}」を音声用語に追加',
  'terms.suggest.to': '用語を入れるコレクション',
  'terms.suggest.added': '「{term}」を「{name}」に追加しました。',
};
