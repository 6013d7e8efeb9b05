/** What the engines use of WebAssembly; the types of Node leave it out. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { readonly initial: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  // oxlint-disable-next-line typescript/no-extraneous-class -- it has no members of its own
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, object>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
