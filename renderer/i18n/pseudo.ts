import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './i18n.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** In the order of `PLAIN`; each is one code unit. */
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁßÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/**
 * A sentence in the pseudo-locale: every letter accented, every vowel twice (a third longer, as
 * German is), brackets around the whole. What is filled in, and by which names, stays as it is.
 */
export function pseudo(sentence: string): string {
  const message = new IntlMessageFormat(sentence, 'en', undefined, {
    ignoreTag: true,
    captureLocation: true,
  });
  let made = '';
  let done = 0;
  for (const [start, end] of literals(message.getAst())) {
    made += sentence.slice(done, start) + accented(sentence.slice(start, end));
    done = end;
  }
  return `[${made}${sentence.slice(done)}]`;
}

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const strange = ACCENTED.charAt(PLAIN.indexOf(letter));
    return /[aeiou]/i.test(letter) ? strange + strange.toLowerCase() : strange;
  });
}

/** Where the words of a message stand, in the order of the text. */
function literals(elements: readonly Element[]): readonly (readonly [number, number])[] {
  return elements.flatMap((element) => {
    if ('options' in element) {
      return Object.values(element.options).flatMap(({ value }) => literals(value));
    }
    const { location } = element;
    const kind: number = element.type;
    return 'value' in element && kind === LITERAL && location
      ? [[location.start.offset, location.end.offset] as const]
      : [];
  });
}

/** The kind of an element that is text and nothing else. */
const LITERAL = 0;

/** Messages in the pseudo-locale, by their keys. */
export function pseudoOf(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, pseudo(message)]),
  );
}
