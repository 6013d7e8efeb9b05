import type { ActionRow } from '../action-row.ts';

const usage = { group: 'usage' } as const;
const settings = { group: 'settings' } as const;

/** Usage and settings. Their tabs and sections can be gone to from everywhere. */
export const ACCOUNT = {
  'usage-period': { name: 'action.usage-period', ...usage },
  'usage-report': { name: 'action.usage-report', ...usage },
  'usage-tags': { name: 'action.usage-tags', ...usage },
  'usage-keys': { name: 'action.usage-keys', ...usage },
  'usage-budgets': { name: 'action.usage-budgets', ...usage },
  'usage-reconcile': { name: 'action.usage-reconcile', ...usage },
  'usage-refresh': { name: 'action.usage-refresh', ...usage, on: 'usage', via: 'usage-period' },
  'report-read': { name: 'action.report-read', ...usage, on: 'usage', via: 'usage-report' },
  'report-export': {
    name: 'action.report-export',
    ...usage,
    on: 'usage',
    via: 'usage-report',
    keywords: 'action.export.also',
  },
  'key-new': { name: 'action.key-new', ...usage, on: 'usage', via: 'usage-keys' },
  'keys-refresh': { name: 'action.keys-refresh', ...usage, on: 'usage', via: 'usage-keys' },
  'budget-new': { name: 'action.budget-new', ...usage, on: 'usage', via: 'usage-budgets' },

  'settings-connections': { name: 'action.settings-connections', ...settings },
  'settings-projects': { name: 'action.settings-projects', ...settings },
  'settings-appearance': { name: 'action.settings-appearance', ...settings },
  'settings-shortcuts': {
    name: 'action.settings-shortcuts',
    ...settings,
    keywords: 'action.settings-shortcuts.also',
  },
  'settings-typing': { name: 'action.settings-typing', ...settings },
  'settings-quick': { name: 'action.settings-quick', ...settings },
  'settings-background': { name: 'action.settings-background', ...settings },
  'settings-documents': { name: 'action.settings-documents', ...settings },
  'settings-voice': { name: 'action.settings-voice', ...settings },
  'settings-privacy': { name: 'action.settings-privacy', ...settings },
  'settings-requests': { name: 'action.settings-requests', ...settings },
  'settings-support': { name: 'action.settings-support', ...settings },
  'settings-about': { name: 'action.settings-about', ...settings },
  'connection-add': {
    name: 'action.connection-add',
    ...settings,
    on: 'settings',
    via: 'settings-connections',
    keywords: 'action.connection-add.also',
  },
  'connection-try': {
    name: 'action.connection-try',
    ...settings,
    on: 'settings',
    via: 'settings-connections',
  },
  'project-add': {
    name: 'action.project-add',
    ...settings,
    on: 'settings',
    via: 'settings-projects',
  },
  'shortcuts-reset': {
    name: 'action.shortcuts-reset',
    ...settings,
    on: 'settings',
    via: 'settings-shortcuts',
  },
  wipe: {
    name: 'action.wipe',
    ...settings,
    on: 'settings',
    via: 'settings-privacy',
    keywords: 'action.wipe.also',
  },
  'support-bundle': {
    name: 'action.support-bundle',
    ...settings,
    on: 'settings',
    via: 'settings-support',
  },
} as const satisfies Record<string, ActionRow>;
