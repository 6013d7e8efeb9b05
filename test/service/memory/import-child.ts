/** Imports a file into a database and, when so many units are in it, dies as by `kill -9`. */
import { DatabaseSync } from 'node:sqlite';
import { importFile } from '../../../main/engine/memory/exchange/import-file.ts';

const [database = '', file = '', memory = '', killAt = ''] = process.argv.slice(2);
await importFile(
  new DatabaseSync(database, { timeout: 5000 }),
  {
    file,
    format: null,
    source: null,
    targets: null,
    skipsRepeated: true,
    memory: memory === '' ? { name: 'New' } : { id: memory },
  },
  ({ units }) => {
    if (killAt !== '' && units >= Number(killAt)) process.kill(process.pid, 'SIGKILL');
  },
  new AbortController().signal,
);
