import { hash } from 'node:crypto';

/** The namespace of our names as RFC 9562 asks for one: any 16 bytes that nobody else uses. */
const NAMESPACE = 'dragoman shipped';

/**
 * The UUID (version 5) of something that ships with the program: always the same for the same name.
 * @param name such as `memory office.tsv`
 */
export function shippedId(name: string): string {
  const bytes = hash('sha1', `${NAMESPACE} ${name}`, 'buffer').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
