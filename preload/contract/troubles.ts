import { z } from 'zod';

/** Something that went wrong beside what the person does, and what became of it. */
export type Trouble = { readonly id: number } & (
  | { readonly kind: 'restarted'; readonly what: 'offline' | 'memories' }
  | {
      readonly kind: 'set-aside';
      readonly what: 'memories' | 'project';
      /** Name under which the damaged file was kept, in the data folder. */
      readonly backup: string;
      /** Entries or segments that could still be read from it, and are kept again. */
      readonly saved: number;
    }
  /** A database of the offline service. @property saved rows that are kept again */
  | {
      readonly kind: 'replaced';
      readonly what: 'offline';
      readonly backup: string;
      readonly saved: number;
    }
  /** Files that cannot be read. @property backup where they are kept, in the data folder */
  | { readonly kind: 'damaged'; readonly what: 'voice' | 'key'; readonly backup: string }
  /** Data of a newer version, which is left as it is. @property file its name in the data folder */
  | {
      readonly kind: 'newer';
      readonly what: 'memories' | 'project' | 'offline';
      readonly file: string;
    }
);

export const OneTrouble = z.strictObject({ id: z.int() });
