/** The first run. */
export const welcome = {
  'welcome.title': 'Welcome to Dragoman',
  'welcome.step': 'Step {step, number} of {steps, number}',
  'welcome.skip': 'Skip',
  'welcome.back': 'Back',
  'welcome.next': 'Next',
  'welcome.connect': 'Check and go on',
  'welcome.connecting': 'Checking…',
  'welcome.finish': 'Start translating',

  'welcome.service': 'Where should texts be translated?',
  'welcome.service.offline': 'On this computer (recommended)',
  'welcome.service.offline.about':
    'Works at once, with no key and no network. It knows a sample translation memory and marks what it cannot translate.',
  'welcome.service.key': 'By a language service',
  'welcome.service.key.about':
    'You have its address and a key. The key is checked before it is kept.',
  'welcome.service.later': 'You can add services and switch between them at any time in Settings.',

  'welcome.languages': 'Which languages do you work with?',
  'welcome.languages.about': 'A starting point; every text can have others.',
  'welcome.languages.from': 'From',
  'welcome.languages.to': 'To',
  'welcome.languages.detect': 'Detect the language',

  'welcome.privacy': 'What may stay on this computer?',
  'welcome.privacy.drafts': 'My drafts',
  'welcome.privacy.drafts.about':
    'What you type is saved on this computer’s disk, and is there again after a restart or a crash.',
  'welcome.privacy.private': 'Nothing (private mode)',
  'welcome.privacy.private.about':
    'Nothing that you type or translate is written to disk. It is gone when Dragoman quits.',
  'welcome.privacy.network':
    'Either way Dragoman contacts the service that you chose and nobody else, and reports nothing to anyone.',
} as const;
