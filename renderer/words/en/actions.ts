/** Names of the actions, as verbs; tooltips and buttons show them. */
export const actions = {
  'action.go-text': 'Go to Text',
  'action.go-settings': 'Go to Settings',
  'action.translate': 'Translate now',
  'action.cancel': 'Cancel the translation',
  'action.swap': 'Swap languages',
  'action.clear': 'Clear the text',
  'action.copy': 'Copy the translation',
  'action.open': 'Open a text file',
  'action.options': 'Show or hide the options',
  'action.from': 'Choose the source language',
  'action.to': 'Choose the target language',
  'action.memory': 'Choose the translation memory',
} as const;
