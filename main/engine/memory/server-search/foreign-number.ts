/** Numbers of one memory. */
const ROOM = 2 ** 33;

/** A unit that is not kept here has a number below 0. */
export const foreignNumber = (memoryKey: number, number: number): number =>
  -(memoryKey * ROOM + number);
/** Its number in the team's memory. */
export const teamNumber = (unit: number): number => -unit % ROOM;
