import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** What is wrong with a value, in words for people: `faults[0].count must be at least 1`. */
export function plainIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
  return `${name === '' ? 'the body' : name} ${fault(issue)}`;
}

function fault(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin)}at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin)}at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return 'prefix' in issue
        ? `must begin with "${String(issue.prefix)}"`
        : 'is not as it must be';
    default:
      return 'is not as it must be';
  }
}

const sizeOf = (origin: string): string =>
  origin === 'string' || origin === 'array' ? 'have ' : 'be ';

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' items' : '';
}
