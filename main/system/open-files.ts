/** What came of handing a file to another program: done, no such file, or nobody took it. */
export type Opened = 'done' | 'gone' | 'failed';

/** The person's other programs. */
export interface OpenFiles {
  /** Opens a file in the program that the system has for it. */
  open(path: string): Promise<Opened>;
  /** Opens the folder of a file in the file manager, with the file marked where it can do that. */
  show(path: string): Promise<Opened>;
}
