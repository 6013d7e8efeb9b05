import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/i18n.ts';
import type { ScreenId } from './actions/action-row.ts';
import type { ActionRows } from './actions/table.ts';
import type { StoreDefinition } from './stores.ts';

/** The groups of the rail, from top to bottom; the last one is always in sight. */
export const SCREEN_GROUPS = ['translate', 'resources', 'activity', 'foot'] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** A screen. Its name is the message `frame.<id>`, the action that goes to it `go-<id>`. */
export interface Screen {
  readonly id: ScreenId;
  /** Where the rail has it; one without a group is gone to from other screens and from the palette. */
  readonly group?: ScreenGroup;
  readonly icon: LucideIcon;
  /** Goes to it; `Mod` is Ctrl, or Command on macOS. */
  readonly shortcut: string;
  /** Other words that a person may look for it by. */
  readonly keywords?: MessageKey;
  /** Reads its code when it is first gone to; the screen of the start is there already. */
  readonly load?: () => Promise<ComponentType>;
}

/** What a feature adds to the page. */
export interface Feature {
  readonly id: string;
  readonly screen?: Screen;
  /** What it offers to the palette, the menu and the shortcuts; its screens say when. */
  readonly actions?: ActionRows;
  /** The store that mirrors main although nobody has been on its screen yet. */
  readonly followed?: () => Promise<StoreDefinition<unknown>>;
}

/** Defines a feature; `renderer/app/registry.ts` lists it. */
export const defineFeature = (feature: Feature): Feature => feature;
