/** What the build makes of a catalogue: what a start can show, the rest, or the message of one key. */
declare module '*.json?part=start' {
  const messages: Readonly<Partial<Record<string, string>>>;
  export default messages;
}
declare module '*.json?part=rest' {
  const messages: Readonly<Partial<Record<string, string>>>;
  export default messages;
}
declare module '*.json?part=frame.closed' {
  const messages: Readonly<Partial<Record<string, string>>>;
  export default messages;
}
