/** A file made in main that the page lets a person save. */
export interface ExportedFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}
