import type { Page } from '@playwright/test';
import { actionIds, type ActionId } from '../../renderer/ui/actions/table.ts';
import '../../renderer/app/registry.ts';
import type { FakeRpcOptions } from '../fakes/rpc.ts';

type Invoke = (id: ActionId) => Promise<boolean>;

/** A screen in a state in which its actions are on offer. */
export interface Scene {
  readonly name: string;
  readonly options?: FakeRpcOptions;
  readonly arrange: (page: Page, invoke: Invoke) => Promise<unknown>;
  readonly offers: readonly ActionId[];
}

/** Ids of the table that begin so. */
const like = (...starts: readonly string[]) =>
  actionIds().filter((id) => starts.some((start) => id.startsWith(start)));
const but = (ids: readonly ActionId[], ...left: readonly ActionId[]) =>
  ids.filter((id) => !left.includes(id));

const write = (page: Page, text: string) => page.locator('main textarea').first().fill(text);
const FAULTY = 'The the report is on teh table.';

/** Goes to a screen and waits for it: the screen before stays until the code of this one is read. */
async function goTo(page: Page, invoke: Invoke, id: ActionId, title: string) {
  await invoke(id);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

async function corrected(page: Page, invoke: Invoke) {
  await goTo(page, invoke, 'go-write', 'Write');
  await write(page, FAULTY);
  await invoke('translate');
  await page.locator('.change-text').first().waitFor();
}

/** A new entry that is a duplicate, which is a problem. */
async function newEntry(page: Page, invoke: Invoke) {
  await invoke('glossary-entry');
  await page.locator('input.entry-input').pressSequentially('contract');
  await page.keyboard.press('Enter');
  await page
    .getByText(/duplicate/)
    .first()
    .waitFor();
}

/** What a project of several files has beside an editor. */
const OF_FILES = [
  'segments-pre-translate',
  'segments-export-files',
  'segments-next-file',
  'segments-previous-file',
] as const;

/** What a segment without a text does not have. */
const OF_TEXT = [
  'segments-confirm-only',
  'segments-review',
  'segments-reject',
  'segments-clear',
] as const;

/** What there is while several segments are selected. */
const OF_SELECTION = ['segments-select-none', 'segments-best-match'] as const;

async function openProject(page: Page, invoke: Invoke) {
  await goTo(page, invoke, 'go-segments', 'Segments');
  await page.locator('.editor-project-open').first().click();
}

export const SCENES: readonly Scene[] = [
  {
    name: 'any screen',
    arrange: () => Promise.resolve(),
    offers: [
      'quick',
      ...like('go-', 'search', 'run-action', 'shortcut-sheet', 'private-mode', 'switch-', 'theme-'),
      ...like(
        'toggle-rail',
        'service-info',
        'text-larger',
        'text-smaller',
        'text-usual',
        'settings-',
      ),
      ...like('memories-'),
      ...but(like('usage-'), 'usage-refresh'),
    ],
  },
  {
    name: 'Text with a result',
    async arrange(page) {
      await write(page, 'Please bring the signed contract.');
      await page.getByRole('button', { name: 'Edit' }).and(page.locator(':enabled')).waitFor();
      await page.keyboard.press('Control+A');
    },
    offers: [
      ...(['translate', 'translate-fresh', 'clear', 'open', 'copy', 'text-edit', 'swap'] as const),
      ...(['from', 'to', 'memory', 'options', 'compare', 'text-add-target', 'add-term'] as const),
      'word-alternatives',
    ],
  },
  {
    name: 'Text with another word',
    async arrange(page, invoke) {
      await write(page, 'Please bring the signed contract.');
      await page.getByRole('button', { name: 'Edit' }).and(page.locator(':enabled')).waitFor();
      await invoke('word-alternatives');
      await page.getByRole('menuitem').first().click();
    },
    offers: ['undo-word'],
  },
  {
    name: 'Text at work',
    options: { slow: 3000 },
    arrange: (page) => write(page, 'Please bring the signed contract.'),
    offers: ['cancel'],
  },
  {
    name: 'Text after it was cleared',
    async arrange(page, invoke) {
      await write(page, 'Bring it.');
      await invoke('clear');
    },
    offers: ['undo-clear'],
  },
  {
    name: 'Text with options',
    async arrange(page, invoke) {
      await invoke('options');
      await page.getByRole('switch').first().focus();
      await page.keyboard.press('Space');
    },
    offers: ['options-reset'],
  },
  {
    name: 'Documents',
    options: { documents: 12 },
    async arrange(page, invoke) {
      await goTo(page, invoke, 'go-documents', 'Documents');
      const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
      await page.locator('input[type=file]').first().setInputFiles(file);
    },
    offers: like('documents-'),
  },
  {
    name: 'Voice before a session',
    arrange: (_, invoke) => invoke('go-voice'),
    offers: ['voice-file', 'voice-test'],
  },
  {
    name: 'Voice in a session',
    options: { voiceLines: 10, voiceSpeech: 'de' },
    arrange: (_, invoke) => invoke('go-voice'),
    offers: [...but(like('voice-'), 'voice-file', 'voice-test'), 'find'],
  },
  {
    name: 'Write with changes, none of them in view',
    arrange: corrected,
    offers: ['write-next', 'write-previous', 'write-accept', 'write-refuse'],
  },
  {
    name: 'Write with changes',
    async arrange(page, invoke) {
      await corrected(page, invoke);
      await invoke('write-next');
      await invoke('write-accept');
      await invoke('write-next');
    },
    offers: but(like('write-'), 'write-redo'),
  },
  {
    name: 'Write after an undo',
    async arrange(page, invoke) {
      await corrected(page, invoke);
      await invoke('write-accept-all');
      await invoke('write-undo');
    },
    offers: ['write-redo'],
  },
  {
    name: 'Detect',
    async arrange(page, invoke) {
      await goTo(page, invoke, 'go-detect', 'Detect');
      await write(page, 'Guten Tag\nBonjour');
      await invoke('translate');
    },
    offers: ['detect-export'],
  },
  {
    name: 'Segments',
    arrange: openProject,
    offers: but(
      like('segments-'),
      ...OF_FILES,
      ...OF_TEXT,
      ...OF_SELECTION,
      'segments-undo-replace',
    ),
  },
  {
    name: 'Segments, a segment with a text',
    async arrange(page, invoke) {
      await openProject(page, invoke);
      await page.locator('.target-area').fill('Ein Wort.');
    },
    offers: OF_TEXT,
  },
  {
    name: 'Segments, several of them selected',
    async arrange(page, invoke) {
      await openProject(page, invoke);
      await invoke('segments-select-all');
    },
    offers: [
      ...OF_SELECTION,
      ...(['segments-confirm', 'segments-lock', 'segments-clear', 'segments-comment'] as const),
    ],
  },
  {
    name: 'Segments, a project of two files',
    options: { segments: { twoFiles: true } },
    arrange: openProject,
    offers: ['segments-pre-translate', 'segments-export-files', 'segments-undo-rename'],
  },
  {
    name: 'Segments, one of two files',
    options: { segments: { twoFiles: true } },
    async arrange(page, invoke) {
      await openProject(page, invoke);
      await page.locator('.file-open').first().click();
    },
    offers: ['segments-next-file', 'segments-previous-file'],
  },
  {
    name: 'Segments after a replacement',
    async arrange(page, invoke) {
      await openProject(page, invoke);
      await invoke('segments-replace');
      const dialog = page.getByRole('dialog', { name: 'Find and replace' });
      await dialog.getByRole('textbox').first().fill('e');
      await dialog.getByRole('button', { name: /^Replace/ }).click();
    },
    offers: ['segments-undo-replace'],
  },
  {
    name: 'Glossaries',
    async arrange(page, invoke) {
      await newEntry(page, invoke);
      // From the line for a new entry to the last one that is there.
      await page.keyboard.press('ArrowUp');
    },
    offers: [...but(like('glossary-'), 'glossary-redo'), 'save'],
  },
  {
    name: 'Glossaries after an undo',
    async arrange(page, invoke) {
      await newEntry(page, invoke);
      await invoke('glossary-undo');
    },
    offers: ['glossary-redo'],
  },
  {
    name: 'Style rules',
    arrange: (_, invoke) => invoke('go-style'),
    offers: ['style-new', 'style-rename', 'style-delete', 'style-clear'],
  },
  {
    name: 'Style rules after they were cleared',
    arrange: (_, invoke) => invoke('style-clear'),
    offers: ['style-discard', 'save'],
  },
  {
    name: 'Style rules, instructions',
    async arrange(page, invoke) {
      await goTo(page, invoke, 'go-style', 'Style rules');
      await page.getByRole('tab', { name: 'instructions' }).click();
    },
    offers: ['style-instruction'],
  },
  {
    name: 'Memories',
    arrange: (_, invoke) => invoke('go-memories'),
    offers: like('memory-', 'team-connect'),
  },
  {
    name: 'Terms',
    async arrange(page, invoke) {
      await goTo(page, invoke, 'terms-rename', 'Spoken terms');
      await write(page, 'Ada\nGrace');
    },
    offers: like('terms-'),
  },
  {
    name: 'History',
    options: { history: 20 },
    async arrange(page, invoke) {
      await goTo(page, invoke, 'go-history', 'History');
      await page.getByRole('option').first().click();
      await page.getByRole('searchbox').fill('e');
    },
    offers: like('history-'),
  },
  {
    name: 'the billing period',
    arrange: (_, invoke) => invoke('usage-period'),
    offers: ['usage-refresh'],
  },
  {
    name: 'the report',
    arrange: (_, invoke) => invoke('usage-report'),
    offers: ['report-read', 'report-export'],
  },
  {
    name: 'developer keys',
    arrange: (_, invoke) => invoke('usage-keys'),
    offers: ['key-new', 'keys-refresh'],
  },
  { name: 'budgets', arrange: (_, invoke) => invoke('usage-budgets'), offers: ['budget-new'] },
  {
    name: 'settings of connections',
    arrange: (_, invoke) => invoke('settings-connections'),
    offers: ['connection-add', 'connection-try'],
  },
  {
    name: 'settings of projects',
    arrange: (_, invoke) => invoke('settings-projects'),
    offers: ['project-add'],
  },
  {
    name: 'settings of shortcuts',
    options: { settings: { shortcuts: { swap: null } } },
    arrange: (_, invoke) => invoke('settings-shortcuts'),
    offers: ['shortcuts-reset'],
  },
  {
    name: 'settings of privacy',
    arrange: (_, invoke) => invoke('settings-privacy'),
    offers: ['wipe'],
  },
  {
    name: 'support',
    arrange: (_, invoke) => invoke('settings-support'),
    offers: ['support-bundle'],
  },
];
