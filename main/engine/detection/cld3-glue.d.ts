/** The part of the compiled module that the adapter in `cld3.ts` uses. */
declare module 'cld3-asm/dist/cjs/lib/node/cld3.js' {
  export interface Cld3Module {
    cwrap(
      name: string,
      returns: 'number' | null,
      takes: readonly 'number'[],
    ): (...args: number[]) => number;
    allocateUTF8(text: string): number;
    UTF8ToString(pointer: number): string;
    getValue(pointer: number, type: 'i8' | 'i32' | 'float' | '*'): number;
    _malloc(size: number): number;
    _free(pointer: number): void;
  }
  const createModule: (options: {
    onRuntimeInitialized: () => void;
    onAbort: (reason: unknown) => void;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }) => Cld3Module;
  export default createModule;
}
