import { spawnSync } from 'node:child_process';

/** Looks a few queries up in the toolkit's own database, after telling it the statistics it lacks. */
const PROGRAM = `
import json, os, sys, tempfile, time
from translate.storage import tmdb
given = json.load(sys.stdin)
path = os.path.join(tempfile.mkdtemp(), 'peer.db')
db = tmdb.TMDB(path, max_candidates=10, min_similarity=60, max_length=1000)
for number, text in enumerate(given['segments']):
    db.add_dict({'source': text, 'target': text, 'context': ''}, 'en', 'de', commit=False)
db.connection.commit()
db.cursor.execute('ANALYZE')
times = []
for query in given['queries']:
    began = time.time()
    try:
        db.translate_unit(query, 'en', 'de')
    except Exception:
        pass
    times.append((time.time() - began) * 1000)
print(json.dumps(times))
`;

/** Milliseconds of each query; null where the toolkit is not installed or does not run. */
export function timeTranslateToolkit(
  segments: readonly string[],
  queries: readonly string[],
): number[] | null {
  const run = spawnSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify({ segments, queries }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 600_000,
  });
  if (run.status !== 0) return null;
  return JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '[]') as number[];
}
