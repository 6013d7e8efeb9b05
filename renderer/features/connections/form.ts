import type { Connection, ConnectionDraft } from '../../../preload/contract/connections.ts';
import { addressProblem, type AddressProblem } from './address.ts';

/** The connection form as it is typed; empty strings are empty fields. */
export interface ConnectionFields {
  readonly kind: 'paid' | 'free' | 'custom';
  readonly name: string;
  readonly address: string;
  readonly keyword: string;
  readonly key: string;
  readonly sourceLanguage: string | null;
  readonly targetLanguage: string | null;
}

/** What keeps the form from being sent, by field. */
export interface FormProblems {
  readonly name?: 'missing' | 'too-long';
  readonly address?: 'missing' | AddressProblem;
  readonly keyword?: 'malformed';
  readonly key?: 'missing' | 'new-address' | 'spaces' | 'too-long';
}

type Problem<Field extends keyof FormProblems> = NonNullable<FormProblems[Field]>;

/** What is odd about a key without keeping it from being tried. */
export type KeyHint = 'looks-free' | 'looks-paid' | 'looks-admin';

export const DEFAULT_KEYWORD = 'Service-Auth-Key';
const MAX_NAME = 80;
const MAX_KEY = 512;
const KEYWORD = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

/** An empty form, or one that holds what main tells of a stored connection. */
export function fieldsOf(stored: Connection | null): ConnectionFields {
  return {
    kind: stored === null || stored.kind === 'offline' ? 'paid' : stored.kind,
    name: stored?.name ?? '',
    address: '',
    keyword: stored?.keyword ?? DEFAULT_KEYWORD,
    key: '',
    sourceLanguage: stored?.sourceLanguage ?? null,
    targetLanguage: stored?.targetLanguage ?? null,
  };
}

/**
 * @param stored the connection that is edited: its address and key stay when their fields are left
 *   empty, but another host asks for the key again, so that a key never goes where it was not meant
 *   to go.
 * @param known the connection whose address a new one takes when its field is left empty
 */
export function formProblems(
  fields: ConnectionFields,
  stored: Connection | null,
  known: Connection | null = null,
): FormProblems {
  const name = nameProblem(fields.name.trim());
  const address = formAddressProblem(fields.address.trim(), stored ?? known);
  const key = keyProblem(fields.key.trim(), fields.address.trim(), stored);
  return {
    ...(name !== null && { name }),
    ...(address !== null && { address }),
    ...(!KEYWORD.test(fields.keyword.trim()) && { keyword: 'malformed' }),
    ...(key !== null && { key }),
  };
}

/** The draft that goes up; call it on a form without problems. */
export function draftOf(
  fields: ConnectionFields,
  stored: Connection | null,
  known: Connection | null = null,
): ConnectionDraft {
  const address = fields.address.trim();
  const key = fields.key.trim();
  return {
    ...(stored !== null && { id: stored.id }),
    name: fields.name.trim(),
    kind: fields.kind,
    ...(address !== '' && { address }),
    ...(address === '' && stored === null && known !== null && { addressOf: known.id }),
    keyword: fields.keyword.trim(),
    ...(key !== '' && { key }),
    sourceLanguage: fields.sourceLanguage,
    targetLanguage: fields.targetLanguage,
  };
}

/**
 * The connection whose address a new one of this kind can take: both tiers have one address for all
 * their keys. Other services have none in common.
 */
export function knownAddress(
  kind: ConnectionFields['kind'],
  connections: readonly Connection[],
): Connection | null {
  if (kind === 'custom') return null;
  return connections.find((one) => one.kind === kind && one.host !== null) ?? null;
}

/** A changed key decides between the two tiers by its ending; a service of one's own stays one. */
export function withKey(fields: ConnectionFields, key: string): ConnectionFields {
  const isFree = key.trim().endsWith(':fx');
  return { ...fields, key, kind: isFree && fields.kind === 'paid' ? 'free' : fields.kind };
}

/** By the endings of the API family: free developer keys end in `:fx`, admin keys in `:adm`. */
export function keyHint(fields: ConnectionFields): KeyHint | null {
  const key = fields.key.trim();
  if (key === '') return null;
  if (key.endsWith(':adm')) return 'looks-admin';
  if (fields.kind === 'paid' && key.endsWith(':fx')) return 'looks-free';
  if (fields.kind === 'free' && !key.endsWith(':fx')) return 'looks-paid';
  return null;
}

function nameProblem(name: string): Problem<'name'> | null {
  if (name === '') return 'missing';
  return name.length > MAX_NAME ? 'too-long' : null;
}

function formAddressProblem(address: string, stored: Connection | null): Problem<'address'> | null {
  if (address !== '') return addressProblem(address);
  return stored === null ? 'missing' : null;
}

function keyProblem(
  key: string,
  address: string,
  stored: Connection | null,
): Problem<'key'> | null {
  if (key === '') {
    if (stored === null || stored.key === 'missing') return 'missing';
    return address === '' || hostOf(address) === stored.host ? null : 'new-address';
  }
  if (/\s/.test(key)) return 'spaces';
  return key.length > MAX_KEY ? 'too-long' : null;
}

function hostOf(address: string): string | null {
  return URL.parse(address)?.host ?? null;
}
