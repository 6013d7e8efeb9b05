import { expect, test } from 'vitest';
import { readSaid } from '../../main/client/said.ts';

const key = 'abcd-key-1234:fx';

test.each([
  ['the service', '{"message":"No.","code":"Invalid_Value","x":1}', 'invalid_value', 'No.'],
  ['message and detail', '{"message":"Bad","detail":"Line 3"}', undefined, 'Bad – Line 3'],
  ['the same twice', '{"message":"Bad","detail":"Bad"}', undefined, 'Bad'],
  ['an edge server', '{"error":{"message":"Bad Gateway.","code":"edge"}}', 'edge', 'Bad Gateway.'],
  ['detail alone', '{"detail":"Only this"}', undefined, 'Only this'],
  ['wrong types', '{"message":7,"code":{},"detail":"Words","error":{}}', undefined, 'Words'],
  ['an error that is a text', '{"error":"No.","code":"A"}', 'a', 'No.'],
  ['a word and its description', '{"error":"denied","error_description":"No."}', undefined, 'No.'],
  ['faults in a list', '{"errors":[{"message":"No.","code":"A"},{}]}', 'a', 'No.'],
  ['a list of faults', '[{"message":"No."}]', undefined, 'No.'],
  ['details in a list', '{"detail":[{"loc":["body"],"msg":"No."}]}', undefined, 'No.'],
  ['problem details', '{"type":"about:blank","title":"No.","status":400}', undefined, 'No.'],
  ['plain text', 'No such thing.\n', undefined, 'No such thing.'],
  ['a JSON text', '"No."', undefined, 'No.'],
  ['a byte order mark', '\ufeff{"message":"No."}', undefined, 'No.'],
  ['nobody', '', undefined, undefined],
  ['an HTML page', '<html><title>502</title></html>', undefined, undefined],
  ['a list', '[1]', undefined, undefined],
  ['null', 'null', undefined, undefined],
  ['broken JSON', '{"message":"No', undefined, undefined],
  ['empty words', '{"message":"  "}', undefined, undefined],
])('understands %s', (_, body, code, words) => {
  expect(readSaid(body, key)).toEqual({ code, words });
});

test('takes the key out of the words, everywhere', () => {
  const body = JSON.stringify({ message: `Key ${key} is unknown`, detail: `(${key})` });
  expect(readSaid(body, key).words).toBe('Key … is unknown – (…)');
});

test('makes one line of the words', () => {
  const body = JSON.stringify({ message: 'a\r\n\tb\u0000\u001b[31mc' });
  expect(readSaid(body, key).words).toBe('a b [31mc');
});

test('shortens long words without breaking a character', () => {
  const said = readSaid(JSON.stringify({ message: 'x'.repeat(498) + '😀'.repeat(50) }), key);
  expect(said.words).toBe(`${'x'.repeat(498)}…`);
});
