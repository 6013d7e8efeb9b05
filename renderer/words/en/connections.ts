/** The list, form and capability card of connections. */
export const connections = {
  'connections.title': 'Connections',
  'connections.about':
    'A connection is a service with its key. Texts go to the connection in use and nowhere else.',
  'connections.loading': 'Reading your connections…',
  'connections.list': 'All connections',
  'connections.offline.about': 'On this computer. Needs no key and no network, and bills nothing.',
  'connections.use': 'Use',
  'connections.use.label': 'Use {name}',
  'connections.edit.label': 'Edit {name}',
  'connections.remove.label': 'Remove {name}',
  'connections.add': 'Add a connection',
  'connections.tier': '{tier, select, free {Free tier} paid {Paid tier} other {Tier unknown}}',
  'connections.kind':
    '{kind, select, free {Service, free} paid {Service, paid} custom {Custom} other {Built in}}',
  'connections.key':
    '{key, select, stored {Key …{end}} session {Key …{end}, for this session} missing {Key missing: enter it again} locked {Key …{end}, locked: unlock the secret store} other {No key needed}}',
  'connections.languages': '{from} → {to}',
  'connections.remove.sure': 'Remove “{name}”?',
  'connections.remove.sure.about':
    'Its address and key are deleted from this computer. The key itself stays valid at the service.{active, select, yes { Dragoman goes back to the offline service.} other {}}',
  'connections.remove.confirm': 'Remove',
  'connections.remove.cancel': 'Keep it',

  'connections.form.add': 'Add a connection',
  'connections.form.edit': 'Edit “{name}”',
  'connections.form.kind': 'Service',
  'connections.form.kind.paid': 'Paid tier',
  'connections.form.kind.free': 'Free tier',
  'connections.form.kind.custom': 'Custom',
  'connections.form.kind.paid.about':
    'The paid address of your service; keys have no special ending.',
  'connections.form.kind.free.about': 'The free address of your service; keys end in :fx.',
  'connections.form.kind.custom.about':
    'Any service that speaks the same interface, one on this computer too.',
  'connections.form.name': 'Name',
  'connections.form.name.about': 'To tell it from your other connections.',
  'connections.form.name.placeholder': 'Office',
  'connections.form.address': 'Address',
  'connections.form.address.placeholder': 'https://…',
  'connections.form.address.about':
    'Starts with https://. Your service’s documentation names it as its base address.',
  'connections.form.address.keep': 'Leave empty to keep {host}.',
  'connections.form.keyword': 'Authorization keyword',
  'connections.form.keyword.about':
    'Precedes the key in the Authorization header. Change it only if your service’s documentation names another.',
  'connections.form.keyword.use': 'Use {keyword}',
  'connections.form.address.known': 'Leave empty to use {host}, the address of “{name}”.',
  'connections.form.key': 'Key',
  'connections.form.key.about':
    'Sent to this address only. Later its last four characters are shown.',
  'connections.form.key.keep': 'Leave empty to keep the key that ends in {end}.',
  'connections.form.languages': 'Default languages',
  'connections.form.source': 'Usually from',
  'connections.form.target': 'Usually to',
  'connections.form.source.any': 'Detect',
  'connections.form.target.any': 'As last used',
  'connections.form.check': 'Check key',
  'connections.form.checking': 'Checking…',
  'connections.form.save': 'Check and save',
  'connections.form.saving': 'Checking and saving…',
  'connections.form.cancel': 'Cancel',
  'connections.form.checked':
    'The key works. {tier, select, free {Free tier} other {Paid tier}}, key …{end}; {usage}. Nothing is stored yet.',
  'connections.form.usage-unread': 'it may not read usage figures',
  'connections.form.refused': 'Nothing was stored. Your entries are still here.',

  'connections.problem.name.missing': 'Give the connection a name.',
  'connections.problem.name.too-long': 'At most 80 characters.',
  'connections.problem.address.missing': 'Enter the address of the service.',
  'connections.problem.address.malformed':
    'This is not an address. It starts with https:// and a host name.',
  'connections.problem.address.insecure':
    'http:// is not encrypted, so it is allowed for this computer only (localhost, 127.0.0.1). Write https://.',
  'connections.problem.address.surplus':
    'Leave out user name, question mark and #. Keys travel in a header, never in the address.',
  'connections.problem.keyword.malformed': 'Letters, digits and hyphens, starting with a letter.',
  'connections.problem.key.missing': 'Enter the key.',
  'connections.problem.key.new-address':
    'The address is new. Enter the key again, so that it only goes where you mean it to go.',
  'connections.problem.key.spaces': 'A key has no spaces inside. Copy it again.',
  'connections.problem.key.too-long': 'At most 512 characters.',
  'connections.hint.looks-free':
    'This key ends in :fx, as keys of the free tier do. Choose Free tier and its address.',
  'connections.hint.looks-paid':
    'Keys of the free tier end in :fx and this one does not. Perhaps it belongs to the paid tier.',
  'connections.hint.looks-admin':
    'This key ends in :adm, as admin keys do. Translating needs a developer key.',

  'capabilities.title': 'What the key of “{name}” may do',
  'capabilities.title.offline': 'What the offline service can do',
  'capabilities.about': 'Learnt from the requests so far. Trying costs nothing.',
  'capabilities.try': 'Try all',
  'capabilities.trying': 'Trying…',
  'capabilities.list': 'Features',
  'capabilities.feature':
    '{feature, select, translate {Translate text} languages {List of languages} memories {Translation memories} glossaries {Glossaries} style_rules {Style rules} detect {Language detection} usage {Usage figures} voice {Voice} spoken_terms {Spoken terms} documents {Documents} admin {Reports and developer keys} writing {Rephrase and correct} other {{feature}}}',
  'capabilities.state':
    '{state, select, available {Available} refused {Refused} other {Not tried}}',
} as const;
