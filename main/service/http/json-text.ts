/** A JSON answer that is written already: a value of very many parts takes long to write. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
