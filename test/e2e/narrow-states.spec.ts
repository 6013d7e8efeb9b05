import type { Page } from '@playwright/test';
import type { Team } from '../../preload/contract/team-memories.ts';
import { representative } from '../extended.ts';
import type { FakeRpcOptions } from '../fakes/rpc.ts';
import { seriousInThemes, unreachableScrolling } from './axe.ts';
import { expect, test } from './built-page.ts';
import { cutNames, cutOff, isWide, wrappedBars } from './layout.ts';
import { pageActions } from './page-actions.ts';

/** Long words, the other direction, and words without spaces; then long sentences. */
const LANGUAGES = representative(['de', 'ar', 'ja', 'fr', 'es'], 3);
/** The smallest window, and a window of 1440 × 900 at 200 %. */
const SIZES = [
  { width: 1024, height: 640 },
  { width: 720, height: 450 },
];

const SINCE = '2026-03-02T09:00:00.000Z';
const TEAM: Team = {
  id: 'legal',
  name: 'Legal and compliance',
  host: 'db.example.com',
  port: 5432,
  database: 'team',
  user: 'cora',
  tls: true,
  certificate: {
    name: 'cora',
    begins: '2026-01-02T09:00:00.000Z',
    ends: '2027-01-02T09:00:00.000Z',
  },
  member: 'Cora',
  role: 'curate',
  state: { kind: 'following' },
  waiting: 0,
  unsigned: 0,
  refused: 0,
};

/** Something in every list, teams in each state, and a session that runs. */
const FULL: FakeRpcOptions = {
  documents: 12,
  history: 20,
  voiceLines: 10,
  voiceSpeech: 'de',
  segments: {
    twoFiles: true,
    unsearched: [{ memoryName: 'Contracts of the Nordic countries', reason: 'restored' }],
  },
  teams: [
    TEAM,
    { ...TEAM, id: 'sales', member: null, role: null, state: { kind: 'connecting' } },
    { ...TEAM, id: 'help', state: { kind: 'filling', units: 120_000, total: 480_000 } },
    {
      ...TEAM,
      id: 'law',
      state: { kind: 'offline', since: SINCE, reason: 'restored' },
      waiting: 3,
      refused: 1,
    },
  ],
};

type Invoke = ReturnType<typeof pageActions>['invoke'];

/** Each screen with work in it, one after the other in one page; arranged in English. */
const STATES: readonly (readonly [string, (page: Page, invoke: Invoke) => Promise<unknown>])[] = [
  [
    'Text with a result',
    async (page) => {
      await page.getByLabel('Source text', { exact: true }).fill('Please bring the contract.');
      await page.getByRole('button', { name: 'Edit' }).and(page.locator(':enabled')).waitFor();
    },
  ],
  [
    'Text with two targets',
    async (page, invoke) => {
      await invoke('text-add-target');
      await page.getByRole('option', { name: 'French', exact: true }).click();
      await expect(page.locator('.panes .pane')).toHaveCount(3);
    },
  ],
  ['Text with options', (_, invoke) => invoke('options')],
  [
    'Text, two settings',
    async (page, invoke) => {
      await invoke('options');
      await invoke('compare');
      await page.locator('.compare-bar').waitFor();
    },
  ],
  [
    'Documents',
    async (page, invoke) => {
      await invoke('go-documents');
      await page.locator('.queue-verbs').waitFor();
    },
  ],
  [
    'Voice in a session',
    async (page, invoke) => {
      await invoke('go-voice');
      await page.locator('.voice-bar').waitFor();
    },
  ],
  [
    'Voice, the report of a session',
    async (page, invoke) => {
      await invoke('voice-report');
      await page.locator('.popover .voice-chart-figure').waitFor();
    },
  ],
  [
    'Write with changes',
    async (page, invoke) => {
      await page.keyboard.press('Escape');
      await invoke('go-write');
      await page.locator('main textarea').first().fill('The the report is on teh table.');
      await invoke('translate');
      await page.locator('.change-text').first().waitFor();
    },
  ],
  [
    'Detect',
    async (page, invoke) => {
      await invoke('go-detect');
      await page.locator('.detect textarea').fill('Guten Tag\nBonjour');
      await invoke('translate');
      await page.locator('.outcome').first().waitFor();
    },
  ],
  [
    'Segments, files',
    async (page, invoke) => {
      await invoke('go-segments');
      await page.locator('.editor-project-open').first().click();
      await page.locator('.project-bar').waitFor();
    },
  ],
  [
    'Segments, QA of all files',
    async (page) => {
      await page.getByRole('tab', { name: 'QA' }).click();
      await page.getByRole('button', { name: 'Check files' }).click();
      await page.locator('.file-finding').first().waitFor();
    },
  ],
  [
    'Segments, a file',
    async (page) => {
      await page.getByRole('tab', { name: 'Files' }).click();
      await page.locator('.file-open').first().click();
      await page.locator('.target-area').waitFor();
      await page.getByText('Contracts of the Nordic countries').first().waitFor();
    },
  ],
  [
    'Segments, exported',
    async (page, invoke) => {
      await invoke('segments-export');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await page.locator('.editor-notices').getByRole('button', { name: 'Open' }).waitFor();
    },
  ],
  [
    'Memories and teams',
    async (page, invoke) => {
      await invoke('go-memories');
      await expect(page.locator('.team')).toHaveCount(4);
    },
  ],
  ['Glossaries', (_, invoke) => invoke('go-glossaries')],
  ['Style rules', (_, invoke) => invoke('go-style')],
  ['Spoken terms', (_, invoke) => invoke('go-terms')],
  [
    'History',
    async (page, invoke) => {
      await invoke('go-history');
      await page.getByRole('option').first().click();
    },
  ],
  ['Usage, the report', (_, invoke) => invoke('usage-report')],
  ['Usage, keys', (_, invoke) => invoke('usage-keys')],
  ['Settings', (_, invoke) => invoke('settings-offline-languages')],
];

