import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message asks for, apart from its words. */
export interface MessageShape {
  /** Each thing that is filled in, with its kind and style: `count plural`, `n number`. */
  readonly inputs: readonly string[];
  /** `name: option option` of each select, in a fixed order. */
  readonly selects: readonly string[];
  /** The forms that each plural has: `one`, `other`, `=0`. */
  readonly plurals: readonly { readonly name: string; readonly forms: readonly string[] }[];
  /** The words, with ￼ where something is filled in and a line for each option. */
  readonly text: string;
}

/** Stands for what is filled in. */
const FILLED = '\ufffc';

/** Kinds of elements by their number. */
const LITERAL = 0;
const STYLED: Readonly<Record<number, string>> = { 2: 'number', 3: 'date', 4: 'time' };

/** Parses a message as the page does. @throws where it is no ICU message */
export function shapeOf(sentence: string, locale: string): MessageShape {
  const inputs = new Set<string>();
  const selects = new Set<string>();
  const plurals: { name: string; forms: readonly string[] }[] = [];
  let text = '';

  const visitOptions = (options: Readonly<Record<string, { value: readonly Element[] }>>) => {
    for (const option of Object.values(options)) {
      text += '\n';
      visit(option.value);
    }
    text += '\n';
  };
  const visit = (elements: readonly Element[]): void => {
    for (const element of elements) {
      const kind: number = element.type;
      if ('pluralType' in element) {
        const { value, pluralType, offset, options } = element;
        inputs.add(`${value} ${pluralType ?? ''} plural from ${offset}`);
        plurals.push({ name: value, forms: Object.keys(options) });
        visitOptions(options);
      } else if ('options' in element) {
        inputs.add(`${element.value} select`);
        selects.add(`${element.value}: ${Object.keys(element.options).toSorted().join(' ')}`);
        visitOptions(element.options);
      } else if (kind === LITERAL && 'value' in element) {
        text += element.value;
      } else {
        text += FILLED;
        // `#`, the number of a plural, has no name of its own.
        if (!('value' in element)) continue;
        const style =
          'style' in element ? ` ${STYLED[kind] ?? ''} ${JSON.stringify(element.style)}` : '';
        inputs.add(`${element.value}${style}`);
      }
    }
  };
  visit(new IntlMessageFormat(sentence, locale, undefined, { ignoreTag: true }).getAst());
  return {
    inputs: [...inputs].toSorted(),
    selects: [...selects].toSorted(),
    plurals,
    text,
  };
}
