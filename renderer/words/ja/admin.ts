import type { admin as en } from '../en/admin.ts';

/** The admin key, and the developer keys of an account. */
export const admin: Readonly<Record<keyof typeof en, string>> = {
  'admin.reading': '管理者キーを確認しています…',
  'admin.needed': '管理者キーが必要です',
  'admin.needed.about':
    'レポートと開発者キーはアカウントに属するため、サービスは管理者キーにだけ提供します。Dragomanは管理者キーを翻訳用のキーとは別に保管し、互いに代用して送ることはありません。',
  'admin.missing': '管理者キーの再入力が必要です',
  'admin.missing.about':
    '管理者キー{end, select, none {} other {（…{end}）}}は1回のセッションの間だけ保管され、そのセッションは終了しました。',
  'admin.locked': '管理者キーを読み取れません',
  'admin.locked.about':
    '管理者キー{end, select, none {} other {（…{end}）}}はこのコンピューターの資格情報ストアに残っていますが、ストアがロックされているか起動していません。ロックを解除するか起動してから、Dragomanを終了して起動し直してください。または、キーを再入力してください。',
  'admin.unavailable': 'この接続には管理機能がありません',
  'admin.unavailable.about':
    'レポートと開発者キーは有料プランのアカウントで使えます。この接続は無料プランです。使用量は「今期」で確認でき、「予算」はDragoman自身の記録に基づきます。',
  'admin.unavailable.do': '別の接続か、すべての機能を備えたオフラインサービスを使ってください。',
  'admin.connections': '接続を管理',

  'admin.key': '管理者キー',
  'admin.key.about': '{host}にだけ、レポートと開発者キーのためだけに送信されます。',
  'admin.key.paste': '貼り付け',
  'admin.key.paste-refused': '貼り付けが拒否されました。入力欄をクリックして貼り付けてください。',
  'admin.key.problem':
    '{problem, select, empty {管理者キーを入力してください。} spaces {キーの中に空白は入りません。コピーし直してください。} other {512文字以内にしてください。}}',
  'admin.key.looks-developer':
    '管理者キーは通常:admで終わりますが、これは違います。開発者キーかもしれません。',
  'admin.key.save': '確認して保存',
  'admin.key.saving': '確認しています…',
  'admin.key.cancel': 'キャンセル',
  'admin.key.refused': '何も保存されていません。',
  'admin.key.built-in':
    'オフラインサービスには専用の管理者キーがあります。このコンピューターの外に出ることはありません。',
  'admin.key.in-use':
    '{host}の管理者キー（…{end}）、{where, select, stored {資格情報ストアに保管} other {このセッションの間だけ保管}}。',
  'admin.key.change': 'キーを変更',
  'admin.key.forget': 'キーを消去',
  'admin.key.forget.sure': '管理者キーを消去しますか？',
  'admin.key.forget.about':
    '管理者キー（…{end}）をこのコンピューターから削除します。キー自体はサービスで引き続き有効で、翻訳にも影響はありません。',
  'admin.key.forget.confirm': '消去',
  'admin.key.forget.cancel': '残す',

  'admin.keys': '開発者キー',
  'admin.keys.reading': '開発者キーを読み込んでいます…',
  'admin.keys.about':
    '使用済み：サービスのレポートによる今月（UTCの暦月）の値です。上限は1か月の利用期間ごとに数えられ、期間の開始日は月初とは限りません。',
  'admin.keys.deactivated.about':
    '無効化したキーはどの呼び出しでも拒否されます。変更も再有効化もできません。過去の使用量はレポートに残ります。',
  'admin.keys.search': '検索',
  'admin.keys.search.placeholder': 'ラベルまたはID',
  'admin.keys.show': '表示',
  'admin.keys.show.active': '有効',
  'admin.keys.show.all': 'すべて',
  'admin.keys.count':
    '{count, plural, other {#個}}中{shown, number}個のキー、うち有効{active, number}個',
  'admin.keys.refresh': '再読み込み',
  'admin.keys.none': '開発者キーはまだありません。',
  'admin.keys.none-active':
    '有効なキーはありません。無効化したキーを見るには「すべて」を表示してください。',
  'admin.keys.none-found': '「{search}」に一致するキーはありません。',
  'admin.keys.column.state': '状態',
  'admin.keys.column.label': 'ラベル',
  'admin.keys.column.created': '作成日',
  'admin.keys.column.characters': '文字数',
  'admin.keys.column.speechToTextMs': '音声からテキスト',
  'admin.keys.column.speechToSpeechMs': '音声から音声',
  'admin.keys.column.verbs': '操作',
  'admin.keys.unlabelled': 'ラベルなし',
  'admin.keys.state.active': '有効',
  'admin.keys.state.deactivated': '無効化済み',
  'admin.keys.ended': '恒久的に無効',
  'admin.keys.used.unknown': '不明',
  'admin.keys.limit': '上限{limit}',
  'admin.keys.limit.nearly': '上限{limit}の{percent, number}%',
  'admin.keys.limit.over': '上限{limit}、使い切り',
  'admin.keys.limit.none': '上限なし',
  'admin.keys.limit.nothing': '使用不可',

  'admin.rename': '「{label}」の名前を変更',
  'admin.rename.label': '新しいラベル',
  'admin.rename.keep': 'ラベルを保存',
  'admin.rename.saving': 'ラベルを保存しています…',
  'admin.rename.leave': '元のラベルのままにする',
  'admin.label.problem':
    '{problem, select, empty {ラベルを入力してください。} other {1,024文字以内にしてください。}}',

  'admin.create': '新しいキー',
  'admin.create.title': '新しい開発者キー',
  'admin.create.about':
    'キーはすぐに使え、設定するまで上限はありません。シークレットは一度だけ表示されます。',
  'admin.create.label': 'ラベル',
  'admin.create.label.hint':
    '使う人や用途。空欄でもかまいません。その場合はサービスがラベルを付けます。',
  'admin.create.confirm': 'キーを作成',
  'admin.create.creating': '作成しています…',
  'admin.create.cancel': 'キャンセル',
  'admin.create.uncertain':
    'キーの一覧を読み込み直しました。新しいキーがあれば、そのシークレットはもう分からないため、無効化してください。',
  'admin.created.title': '「{label}」を作成しました',
  'admin.created.once':
    '今すぐシークレットをコピーし、安全な場所に保管してください。二度と表示されません。後からDragomanやサービスに尋ねることもできません。',
  'admin.created.secret': 'シークレット',
  'admin.created.copy': 'シークレットをコピー',
  'admin.created.copied': 'コピーしました',
  'admin.created.copy-refused':
    'コピーが拒否されました。シークレットを選択してご自分でコピーしてください。',
  'admin.created.kept': 'シークレットを保管しました。',
  'admin.created.locked':
    '閉じるには、シークレットをコピーするか、保管済みであることを確認してください。',
  'admin.created.untold':
    'サービスはこのキーのシークレットを返しませんでした。アカウントの管理画面で確認してください。',
  'admin.created.close': '閉じる',

  'admin.limits': '「{label}」の上限',
  'admin.limits.about':
    '1か月の利用期間ごとの上限です。上限を超える呼び出しは全体が拒否され、課金されません。',
  'admin.limits.unlimited': '上限なし',
  'admin.limits.characters': '文字数',
  'admin.limits.speechToTextMs': '音声からテキスト',
  'admin.limits.speechToSpeechMs': '音声から音声',
  'admin.limits.hours': '時間',
  'admin.limits.minutes': '分',
  'admin.limits.seconds': '秒',
  'admin.limits.said':
    '{said, select, unlimited {個別の上限はありません。アカウントの上限は適用されます。} nothing {使用できません。該当する呼び出しはすべて拒否されます。} other {各期間に{limit}まで。}}',
  'admin.limits.problem':
    '{problem, select, empty {上限を入力するか、「上限なし」をオンにしてください。} minutes {分は0から59までです。} seconds {秒は0以上60未満です。} large {数値が大きすぎます。} other {{example}のような整数を入力してください。}}',
  'admin.limits.used': '今月の使用量：{used}。',
  'admin.limits.save': '上限を保存',
  'admin.limits.saving': '保存しています…',
  'admin.limits.cancel': 'キャンセル',

  'admin.end': '「{label}」を無効化',
  'admin.end.title': '「{label}」を完全に無効化しますか？',
  'admin.end.about':
    'このキーを使うすべてのプログラムは、作業の途中でも直ちに拒否されます。キーを再び有効にすることはできず、新しいキーを作って配布し直す必要があります。これまでの使用量はレポートに残ります。',
  'admin.end.type':
    '{isUnlabelled, select, yes {確認のためIDを入力} other {確認のためラベルを入力}}',
  'admin.end.hint': '大文字と小文字、空白も含め、次のとおり正確に入力してください：',
  'admin.end.confirm': '完全に無効化',
  'admin.end.running': '無効化しています…',
  'admin.end.cancel': '有効のままにする',
};
