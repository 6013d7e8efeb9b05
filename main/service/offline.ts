import { z } from 'zod';
import { DEFAULT_KEYWORD } from './options.ts';
import { findParent } from './parent-port.ts';
import { reportFault } from './report-fault.ts';
import { openService } from './service.ts';

const Start = z.strictObject({ start: z.strictObject({ data: z.string(), assets: z.string() }) });

const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
parent.onGone(() => process.exit(0));
let started = false;
parent.onMessage((message) => {
  const wish = Start.safeParse(message);
  if (!wish.success || started) return;
  started = true;
  openService({
    ...wish.data.start,
    port: 0,
    tier: 'paid',
    keywords: [DEFAULT_KEYWORD],
    faults: [],
    rate: null,
    secrets: 'fresh',
    onFault: reportFault,
  }).then(
    ({ baseUrl, developerKey, adminKey }) =>
      parent.post({ ready: { baseUrl, developerKey, adminKey } }),
    (error: unknown) => {
      parent.post({ failed: { reason: error instanceof Error ? error.message : String(error) } });
    },
  );
});
