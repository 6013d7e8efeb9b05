/** The package types its other half only. Loading this one registers it where that one looks. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object;
}
