/** The person's other programs; each answers whether it could be done. */
export interface OpenFiles {
  /** Opens a file in the program that the system has for it. */
  open(path: string): Promise<boolean>;
  /** Opens the folder of a file in the file manager, with the file marked where it can do that. */
  show(path: string): Promise<boolean>;
}
