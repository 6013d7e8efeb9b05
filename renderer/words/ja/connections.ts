import type { connections as en } from '../en/connections.ts';

/** The list, form and capability card of connections. */
export const connections: Readonly<Record<keyof typeof en, string>> = {
  'connections.title': '接続',
  'connections.about':
    '接続は、サービスとそのキーの組み合わせです。テキストは使用中の接続にだけ送られます。',
  'connections.loading': '接続を読み込んでいます…',
  'connections.list': 'すべての接続',
  'connections.offline.about':
    'このコンピューター上で動作します。キーもネットワークも不要で、課金されません。',
  'connections.use': '使う',
  'connections.use.label': '{name}を使う',
  'connections.edit.label': '{name}を編集',
  'connections.remove.label': '{name}を削除',
  'connections.add': '接続を追加',
  'connections.tier': '{tier, select, free {無料プラン} paid {有料プラン} other {プラン不明}}',
  'connections.kind':
    '{kind, select, free {サービス、無料} paid {サービス、有料} custom {カスタム} other {内蔵}}',
  'connections.key':
    '{key, select, stored {キー…{end}} session {キー…{end}（このセッションのみ）} missing {キーなし：再入力してください} locked {キー…{end}（ロック中：資格情報ストアのロックを解除してください）} other {キー不要}}',
  'connections.languages': '{from} → {to}',
  'connections.remove.sure': '「{name}」を削除しますか？',
  'connections.remove.sure.about':
    'アドレスとキーをこのコンピューターから削除します。キー自体はサービスで引き続き有効です。{active, select, yes {Dragomanはオフラインサービスに戻ります。} other {}}',
  'connections.remove.confirm': '削除',
  'connections.remove.cancel': '残す',

  'connections.form.add': '接続を追加',
  'connections.form.edit': '「{name}」を編集',
  'connections.form.kind': 'サービス',
  'connections.form.kind.paid': '有料プラン',
  'connections.form.kind.free': '無料プラン',
  'connections.form.kind.custom': 'カスタム',
  'connections.form.kind.paid.about':
    'お使いのサービスの有料用アドレスです。キーの末尾に決まりはありません。',
  'connections.form.kind.free.about':
    'お使いのサービスの無料用アドレスです。キーは:fxで終わります。',
  'connections.form.kind.custom.about':
    '同じインターフェイスに対応する任意のサービスです。このコンピューター上のものも使えます。',
  'connections.form.name': '名前',
  'connections.form.name.about': 'ほかの接続と区別するための名前です。',
  'connections.form.name.placeholder': 'オフィス',
  'connections.form.address': 'アドレス',
  'connections.form.address.placeholder': 'https://…',
  'connections.form.address.about':
    'https://で始まります。サービスの説明書に「ベースアドレス」などとして記載されています。',
  'connections.form.address.keep': '空欄のままにすると{host}を使い続けます。',
  'connections.form.keyword': '認証キーワード',
  'connections.form.keyword.about':
    'Authorizationヘッダーでキーの前に置かれます。サービスの説明書に別のものが記載されている場合だけ変更してください。',
  'connections.form.keyword.use': '{keyword}を使う',
  'connections.form.address.known': '空欄のままにすると、「{name}」のアドレス{host}を使います。',
  'connections.form.key': 'キー',
  'connections.form.key.about':
    'このアドレスにだけ送信されます。以後は末尾の4文字だけが表示されます。',
  'connections.form.key.keep': '空欄のままにすると、末尾が{end}のキーを使い続けます。',
  'connections.form.languages': '既定の言語',
  'connections.form.source': '通常の翻訳元',
  'connections.form.target': '通常の翻訳先',
  'connections.form.source.any': '検出',
  'connections.form.target.any': '前回と同じ',
  'connections.form.check': 'キーを確認',
  'connections.form.checking': '確認しています…',
  'connections.form.save': '確認して保存',
  'connections.form.saving': '確認して保存しています…',
  'connections.form.cancel': 'キャンセル',
  'connections.form.checked':
    'キーは有効です。{tier, select, free {無料プラン} other {有料プラン}}、キー…{end}、{usage}。まだ何も保存されていません。',
  'connections.form.usage-unread': '使用量の読み取り権限なし',
  'connections.form.refused': '何も保存されていません。入力内容はそのまま残っています。',

  'connections.problem.name.missing': '接続に名前を付けてください。',
  'connections.problem.name.too-long': '80文字以内にしてください。',
  'connections.problem.address.missing': 'サービスのアドレスを入力してください。',
  'connections.problem.address.malformed':
    'アドレスの形式が正しくありません。https://とホスト名で始まります。',
  'connections.problem.address.insecure':
    'http://は暗号化されないため、このコンピューター（localhost、127.0.0.1）でのみ使えます。https://と入力してください。',
  'connections.problem.address.surplus':
    'ユーザー名、疑問符、#は除いてください。キーはヘッダーで送り、アドレスには決して含めません。',
  'connections.problem.keyword.malformed': '英字で始まる、英数字とハイフンを入力してください。',
  'connections.problem.key.missing': 'キーを入力してください。',
  'connections.problem.key.new-address':
    'アドレスが変わりました。意図した相手にだけ送られるように、キーをもう一度入力してください。',
  'connections.problem.key.spaces': 'キーの中に空白は入りません。コピーし直してください。',
  'connections.problem.key.too-long': '512文字以内にしてください。',
  'connections.hint.looks-free':
    'このキーは:fxで終わり、無料プランのキーのようです。「無料プラン」とそのアドレスを選んでください。',
  'connections.hint.looks-paid':
    '無料プランのキーは:fxで終わりますが、これは違います。有料プランのキーかもしれません。',
  'connections.hint.looks-admin':
    'このキーは:admで終わり、管理者キーのようです。翻訳には開発者キーが必要です。',

  'capabilities.title': '「{name}」のキーでできること',
  'capabilities.title.offline': 'オフラインサービスでできること',
  'capabilities.about': 'これまでのリクエストから分かった内容です。試しても課金されません。',
  'capabilities.try': 'すべて試す',
  'capabilities.trying': '試しています…',
  'capabilities.list': '機能',
  'capabilities.feature':
    '{feature, select, translate {テキスト翻訳} languages {言語の一覧} memories {翻訳メモリ} glossaries {用語集} style_rules {スタイルルール} detect {言語検出} usage {使用量} voice {音声} spoken_terms {音声用語} documents {文書} admin {レポートと開発者キー} writing {言い換えと校正} other {{feature}}}',
  'capabilities.state': '{state, select, available {利用可} refused {拒否} other {未確認}}',
};
