import { serveParent } from '../../system/channel/parent.ts';
import { findParent } from '../../system/parent-port.ts';
import { transcriptRoutes } from './routes.ts';
import { writeTranscript } from './write-transcript.ts';

/** Writes one transcript: in a process of its own, since a long Word document takes 100 MB and more. */
serveParent(findParent(process), transcriptRoutes, {
  write: ({ transcript, options }) => writeTranscript(transcript, options),
});
