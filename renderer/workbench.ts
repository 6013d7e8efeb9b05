import { createContext, useContext } from 'react';
import type { Desk } from '../preload/contract/api.ts';
import type { ConnectionsStore } from './connections/store.ts';
import type { CustomizationsStore } from './customizations/store.ts';
import type { LanguagesStore } from './languages/store.ts';
import type { MemoriesStore } from './memories/store.ts';
import type { SettingsStore } from './settings/store.ts';
import type { TextStore } from './text/text-store.ts';
import type { UsageStore } from './usage/store.ts';

/** The stores of the page, one per domain; `main.tsx` makes them. */
export interface Stores {
  readonly settings: SettingsStore;
  readonly connections: ConnectionsStore;
  readonly languages: LanguagesStore;
  readonly usage: UsageStore;
  readonly memories: MemoriesStore;
  readonly customizations: CustomizationsStore;
  readonly text: TextStore;
}

/** What components get from the composing file. */
export interface Workbench {
  readonly desk: Desk;
  readonly stores: Stores;
}

export const WorkbenchContext = createContext<Workbench | null>(null);

function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (workbench === null) throw new Error('No workbench: render inside WorkbenchContext');
  return workbench;
}

export function useStores(): Stores {
  return useWorkbench().stores;
}

export function useDesk(): Desk {
  return useWorkbench().desk;
}