/** What follows the size of the window is drawn a frame after it. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** States that no other flow shows to axe, in the window in which most of them scrolls. */
const FOR_AXE = [
  'Text with two targets',
  'Segments, QA of all files',
  'Segments, a file',
  'Memories and teams',
];

const WITH_BARS = [
  'go-text',
  'go-documents',
  'go-voice',
  'go-write',
  'go-memories',
  'go-glossaries',
  'go-history',
  'usage-report',
] as const;

test('M2: no bar wraps, no word is cut unsaid and no page is too wide, in any state at 1024 px and at 200 %', async ({
  page,
  built,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address(FULL));
  const { invoke, speak } = pageActions(page);
  for (const [name, arrange] of STATES) {
    await speak('en');
    await page.setViewportSize({ width: 1440, height: 900 });
    await arrange(page, invoke);
    for (const language of LANGUAGES) {
      await speak(language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await drawn(page);
        const where = `${name}, ${language}, ${size.width} px`;
        expect.soft(await wrappedBars(page), where).toEqual([]);
        expect.soft(await cutNames(page), where).toEqual([]);
        expect.soft(await cutOff(page, { isShortened: true }), where).toEqual([]);
        expect.soft(await isWide(page), where).toBe(false);
        expect.soft(await unreachableScrolling(page), where).toEqual([]);
      }
    }
    if (!FOR_AXE.includes(name)) continue;
    expect.soft(await seriousInThemes(page), name).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('no bar of a screen wraps beside the names of the screens, in any language', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address(FULL));
  const { invoke, speak } = pageActions(page);
  for (const screen of WITH_BARS) {
    await invoke(screen);
    for (const language of ['en', 'de', 'fr', 'es', 'ar', 'ja', 'zh']) {
      await speak(language);
      await drawn(page);
      expect.soft(await wrappedBars(page), `${screen}, ${language}`).toEqual([]);
    }
    await speak('en');
  }
});

test('at 200 % the rail shows all its screens, and a line of tabs the chosen one', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(built.address());
  const { invoke } = pageActions(page);
  await invoke('settings-connections');
  await expect(page.getByRole('tab', { name: 'Connections' })).toBeInViewport({ ratio: 1 });
  const items = page.locator('.rail-item');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
  await invoke('settings-support');
  await expect(page.getByRole('tab', { name: 'Support' })).toBeInViewport({ ratio: 1 });
  await invoke('settings-typing');
  await expect(page.getByRole('tab', { name: 'Typing' })).toBeInViewport({ ratio: 1 });
  await invoke('go-history');
  await expect(page.locator('.empty-state')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Selected entry' })).toBeHidden();
});

test('the chosen section of Settings stays in sight when the window becomes narrower', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address());
  const { invoke } = pageActions(page);
  await invoke('settings-voice');
  const chosen = page.getByRole('tab', { name: 'Voice' });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

/** Parts of a bar that are drawn over each other. */
const overlapping = (page: Page, bar: string) =>
  page.locator(bar).evaluate((one) => {
    const drawn = [...one.querySelectorAll('*')].filter(
      (part) => part.checkVisibility() && part.matches('button, input, .voice-clock'),
    );
    return drawn.flatMap((part, at) => {
      const its = part.getBoundingClientRect();
      const over = drawn.slice(at + 1).find((other) => {
        const box = other.getBoundingClientRect();
        return (
          !part.contains(other) &&
          Math.min(its.right, box.right) - Math.max(its.left, box.left) > 1 &&
          Math.min(its.bottom, box.bottom) - Math.max(its.top, box.top) > 1
        );
      });
      return over === undefined ? [] : [`${part.outerHTML} ${over.outerHTML}`];
    });
  });

test('in the smallest window at 200 % nothing of a bar is drawn over its neighbour', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address(FULL));
  const { invoke, speak } = pageActions(page);
  for (const [names, bar] of [
    [['Voice in a session'], '.voice-bar'],
    [['Segments, files'], '.project-bar'],
    [['Segments, QA of all files', 'Segments, a file'], '.editor-bar'],
  ] as const) {
    await speak('en');
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of names) await STATES.find(([state]) => state === name)?.[1](page, invoke);
    await page.setViewportSize({ width: 512, height: 320 });
    for (const language of ['de', 'ar']) {
      await speak(language);
      await drawn(page);
      expect.soft(await overlapping(page, bar), `${bar}, ${language}`).toEqual([]);
      const beyond = await page.locator(bar).evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(beyond, `${bar}, ${language}`).toBeLessThanOrEqual(0);
    }
  }
});

