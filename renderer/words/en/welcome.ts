/** The first run. */
export const welcome = {
  'welcome.title': 'Welcome to Dragoman',
  'welcome.step': 'Step {step, number} of {steps, number}',
  'welcome.skip': 'Skip',
  'welcome.back': 'Back',
  'welcome.next': 'Next',
  'welcome.finish': 'Start translating',

  'welcome.service.title': 'Where should texts be translated?',
  'welcome.service.offline': 'On this computer',
  'welcome.service.offline.about':
    'The offline service works at once, without key or network, with a sample translation memory. Recommended to begin with.',
  'welcome.service.key': 'With a language service',
  'welcome.service.key.about':
    'You have a key and an address. The key is checked before it is kept.',
  'welcome.service.change': 'You can add services and switch between them at any time.',
  'welcome.service.saved': '{name} is connected.',

  'welcome.languages.title': 'Which languages?',
  'welcome.languages.about': 'Both can be changed with every text.',
  'welcome.languages.from': 'From',
  'welcome.languages.to': 'To',
  'welcome.languages.detect': 'Detect',

  'welcome.privacy.title': 'What may stay on this computer?',
  'welcome.privacy.drafts': 'Keep my drafts',
  'welcome.privacy.drafts.about':
    'What you type is saved on this computer’s disk and is there again after a restart or a crash.',
  'welcome.privacy.private': 'Private mode',
  'welcome.privacy.private.about':
    'Nothing that you type or translate is written to disk. It is gone when Dragoman quits.',
  'welcome.privacy.network':
    'Dragoman contacts the service that you choose and no one else. It reports nothing to its makers.',
} as const;
