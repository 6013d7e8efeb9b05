/** The admin key, and the developer keys of an account. */
export const admin = {
  'admin.reading': 'Looking for the admin key…',
  'admin.needed': 'This needs an admin key',
  'admin.needed.about':
    'Reports and developer keys belong to the account, so the service gives them to its admin keys only. Dragoman keeps an admin key apart from the key that translates, and never sends one in place of the other.',
  'admin.missing': 'The admin key has to be entered again',
  'admin.missing.about':
    'The admin key{end, select, none {} other { …{end}}} was kept for one session, and that session has ended.',
  'admin.locked': 'The admin key can’t be read',
  'admin.locked.about':
    'The admin key{end, select, none {} other { …{end}}} is still in this computer’s secret store, which is locked or not running. Unlock or start it, then quit Dragoman and start it again. Or enter the key again.',
  'admin.unavailable': 'This connection has no admin part',
  'admin.unavailable.about':
    'Reports and developer keys exist for accounts of the paid tier. This connection is of the free tier: its own figures stand under This period, and Budgets work from Dragoman’s own records.',
  'admin.unavailable.do': 'Use another connection, or the offline service, which has everything.',
  'admin.connections': 'Manage connections',

  'admin.key': 'Admin key',
  'admin.key.about': 'Sent to {host} only, and only for reports and developer keys.',
  'admin.key.paste': 'Paste',
  'admin.key.paste-refused': 'Pasting was refused. Click into the field and paste there.',
  'admin.key.problem':
    '{problem, select, empty {Enter the admin key.} spaces {A key has no spaces inside. Copy it again.} other {At most 512 characters.}}',
  'admin.key.looks-developer':
    'Admin keys usually end in :adm and this one does not. Perhaps it is a developer key.',
  'admin.key.save': 'Check and store',
  'admin.key.saving': 'Checking…',
  'admin.key.cancel': 'Cancel',
  'admin.key.refused': 'Nothing was stored.',
  'admin.key.built-in':
    'The offline service has an admin key of its own. It never leaves this computer.',
  'admin.key.in-use':
    'Admin key …{end} for {host}, {where, select, stored {kept in the secret store} other {kept for this session only}}.',
  'admin.key.change': 'Change key',
  'admin.key.forget': 'Forget key',
  'admin.key.forget.sure': 'Forget the admin key?',
  'admin.key.forget.about':
    'Dragoman deletes the admin key …{end} from this computer. The key itself stays valid at the service; translating goes on as before.',
  'admin.key.forget.confirm': 'Forget it',
  'admin.key.forget.cancel': 'Keep it',

  'admin.keys': 'Developer keys',
  'admin.keys.reading': 'Reading the developer keys…',
  'admin.keys.about':
    'Used: this calendar month (UTC), by the service’s report. Limits count for each usage period of one month, which may begin on another day.',
  'admin.keys.deactivated.about':
    'A deactivated key is refused at every call. It cannot be changed or activated again; its past use stays in the reports.',
  'admin.keys.search': 'Search',
  'admin.keys.search.placeholder': 'Label or id',
  'admin.keys.show': 'Show',
  'admin.keys.show.active': 'Active',
  'admin.keys.show.all': 'All',
  'admin.keys.count':
    '{shown, number} of {count, plural, one {# key} other {# keys}}, {active, number} active',
  'admin.keys.refresh': 'Read again',
  'admin.keys.none': 'There is no developer key yet.',
  'admin.keys.none-active': 'No key is active. Show all to see those that were deactivated.',
  'admin.keys.none-found': 'No key matches “{search}”.',
  'admin.keys.column.state': 'State',
  'admin.keys.column.label': 'Label',
  'admin.keys.column.created': 'Created',
  'admin.keys.column.characters': 'Characters',
  'admin.keys.column.speechToTextMs': 'Speech to text',
  'admin.keys.column.speechToSpeechMs': 'Speech to speech',
  'admin.keys.column.verbs': 'Actions',
  'admin.keys.unlabelled': 'No label',
  'admin.keys.state.active': 'Active',
  'admin.keys.state.deactivated': 'Deactivated',
  'admin.keys.ended': 'Ended for good',
  'admin.keys.used.unknown': 'Unknown',
  'admin.keys.limit': 'of {limit}',
  'admin.keys.limit.nearly': 'of {limit}, {percent, number} %',
  'admin.keys.limit.over': 'of {limit}, used up',
  'admin.keys.limit.none': 'No limit',
  'admin.keys.limit.nothing': 'Nothing allowed',

  'admin.rename': 'Rename “{label}”',
  'admin.rename.label': 'New label',
  'admin.rename.keep': 'Save label',
  'admin.rename.saving': 'Saving the label…',
  'admin.rename.leave': 'Keep the old label',
  'admin.label.problem':
    '{problem, select, empty {Enter a label.} other {At most 1,024 characters.}}',

  'admin.create': 'New key',
  'admin.create.title': 'New developer key',
  'admin.create.about':
    'The key can be used at once, and has no limits until you set some. Its secret is shown once.',
  'admin.create.label': 'Label',
  'admin.create.label.hint':
    'Who or what uses it. May stay empty: the service gives it a label then.',
  'admin.create.confirm': 'Create key',
  'admin.create.creating': 'Creating…',
  'admin.create.cancel': 'Cancel',
  'admin.create.uncertain':
    'The list of keys has been read again. If a new key stands there, its secret is lost: deactivate it.',
  'admin.created.title': '“{label}” was created',
  'admin.created.once':
    'Copy the secret now and keep it somewhere safe. It will not be shown again: neither Dragoman nor the service can tell it later.',
  'admin.created.secret': 'Secret',
  'admin.created.copy': 'Copy secret',
  'admin.created.copied': 'Copied',
  'admin.created.copy-refused': 'Copying was refused. Select the secret and copy it yourself.',
  'admin.created.kept': 'I have kept the secret.',
  'admin.created.locked': 'Copy the secret, or say that you have kept it, to close this.',
  'admin.created.untold':
    'The service did not tell the secret of the key. Look for it where your account is managed.',
  'admin.created.close': 'Close',

  'admin.limits': 'Limits of “{label}”',
  'admin.limits.about':
    'For each usage period of one month. A call that would pass a limit is refused as a whole and bills nothing.',
  'admin.limits.unlimited': 'No limit',
  'admin.limits.characters': 'Characters',
  'admin.limits.speechToTextMs': 'Speech to text',
  'admin.limits.speechToSpeechMs': 'Speech to speech',
  'admin.limits.hours': 'Hours',
  'admin.limits.minutes': 'Minutes',
  'admin.limits.seconds': 'Seconds',
  'admin.limits.said':
    '{said, select, unlimited {No limit of its own; the account’s still holds.} nothing {Nothing is allowed: every such call is refused.} other {At most {limit} in each period.}}',
  'admin.limits.problem':
    '{problem, select, empty {Enter a limit, or switch on No limit.} minutes {Minutes go from 0 to 59.} seconds {Seconds go from 0 to below 60.} large {The number is too large.} other {A whole number, such as {example}.}}',
  'admin.limits.used': 'Used this month: {used}.',
  'admin.limits.save': 'Save limits',
  'admin.limits.saving': 'Saving…',
  'admin.limits.cancel': 'Cancel',

  'admin.end': 'Deactivate “{label}”',
  'admin.end.title': 'Deactivate “{label}” for good?',
  'admin.end.about':
    'Every program that uses this key is refused at once, in the middle of its work too. The key can never be activated again; a new one has to be made and handed out. What it used stays in the reports.',
  'admin.end.type':
    '{isUnlabelled, select, yes {Type the id to confirm} other {Type the label to confirm}}',
  'admin.end.hint': 'Exactly as it stands here, capital letters and spaces too:',
  'admin.end.confirm': 'Deactivate for good',
  'admin.end.running': 'Deactivating…',
  'admin.end.cancel': 'Keep it active',
} as const;
