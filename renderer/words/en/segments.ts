/** Words of the Segments screen. */
export const segments = {
  'segments.title': 'Segments',
  'segments.projects': 'Projects',
  'segments.projects.loading': 'Reading the projects…',
  'segments.projects.none':
    'Nothing is on the desk yet. Open a text, a file, or a document of the queue: it is cut into sentences, which you translate one by one beside what your memories hold.',
  'segments.project.pair': '{source} → {target}',
  'segments.project.confirmed': '{confirmed, number} of {all, number} confirmed',
  'segments.project.opened': 'opened {day}',
  'segments.project.text': 'text',
  'segments.project.remove': 'Take {name} off the desk',
  'segments.project.remove.about':
    'Its segments and what was translated here are deleted. What was confirmed stays in the memory.',
  'segments.project.remove.do': 'Take off',
  'segments.project.keep': 'Keep it',

  'segments.new': 'Open on the desk',
  'segments.from': 'From',
  'segments.to': 'To',
  'segments.choose-language': 'Choose a language',
  'segments.one-language': 'From and To are the same language.',
  'segments.no-language': 'Choose both languages first.',
  'segments.new.kind': 'What',
  'segments.new.text': 'Text',
  'segments.new.file': 'File',
  'segments.new.document': 'From the queue',
  'segments.new.name': 'Name',
  'segments.new.name-default': 'Text of {day}',
  'segments.new.words': 'Text',
  'segments.new.words-placeholder': 'Type or paste a text',
  'segments.new.open': 'Open',
  'segments.new.opening': 'Opening…',
  'segments.new.choose': 'Choose a file',
  'segments.new.file-about': 'Or drop one here. docx, pptx, xlsx, pdf, html, xliff, srt and more.',
  'segments.new.drop': 'Drop the file to open it on the desk',
  'segments.new.queue': 'Document',
  'segments.new.queue-choose': 'Choose a document',
  'segments.new.queue-none': 'The queue holds no documents.',
  'segments.new.queue-about': 'Its original is opened; the queue goes on as it is.',

  'segments.back': 'All projects',
  'segments.progress': 'Confirmed segments',
  'segments.export': 'Export',
  'segments.filter': 'Show',
  'segments.filter.all': 'All',
  'segments.filter.unconfirmed': 'Unconfirmed',
  'segments.filter.findings': 'With findings',
  'segments.search': 'Search in segments',
  'segments.search.clear': 'Clear the search',
  'segments.found': '{total, plural, =0 {No segment fits} one {# segment} other {# segments}}',
  'segments.fill': 'Fill from memories',
  'segments.fill.service': 'Fill by the service',
  'segments.fill.counting': 'Counting what is empty…',
  'segments.fill.cost':
    '{count, plural, =0 {No segment is empty.} one {At most # character is sent.} other {At most # characters are sent.}}',
  'segments.fill.cost.about':
    'Matches from {threshold, number} % come from your memories and cost nothing; only the rest is sent.',
  'segments.fill.left': '{count, number} are left of the quota.',
  'segments.fill.do': 'Fill now',
  'segments.fill.cancel': 'Cancel',
  'segments.filling': 'Filling: {done, number} of {all, number} segments',
  'segments.filling.stop': 'Stop',
  'segments.saved':
    '{segments, plural, =0 {No segment was filled from memories} one {# segment was filled from memories} other {# segments were filled from memories}}{characters, plural, =0 {} one {, which saved # character} other {, which saved # characters}}.{sent, plural, =0 { Nothing was sent.} one { # character was sent.} other { # characters were sent.}}',
  'segments.close-notice': 'Close',

  'segments.grid': 'Segments of {name}',
  'segments.column.number': 'No.',
  'segments.column.status': 'Status',
  'segments.loading': 'Reading…',
  'segments.none':
    '{filter, select, all {No segment holds what you search for.} unconfirmed {No segment is left to confirm.} other {Nothing was found to look at.}}',
  'segments.status':
    '{status, select, empty {Empty} draft {Draft} translated {Filled} other {Confirmed}}',
  'segments.repeats': '{count, plural, one {# time} other {# times}}',
  'segments.repeats.full': 'This source stands here {count, plural, one {once} other {# times}}',
  'segments.target-of': 'Translation of segment {number}',
  'segments.origin':
    '{kind, select, typed {Typed} source_copy {Source copy} memory_exact {Memory {percent} %} memory_fuzzy {Memory {percent} %} engine {Service} pseudo {Pseudo-translation} cache {Cache} propagated {Propagated} not_reported {Service, not reported} other {}}',
  'segments.confirm': 'Confirm',
  'segments.unsaved': 'Not saved yet',

  'segments.tag': 'Tag {name}',
  'segments.tag.state':
    '{state, select, missing {missing} surplus {too many} unpaired {not closed} other {there}}',
  'segments.tag.open': 'opens tag {name}',
  'segments.tag.close': 'closes tag {name}',
  'segments.tag.alone': 'tag {name}',
  'segments.tags': 'Tags',

  'segments.pane': 'Beside the text',
  'segments.pane.matches': 'Matches',
  'segments.pane.concordance': 'Concordance',
  'segments.pane.findings': 'Findings',
  'segments.pane.analysis': 'Analysis',
  'segments.pane.settings': 'Settings',

  'segments.matches.none': 'No memory holds a match from {threshold, number} %.',
  'segments.matches.no-memory':
    'No memory is asked for this pair. Assign one on the Memories screen, or choose one in Settings.',
  'segments.matches.looking': 'Looking…',
  'segments.percent': '{percent, number} %',
  'segments.match': 'Match {place}: {percent} %',
  'segments.match.best': 'Best match {percent} %: {shortcut} inserts it',
  'segments.match.insert': 'Insert',
  'segments.match.insert-named': 'Insert match {place}',
  'segments.match.context':
    '{context, select, both {same text before and after} previous {same text before} other {same text after}}',
  'segments.match.identical': 'The same words throughout',
  'segments.match.base': 'words {percent, number} %',
  'segments.penalty':
    '{kind, select, numbers {numbers} tags {tags} case {case} punctuation {punctuation} spacing {spacing} variant {variant} alignment {alignment} other {{kind}}} −{percent, number}',
  'segments.alarm':
    '{alarm, select, number {Other numbers: check them} placeables {Other tags or placeholders: check them} opposites {Opposite meaning: compare the words} other {A “not” stands on one side alone}}',
  'segments.deleted': 'deleted:',
  'segments.inserted': 'inserted:',
  'segments.change-end': 'end of change',

  'segments.concordance.words': 'Words',
  'segments.concordance.side': 'In',
  'segments.concordance.source': 'Source',
  'segments.concordance.target': 'Target',
  'segments.concordance.mode': 'Find',
  'segments.concordance.exact': 'Exact',
  'segments.concordance.fuzzy': 'Similar',
  'segments.concordance.about':
    'Select words in a source or target and press {shortcut}, or write them here.',
  'segments.concordance.total':
    '{total, plural, =0 {Not in the memories.} one {# place} other {# places}}',
  'segments.concordance.shown': '{total, number} places, the first {shown, number} shown',
  'segments.concordance.found': 'found:',

  'segments.findings.none': 'Nothing was found to look at.',
  'segments.findings.count': '{count, plural, one {# finding} other {# findings}}',
  'segments.findings.again': 'Check again',
  'segments.finding':
    '{kind, select, tags {Tag differs: {what}} numbers {Number differs: {what}} term {Term not used: {what}} length {Much longer or shorter than its source} double_space {Double space} outer_space {Space at the beginning or end differs} untranslated {Same as the source} empty {Empty} same_source_differs {The same source has other translations} punctuation {Punctuation differs: {what}} negation {A “not” stands on one side alone{what, select, none {} other {: {what}}}} other {{what}}}',
  'segments.finding.line': 'Segment {number}',

  'segments.analysis.band': 'Match',
  'segments.analysis.segments': 'Segments',
  'segments.analysis.words': 'Words',
  'segments.analysis.characters': 'Characters',
  'segments.analysis.name':
    '{band, select, repeat {Repeats} b101 {100 % in context} b100 {100 %} b95_99 {95–99 %} b85_94 {85–94 %} b75_84 {75–84 %} b50_74 {50–74 %} other {New}}',
  'segments.analysis.total': 'Total',
  'segments.analysis.csv': 'Save as CSV',
  'segments.analysis.working': 'Comparing every segment with the memories…',
  'segments.analysis.before':
    'Shows the memories before this project: {count, plural, one {# entry confirmed here is} other {# entries confirmed here are}} left out.',
  'segments.analysis.about':
    'Every segment by its best match in the memories. Repeats are equal sources after the first.',

  'segments.settings.into': 'Store confirmed pairs in',
  'segments.settings.into-none': 'No memory',
  'segments.settings.into-hint':
    '{stored, select, yes {Each confirmed pair goes there at once.} other {Confirmed pairs stay in this project alone.}}',
  'segments.settings.asked': 'Memories that are asked',
  'segments.settings.assigned': 'Those assigned to the pair',
  'segments.settings.chosen': 'Chosen here',
  'segments.settings.units': '{count, plural, one {# unit} other {# units}}',
  'segments.settings.no-memories':
    'No local memory serves this pair. Make or import one on the Memories screen.',
  'segments.settings.threshold': 'Match threshold',
  'segments.settings.glossaries': 'Glossaries',

  'segments.said':
    '{kind, select, confirmed {Confirmed.} all_confirmed {Confirmed. Every segment is confirmed.} empty_target {There is nothing to confirm: the translation is empty.} nothing_selected {Select words in a source or target first.} no_match {There is no match {key}.} no_tag {The source has no tag {key}.} undone {{number, select, none {There is nothing to undo.} other {Undone, segment {number}.}}} redone {{number, select, none {There is nothing to redo.} other {Done again, segment {number}.}}} other {}}',
  'segments.said.exported':
    '“{name}” is in the results folder.{unconfirmed, plural, =0 {} one { # segment is not confirmed and stands in it as its source.} other { # segments are not confirmed and stand in it as their sources.}}',
  'segments.said.propagated':
    'Confirmed, and put into {count, plural, one {# equal segment} other {# equal segments}}.',
  'segments.undo': 'Undo',
} as const;
