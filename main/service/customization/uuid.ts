const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether the text is a UUID of RFC 9562, in any letter case. */
export const isUuid = (text: string): boolean => UUID.test(text);
