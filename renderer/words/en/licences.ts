/** Whose work Dragoman is made with. */
export const licences = {
  'licences.title': 'Made with',
  'licences.about':
    'Dragoman is made with the work of others, who let everybody use it. Each opens its licence.',
  'licences.missing': 'The list of licences is not here: this is a build for development.',
} as const;
