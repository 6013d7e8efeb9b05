import { join } from 'node:path';

/** Where the memories of the person are kept, below the data folder. */
export const localMemoryFile = (data: string): string => join(data, 'local-memories.sqlite');
