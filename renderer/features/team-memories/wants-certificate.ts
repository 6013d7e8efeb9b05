import type { Team } from '../../../preload/contract/team-memories.ts';

/** Whether a team is logged into with a client certificate, or its server asks for one. */
export const wantsCertificate = ({ certificate, state }: Team): boolean =>
  certificate !== null || (state.kind === 'offline' && state.reason === 'client-missing');
