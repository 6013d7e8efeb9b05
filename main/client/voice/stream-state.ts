/**
 * Where a stream is.
 *
 * | state        | opened  | dropped      | renewed    | refused | finished | closed |
 * | ------------ | ------- | ------------ | ---------- | ------- | -------- | ------ |
 * | connecting   | open    | waiting      | –          | over    | –        | over   |
 * | open         | –       | waiting      | –          | over    | over     | over   |
 * | waiting      | –       | –            | connecting | over    | –        | over   |
 * | over         | –       | –            | –          | –       | –        | –      |
 *
 * `connecting`: a socket is being opened with a fresh token. `waiting`: there is no socket, and a new
 * token is asked for, again and again. `dropped`: the socket is gone or did not come to be.
 * `renewed`: a new token has come. `refused`: the session cannot go on. `finished`: the end of the
 * stream was told. `closed`: the owner gave it up. A dash leaves the state as it is.
 */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'over';
export type StreamStep = 'opened' | 'dropped' | 'renewed' | 'refused' | 'finished' | 'closed';

const TABLE: Readonly<Record<StreamState, Partial<Record<StreamStep, StreamState>>>> = {
  connecting: { opened: 'open', dropped: 'waiting', refused: 'over', closed: 'over' },
  open: { dropped: 'waiting', refused: 'over', finished: 'over', closed: 'over' },
  waiting: { renewed: 'connecting', refused: 'over', closed: 'over' },
  over: {},
};

export const nextState = (state: StreamState, step: StreamStep): StreamState =>
  TABLE[state][step] ?? state;