test('targets that share a row are as wide as each other, in every window', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address(FULL));
  const { invoke } = pageActions(page);
  await STATES.find(([state]) => state === 'Text with two targets')?.[1](page, invoke);
  const panes = page.locator('.targets > .pane');
  for (const width of [1920, 1440, 1280, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const boxes = await Promise.all((await panes.all()).map((pane) => pane.boundingBox()));
    expect.soft(new Set(boxes.map((box) => box?.y)).size, `${width} px`).toBe(1);
    const widths = boxes.map((box) => box?.width ?? 0);
    expect.soft(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThan(2);
  }
});

test('the cross that closes a notice stands beside its words, however short they are', async ({
  page,
  built,
}) => {
  await page.goto(built.address());
  const { invoke } = pageActions(page);
  await invoke('segments-export');
  const notice = page.locator('.notice', { hasText: 'not available' });
  const words = await notice.locator('.notice-words').boundingBox();
  const close = await notice.getByRole('button').boundingBox();
  expect(close?.y).toBeLessThan((words?.y ?? 0) + 10);
  expect(close?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) - 1);
});

test('a dialog that scrolls has nothing of its list beside its buttons', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address(FULL));
  const { invoke } = pageActions(page);
  for (const name of ['Segments, files', 'Segments, QA of all files', 'Segments, a file'])
    await STATES.find(([state]) => state === name)?.[1](page, invoke);
  await page.setViewportSize({ width: 720, height: 450 });
  await invoke('segments-export');
  const list = page.locator('.dialog .finding-list');
  await list.getByRole('button').first().waitFor();
  const [foot, its] = await Promise.all([
    page.locator('.dialog-actions').boundingBox(),
    list.boundingBox(),
  ]);
  expect(its?.x).toBeGreaterThanOrEqual(foot?.x ?? Infinity);
  expect((its?.x ?? 0) + (its?.width ?? 0)).toBeLessThanOrEqual(
    (foot?.x ?? 0) + (foot?.width ?? 0),
  );
});

test('fields for days are as high as the fields beside them', async ({ page, built }) => {
  await page.goto(built.address(FULL));
  const { invoke } = pageActions(page);
  await invoke('go-memories');
  await invoke('memory-filter');
  const day = page.locator('input[type=date]').first();
  await expect(day).toHaveCSS('height', '32px');
  await expect(page.getByLabel('Author')).toHaveCSS('height', '32px');
});

