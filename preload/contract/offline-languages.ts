import { z } from 'zod';
import type { Failure } from './failure.ts';
import { ask, nothing, settling, watch } from './route.ts';

/** What a pack gives a language offline, in the order of the table. */
export const ABILITIES = ['translate', 'recognise', 'speak', 'spell', 'read'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Name of a pack, and of its folder. */
export const PackId = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/);

/** Where a pack stands. */
export type PackState =
  | { readonly kind: 'available' }
  /** Others are being installed first. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'installing';
      readonly phase: 'preparing' | 'downloading' | 'checking';
      /** Bytes that have come in. */
      readonly done: number;
      /** null: not known yet. */
      readonly total: number | null;
      readonly secondsLeft: number | null;
    }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready' };

/** A pack that is offered or installed. */
export interface Pack {
  readonly id: string;
  readonly ability: Ability;
  /** Languages of a pack that does not translate; the two of one that does. */
  readonly languages: readonly string[];
  /** Source and target of a pack that translates. */
  readonly pair: { readonly from: string; readonly to: string } | null;
  /** On the disk; null: told by the host when it is installed. */
  readonly bytes: number | null;
  /** About as many, where `bytes` is not known; null: not known either. */
  readonly about: number | null;
  /** Speech whose words come only once a speaker pauses. */
  readonly isByPause: boolean;
  /** '': not stated. */
  readonly licence: string;
  readonly origin: string;
  /** Whether it can be downloaded; else it came from a folder or a file. */
  readonly isOffered: boolean;
  readonly state: PackState;
}

/** Why a list of packs is not the one that was asked for. */
export interface CatalogueState {
  /** Host of the list that a setting or the company names; null: the one that ships. */
  readonly host: string | null;
  /** The company's own, which the settings do not change. */
  readonly isManaged: boolean;
  /** Whether its list was read; until then the one that ships is shown. */
  readonly isRead: boolean;
  readonly failure: Failure | null;
}

/** All packs and what they take. */
export interface OfflineLanguages {
  readonly packs: readonly Pack[];
  /** Bytes of what is installed. */
  readonly used: number;
  readonly catalogue: CatalogueState;
}

/** Languages that programs of the system give an ability, by their base codes. */
export type SystemAbilities = Readonly<Record<Exclude<Ability, 'translate'>, readonly string[]>> & {
  /** Directions of installed translation programs, as `en-es`. */
  readonly pairs: readonly string[];
  /** The program that reads images with installed data; its command installs it, null: there is none for the system. */
  readonly tesseract: { readonly isMissing: boolean; readonly command: string | null };
};

const OnePack = z.strictObject({ id: PackId });

export const offlineLanguagesRoutes = {
  'offline-languages.watch': watch(nothing).gives<OfflineLanguages>(),
  /** Looks what programs of the system give. */
  'offline-languages.system': ask(nothing).gives<SystemAbilities>(),
  /** Begins; how it goes is watched. */
  'offline-languages.install': ask(OnePack).gives<null>(),
  'offline-languages.cancel': settling(ask(OnePack).gives<null>()),
  'offline-languages.remove': settling(ask(OnePack).gives<null>()),
  /** Installs what a folder holds, or a zip archive of one: by its path, or handed over. */
  'offline-languages.install-from': settling(
    ask(
      z.union([
        z.strictObject({ path: z.string().trim().min(1).max(4096) }),
        z.strictObject({ ticket: z.string().max(200) }),
      ]),
    ).gives<{ readonly ids: readonly string[] }>(),
  ),
  /** Reads the list of packs that a setting or the company names. */
  'offline-languages.refresh': ask(nothing).gives<null>(),
};
