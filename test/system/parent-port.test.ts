import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { findParent } from '../../main/system/parent-port.ts';

describe('the parent of a helper process', () => {
  it('is reached through the port of a utility process, whose events carry data', () => {
    const sent: unknown[] = [];
    const port = Object.assign(new EventEmitter(), {
      postMessage: (message: unknown) => void sent.push(message),
    });
    const parent = findParent(Object.assign(new EventEmitter(), { parentPort: port }));
    const got: unknown[] = [];
    parent?.onMessage((message) => got.push(message));
    port.emit('message', { data: { start: 1 } });
    parent?.post({ ready: true });
    expect([got, sent]).toEqual([[{ start: 1 }], [{ ready: true }]]);
  });

  it('is reached through the channel of a fork, which ends with it', () => {
    const sent: unknown[] = [];
    const me = Object.assign(new EventEmitter(), {
      send: (message: unknown) => sent.push(message),
    });
    const parent = findParent(me);
    const got: unknown[] = [];
    parent?.onMessage((message) => got.push(message));
    parent?.onGone(() => got.push('gone'));
    me.emit('message', { start: 1 });
    me.emit('disconnect');
    parent?.post({ ready: true });
    expect([got, sent]).toEqual([[{ start: 1 }, 'gone'], [{ ready: true }]]);
  });

  it('is not there when the program was started by itself', () => {
    expect(findParent(new EventEmitter())).toBeNull();
  });
});