test('the name of a voice session is whole beside the words of its bar', async ({
  page,
  built,
}) => {
  await page.goto(built.address(FULL));
  const { invoke, speak } = pageActions(page);
  await STATES.find(([state]) => state === 'Voice in a session')?.[1](page, invoke);
  const name = page.locator('.voice-title');
  await expect(name).toHaveValue('Weekly meeting');
  for (const language of ['en', 'de', 'fr']) {
    await speak(language);
    for (const width of [1600, 1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      const cut = await name.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(cut, `${language}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the times of requests follow the language of the page', async ({ page, built }) => {
  await page.goto(built.address());
  const { invoke, speak } = pageActions(page);
  await invoke('settings-requests');
  const time = page.locator('.request-at time').first();
  await expect(time).toHaveText(/[AP]M$/);
  await speak('de');
  await expect(time).toHaveText(/^\d\d:\d\d:\d\d$/);
});

test('a section of Settings keeps to one line when it is chosen', async ({ page, built }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.goto(built.address());
  const { invoke, speak } = pageActions(page);
  await invoke('settings-connections');
  const names = page.locator('.settings > .tab-line .tab-name');
  const chosen = page.locator('.settings > .tab-line .tab[data-selected]');
  for (const language of ['de', 'fr', 'es', 'ar', 'ja']) {
    await speak(language);
    await expect(chosen).toHaveCSS('font-weight', '600');
    const wrapped = await names.evaluateAll((all) =>
      (all as HTMLElement[]).flatMap((name) => {
        name.style.fontWeight = '600';
        const lines = name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight);
        name.style.fontWeight = '';
        return lines > 1.5 ? [name.textContent] : [];
      }),
    );
    expect(wrapped, language).toEqual([]);
  }
});

test('at 640 px the bars of a voice session, a glossary and a text are on one line in long languages', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address(FULL));
  const { invoke, speak } = pageActions(page);
  for (const [name, part] of [
    ['Text with a result', '.pane-badge'],
    ['Voice in a session', '.voice-bar'],
    ['Glossaries', '.glossary-save'],
  ] as const) {
    await speak('en');
    await page.setViewportSize({ width: 1440, height: 900 });
    await STATES.find(([state]) => state === name)?.[1](page, invoke);
    await page.locator(part).first().waitFor();
    await page.setViewportSize({ width: 640, height: 800 });
    for (const language of ['de', 'fr', 'es']) {
      await speak(language);
      await drawn(page);
      const where = `${name}, ${language}`;
      expect.soft(await wrappedBars(page), where).toEqual([]);
      expect.soft(await cutNames(page), where).toEqual([]);
      expect.soft(await cutOff(page, { isShortened: true }), where).toEqual([]);
      expect.soft(await isWide(page), where).toBe(false);
    }
  }
});

test('what saves spoken terms, or a glossary, is in sight in the smallest window, whatever was written', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.goto(built.address());
  const { invoke, speak } = pageActions(page);
  await speak('de');
  await invoke('go-terms');
  const terms = page.locator('.terms-save');
  const lines = page.locator('.terms-lines');
  await expect(terms).toBeInViewport({ ratio: 0.8 });
  await expect(lines).toBeInViewport({ ratio: 1 });
  await lines.locator('textarea').fill('Ada Lovelace\nGrace Hopper\nKonrad Zuse');
  await terms.locator('[data-kind=main]').click();
  await expect(page.locator('.notice[role=status]').first()).toBeVisible();
  await invoke('go-glossaries');
  await expect(page.locator('.glossary-save-verbs')).toBeInViewport({ ratio: 1 });
});

test('beside the options of Text the result has room to be read, with a wide rail and at 200 %', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(built.address({ settings: { targetLanguage: 'de' } }));
  const { invoke } = pageActions(page);
  await page.getByLabel('Source text', { exact: true }).fill('Please bring the contract.');
  await page.getByRole('button', { name: 'Edit' }).and(page.locator(':enabled')).waitFor();
  await invoke('options');
  const panes = page.locator('.text-screen > .panes');
  const result = page.locator('.targets .result');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const isWideRail of [false, true]) {
      if (isWideRail) await invoke('toggle-rail');
      await drawn(page);
      const where = `${size.width} px, rail ${isWideRail ? 'toggled' : 'as usual'}`;
      expect
        .soft(await panes.evaluate((one) => one.scrollWidth - one.clientWidth), where)
        .toBeLessThanOrEqual(0);
      const box = await result.boundingBox();
      expect.soft(box?.width, where).toBeGreaterThan(230);
      expect.soft(box?.height, where).toBeGreaterThan(60);
      await expect.soft(result.getByText('Bitte bringen').first(), where).toBeInViewport();
      if (isWideRail) await invoke('toggle-rail');
    }
  }
});

test('an icon has the size that its component gives it, whichever style sheet is read first', async ({
  page,
  built,
}) => {
  await page.goto(built.address());
  const icon = page.locator('.status-button > svg').first();
  await expect(icon).toHaveCSS('width', '12px');
  // The general rules are read last, as another order of the sheets would have it.
  await page.evaluate(() => {
    const general = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule.cssText.includes('svg.lucide'));
    const last = document.head.appendChild(document.createElement('style'));
    last.textContent = general.map(({ cssText }) => cssText).join('\n');
  });
  await expect(icon).toHaveCSS('width', '12px');
});
