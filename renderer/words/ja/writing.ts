import type { writing as en } from '../en/writing.ts';

/** Words of the Write screen. */
export const writing: Readonly<Record<keyof typeof en, string>> = {
  'writing.title': '推敲',
  'writing.about-correct': 'スペルと文法を校正',
  'writing.about-rephrase':
    '言い換え{manner, select, none {} academic {、学術的} business {、ビジネス向け} casual {、カジュアル} simple {、簡潔} confident {、自信のある} diplomatic {、そつのない} enthusiastic {、熱意のある} other {、親しみやすい}}',
  'writing.settings': 'テキストへの処理',

  'writing.mode': '作業',
  'writing.mode.correct': '校正',
  'writing.mode.rephrase': '言い換え',
  'writing.manner': '文体またはトーン',
  'writing.manner.none': '元のまま',
  'writing.manner.style': '文体',
  'writing.manner.tone': 'トーン',
  'writing.manner.academic': '学術的',
  'writing.manner.business': 'ビジネス',
  'writing.manner.casual': 'カジュアル',
  'writing.manner.simple': '簡潔',
  'writing.manner.confident': '自信のある',
  'writing.manner.diplomatic': 'そつのない',
  'writing.manner.enthusiastic': '熱意のある',
  'writing.manner.friendly': '親しみやすい',
  'writing.manner.correct': '校正では文体もトーンも変わりません。',
  'writing.language': '言語',
  'writing.language.found': '自動検出',
  'writing.language.found-in': '自動検出：{language}',
  'writing.language.other': 'テキストは{language}のようです。推敲では翻訳しません。',
  'writing.languages-loading': '言語を読み込んでいます。',
  'writing.languages-failed': '言語の一覧を読み込めませんでした。もう一度開くと再試行します。',
  'writing.obstacle.unlisted': 'このサービスでは{language}を推敲できません。',
  'writing.obstacle.styles': '{language}では文体を選べません。',
  'writing.obstacle.tones': '{language}ではトーンを選べません。',
  'writing.obstacle.correct': 'このサービスでは{language}を校正できません。',
  'writing.offline-correct':
    'オフラインサービスは、このコンピューターに辞書がある言語のスペルと、英語の簡単な文法を確認します。',
  'writing.offline-rephrase':
    'オフラインサービスは、句読点、数字、時刻、短縮形を規則に従って言い換えます。言葉の選び方は変えません。',

  'writing.locked': '固定する用語',
  'writing.locked.none': 'なし',
  'writing.locked.count': '{count, plural, =1 {{first}} other {用語集#件}}',
  'writing.locked.about':
    'これらの用語集の用語は、そのまま残さなければなりません。結果で変わっている場合はお知らせします。',
  'writing.locked.entries': '{language}の{entries, plural, other {用語#件}}',
  'writing.locked.no-language': '{language}の用語はありません。',
  'writing.locked.full': '用語集は最大5つです。',
  'writing.locked.empty': 'アカウントに用語集はありません。',
  'writing.locked.search': '用語集を検索',
  'writing.locked.nothing': '「{query}」に一致する用語集はありません。',
  'writing.locked.gone': '削除された用語集',

  'writing.source': '推敲するテキスト',
  'writing.source-empty': 'テキストを入力または貼り付けてください。',
  'writing.your-text': '元のテキスト',
  'writing.found': '検出した言語：{language}',
  'writing.found-local': '検出した言語：{language}（ローカル推定）',
  'writing.longest': '{max, number}文字までしか入りません。',
  'writing.improve-correct': '校正',
  'writing.improve-rephrase': '言い換え',
  'writing.improve-name': '{mode, select, correct {テキストを校正} other {テキストを言い換え}}',

  'writing.result': '推敲後のテキスト',
  'writing.result-empty':
    '{shortcut}を押すと、テキストを{mode, select, correct {校正} other {言い換え}}します。',
  'writing.progress': 'テキストを推敲しています',
  'writing.unchanged': '変更はありません',
  'writing.unchanged.about':
    '{isUnchecked, select, yes {確認できた範囲では、テキストはこのままで問題ありません。} other {テキストはこのままで問題ありません。}}',
  'writing.finished':
    '{count, plural, =0 {変更はありません。} other {変更#か所。}}{billed, plural, other {課金#文字。}}',
  'writing.cancelled':
    'キャンセルしました。{text, select, none {完了した部分はありません。} other {テキストの最初の部分だけがあります。}}',
  'writing.partial': 'テキストの最初の部分だけがあります。',
  'writing.use-in-text': '「テキスト」で使う',
  'writing.use-in-text.name': '「テキスト」の原文として使う',
  'writing.take': '取り込む',
  'writing.take.name': '元のテキストとして取り込む',

  'writing.changes': '変更',
  'writing.change.place':
    '{number, select, 0 {{all, plural, other {変更#か所}}} other {{number}／{all, number}}}',
  'writing.change.open': '{open, plural, =0 {すべて決定済み} other {未決定#か所}}',
  'writing.change.accept': '採用',
  'writing.change.refuse': '却下',
  'writing.change.accept-all': 'すべての変更を採用',
  'writing.change.refuse-all': 'すべての変更を却下',
  'writing.change.undo': '直前の決定を元に戻す',
  'writing.change.redo': '決定をやり直す',
  'writing.change.clean': '変更表示なし',
  'writing.change.replaced':
    '{all, number}か所中{number, number}か所目：「{before}」を「{after}」に変更。{verdict, select, accepted {採用済み。} refused {却下済み。} other {未決定。}}',
  'writing.change.inserted':
    '{all, number}か所中{number, number}か所目：「{after}」を挿入。{verdict, select, accepted {採用済み。} refused {却下済み。} other {未決定。}}',
  'writing.change.deleted':
    '{all, number}か所中{number, number}か所目：「{before}」を削除。{verdict, select, accepted {採用済み。} refused {却下済み。} other {未決定。}}',
  'writing.change.space': '空白',
  'writing.change.line-break': '改行',
  'writing.change.hint':
    '方向キーで変更箇所を移動し、Enterで採用、Deleteで却下、{undo}で元に戻します。',

  'writing.drift.language': '結果は{to}、テキストは{from}です。取り込む前に確認してください。',
  'writing.drift.sentences':
    'テキストは{before, plural, other {#文}}、結果は{after, number}文です。追加や脱落の可能性があります。',
  'writing.drift.term': '固定した用語「{term}」が変更されました。',
  'writing.unchecked.spelling':
    'スペルは確認していません。オフラインサービスにこの言語の辞書がありません。',
  'writing.unchecked.grammar':
    '文法は確認していません。オフラインサービスが文法を確認するのは英語だけです。',
  'writing.unchecked.complex-grammar':
    '確認したのは簡単な文法だけです（主語と動詞の一致、動詞の形、冠詞、混同しやすい単語）。',
  'writing.unchecked.compounds': '辞書にない複合語はそのままにしました。',
  'writing.unchecked.style':
    'オフラインサービスは誤りを訂正してから、句読点、数字、時刻、短縮形を規則に従って整えます。{tone, select, yes {トーン} other {文体}}に合わせた言葉の選び直しはしていません。',
  'writing.unchecked.other': 'サービスによると、次の点は確認していません：{code}。',
};
