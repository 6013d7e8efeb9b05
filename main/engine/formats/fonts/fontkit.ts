import fontkit from '@pdf-lib/fontkit';

/** How far a generator that was compiled to a table of steps has come. */
interface Progress {
  prev: number | string;
  next: number | string;
  isDone: boolean;
  stop(): undefined;
}

/**
 * The library was compiled for engines without generators, and shaping of Indic and Khmer scripts
 * asks for a global that its package does not bring along.
 */
const regeneratorRuntime = {
  mark: <T>(make: T): T => make,
  wrap: (step: (progress: Progress) => unknown) => {
    const progress: Progress = {
      prev: 0,
      next: 0,
      isDone: false,
      stop() {
        this.isDone = true;
        return undefined;
      },
    };
    return {
      next: () => {
        const value = progress.isDone ? undefined : step(progress);
        return progress.isDone ? { value: undefined, done: true } : { value, done: false };
      },
    };
  },
};

if (!('regeneratorRuntime' in globalThis)) Object.assign(globalThis, { regeneratorRuntime });

export { fontkit };
