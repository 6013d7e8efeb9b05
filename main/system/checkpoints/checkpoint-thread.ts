/** A thread that writes logs of databases into their files, which takes a while after large changes. */
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { serveThread } from '../channel/thread.ts';
import { checkpointRoutes } from './routes.ts';

serveThread(checkpointRoutes, {
  checkpoint({ file }) {
    const url = pathToFileURL(file);
    // One that was deleted meanwhile is not made again.
    url.searchParams.set('mode', 'rw');
    const sqlite = new DatabaseSync(url);
    try {
      // Others may go on reading and writing.
      sqlite.exec('PRAGMA wal_checkpoint(PASSIVE)');
      return null;
    } finally {
      sqlite.close();
    }
  },
});
