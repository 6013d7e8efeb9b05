/** Words of the frame round every screen. */
export const frame = {
  'frame.skip': 'Skip to the work',
  'frame.screens': 'Screens',
  'frame.text': 'Text',
  'frame.documents': 'Documents',
  'frame.segments': 'Segments',
  'frame.voice': 'Voice',
  'frame.write': 'Write',
  'frame.glossaries': 'Glossaries',
  'frame.style': 'Style',
  'frame.memories': 'Memories',
  'frame.terms': 'Terms',
  'frame.detect': 'Detect',
  'frame.history': 'History',
  'frame.usage': 'Usage',
  'frame.settings': 'Settings',
  'frame.lost':
    'The connection to Dragoman’s own process was lost. Your draft is kept. Load the page again to go on.',
  'frame.reload': 'Load again',
  'frame.fault':
    'A fault of ours has stopped this part of Dragoman. Your drafts and everything saved are kept. Open it again, or load the page again.',
  'frame.fault.again': 'Open again',
  'frame.closed':
    'This page cannot reach Dragoman. Go to the tab or window where it is open, or start Dragoman again and open the new address.',
} as const;
