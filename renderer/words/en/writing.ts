/** Words of the Write screen. */
export const writing = {
  'writing.title': 'Write',
  'writing.about-correct': 'Correct spelling and grammar',
  'writing.about-rephrase':
    'Rephrase{manner, select, none {} academic {, academic} business {, for business} casual {, casual} simple {, simple} confident {, confident} diplomatic {, diplomatic} enthusiastic {, enthusiastic} other {, friendly}}',
  'writing.settings': 'What to do with the text',

  'writing.mode': 'Task',
  'writing.mode.correct': 'Correct',
  'writing.mode.rephrase': 'Rephrase',
  'writing.manner': 'Style or tone',
  'writing.manner.none': 'As it is',
  'writing.manner.style': 'style',
  'writing.manner.tone': 'tone',
  'writing.manner.academic': 'Academic',
  'writing.manner.business': 'Business',
  'writing.manner.casual': 'Casual',
  'writing.manner.simple': 'Simple',
  'writing.manner.confident': 'Confident',
  'writing.manner.diplomatic': 'Diplomatic',
  'writing.manner.enthusiastic': 'Enthusiastic',
  'writing.manner.friendly': 'Friendly',
  'writing.manner.correct': 'A correction changes neither style nor tone.',
  'writing.language': 'Language',
  'writing.language.found': 'As found',
  'writing.language.found-in': 'As found: {language}',
  'writing.language.other': 'The text seems to be in {language}; writing does not translate.',
  'writing.languages-loading': 'Languages are being read.',
  'writing.languages-failed': 'The list of languages could not be read. Open it again to retry.',
  'writing.obstacle.unlisted': '{language} cannot be improved by this service.',
  'writing.obstacle.styles': '{language} has no styles.',
  'writing.obstacle.tones': '{language} has no tones.',
  'writing.obstacle.correct': '{language} cannot be corrected by this service.',
  'writing.offline-correct':
    'The offline service checks spelling where this computer has a dictionary, and simple grammar of English.',
  'writing.offline-rephrase':
    'The offline service rephrases by rules: punctuation, numbers, times, short forms. It chooses no other words.',

  'writing.locked': 'Locked terms',
  'writing.locked.none': 'None',
  'writing.locked.count': '{count, plural, one {{first}} other {# glossaries}}',
  'writing.locked.about':
    'Terms of these glossaries have to stay as they are. A result that changes one is pointed out.',
  'writing.locked.entries': '{entries, plural, one {# term} other {# terms}} in {language}',
  'writing.locked.no-language': 'Has no terms in {language}.',
  'writing.locked.full': 'Five glossaries at most.',
  'writing.locked.empty': 'The account has no glossaries.',
  'writing.locked.search': 'Search glossaries',
  'writing.locked.nothing': 'No glossary matches “{query}”.',
  'writing.locked.gone': 'A glossary that is no longer there',

  'writing.source': 'Text to improve',
  'writing.source-empty': 'Type or paste a text.',
  'writing.your-text': 'Your text',
  'writing.found': 'Language found: {language}',
  'writing.found-local': 'Language found: {language}, by a local guess',
  'writing.longest': 'No more than {max, number} characters fit.',
  'writing.improve-correct': 'Correct',
  'writing.improve-rephrase': 'Rephrase',
  'writing.improve-name': '{mode, select, correct {Correct the text} other {Rephrase the text}}',

  'writing.result': 'Improved text',
  'writing.result-empty':
    'Press {shortcut} to {mode, select, correct {correct} other {rephrase}} the text.',
  'writing.progress': 'Improving the text',
  'writing.unchanged': 'Nothing to change',
  'writing.unchanged.about':
    '{isUnchecked, select, yes {As far as it could be checked, the text is fine as it is.} other {The text is fine as it is.}}',
  'writing.finished':
    '{count, plural, =0 {Nothing to change.} one {# change.} other {# changes.}} {billed, plural, one {# character billed.} other {# characters billed.}}',
  'writing.cancelled':
    'Cancelled. {text, select, none {Nothing was finished.} other {Only the first part of the text is here.}}',
  'writing.partial': 'Only the first part of the text is here.',
  'writing.use-in-text': 'Use in Text',
  'writing.use-in-text.name': 'Use in Text as source',
  'writing.take': 'Take over',
  'writing.take.name': 'Take over as your text',

  'writing.changes': 'Changes',
  'writing.change.place':
    '{number, select, 0 {{all, plural, one {# change} other {# changes}}} other {{number} of {all, number}}}',
  'writing.change.open': '{open, plural, =0 {all decided} other {# open}}',
  'writing.change.accept': 'Accept',
  'writing.change.refuse': 'Refuse',
  'writing.change.accept-all': 'Accept all changes',
  'writing.change.refuse-all': 'Refuse all changes',
  'writing.change.undo': 'Undo the last decision',
  'writing.change.redo': 'Decide again as before',
  'writing.change.clean': 'Clean text',
  'writing.change.replaced':
    'Change {number, number} of {all, number}: “{before}” becomes “{after}”. {verdict, select, accepted {Accepted.} refused {Refused.} other {Not decided.}}',
  'writing.change.inserted':
    'Change {number, number} of {all, number}: “{after}” is inserted. {verdict, select, accepted {Accepted.} refused {Refused.} other {Not decided.}}',
  'writing.change.deleted':
    'Change {number, number} of {all, number}: “{before}” is deleted. {verdict, select, accepted {Accepted.} refused {Refused.} other {Not decided.}}',
  'writing.change.space': 'space',
  'writing.change.line-break': 'line break',
  'writing.change.hint':
    'Arrow keys go from change to change, Enter accepts, Delete refuses, {undo} undoes.',

  'writing.drift.language':
    'The result is in {to}, the text in {from}. Look at it before you take it.',
  'writing.drift.sentences':
    'The text has {before, plural, one {# sentence} other {# sentences}}, the result {after, number}. Something may have been added or left out.',
  'writing.drift.term': 'The locked term “{term}” was changed.',
  'writing.unchecked.spelling':
    'The spelling was not checked: the offline service has no dictionary for this language.',
  'writing.unchecked.grammar':
    'Grammar was not checked: the offline service checks it in English only.',
  'writing.unchecked.complex-grammar':
    'Only simple grammar was checked: agreement, verb forms, articles and words often confused.',
  'writing.unchecked.compounds':
    'Compound words that the dictionary does not list were left as they are.',
  'writing.unchecked.style':
    'The offline service corrects mistakes, then applies rules for punctuation, numbers, times and short forms. It chose no other words for the {tone, select, yes {tone} other {style}}.',
  'writing.unchecked.other': 'The service says that it did not check: {code}.',
} as const;
