import type { TeamConnection } from '../../client/team/team-connection.ts';
import { TeamFailure } from '../../client/team/team-failure.ts';
import type { OutboxItem } from '../../engine/memory/replica/replicas.ts';
import type { ReplicaThread } from './catch-up.ts';

const AT_ONCE = 200;

/**
 * Sends what was confirmed here, the oldest first. What the database does not take for its role or its
 * content is kept aside, so that the rest goes on; a connection that breaks leaves everything for the
 * next one, where the tokens keep it from being stored twice.
 */
export async function sendOutbox(
  team: TeamConnection,
  memory: string,
  thread: ReplicaThread,
): Promise<void> {
  for (;;) {
    const items = await thread.read(({ memories }) => memories.outbox(memory, AT_ONCE));
    if (items.length === 0) return;
    await send(team, memory, items, thread);
  }
}

async function send(
  team: TeamConnection,
  memory: string,
  items: readonly OutboxItem[],
  thread: ReplicaThread,
): Promise<void> {
  try {
    const receipts = await team.confirm(memory, items);
    await thread.change(({ memories }) =>
      memories.acceptOutbox(
        memory,
        receipts.map(({ token, unit, changed }) => ({ token, number: unit, changed })),
      ),
    );
  } catch (error) {
    if (!(error instanceof TeamFailure)) throw error;
    if (error.reason === 'unit' && items.length > 1) {
      // One of them is the cause: the others go on their own.
      for (const item of items) await send(team, memory, [item], thread);
      return;
    }
    if (error.reason !== 'unit' && error.reason !== 'rights') throw error;
    const tokens = items.map(({ token }) => token);
    await thread.change(({ memories }) => memories.refuseOutbox(memory, tokens, error.reason));
  }
}
