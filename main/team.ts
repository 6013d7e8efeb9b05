/** `npm run team`: the administrator's program with the engine, which signs the units of a database. */
import { runTeamProgram } from './client/team/program.ts';
import { teamSigning } from './client/team/team-signing.ts';
import { createWordReader } from './engine/memory/folded-words.ts';
import { createSegmentSigns } from './engine/memory/server-search/signs.ts';
import { signAll } from './features/team-memories/sign-units.ts';

await runTeamProgram(process.argv.slice(2), async (client) => {
  const team = teamSigning(client);
  const signs = createSegmentSigns(createWordReader());
  for (const memory of await team.memories()) {
    await signAll(team, memory, (sources) => Promise.resolve(sources.map((one) => signs.of(one))));
  }
});
