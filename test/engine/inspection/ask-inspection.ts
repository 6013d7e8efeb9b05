import { inspectionHandlers } from '../../../main/engine/inspection/handlers.ts';
import { inspectionRoutes } from '../../../main/engine/inspection/routes.ts';
import type {
  InspectionAnswer,
  InspectionInput,
  InspectionRoutes,
} from '../../../main/engine/inspection/routes.ts';

/** Does in this process what the inspection program is asked for. */
export async function askInspection<K extends keyof InspectionRoutes>(
  route: K,
  input: InspectionInput<K>,
): Promise<InspectionAnswer<K>> {
  const handler = inspectionHandlers[route] as (
    input: InspectionInput<K>,
    call: { readonly signal: AbortSignal },
  ) => Promise<InspectionAnswer<K>>;
  const { signal } = new AbortController();
  return handler(inspectionRoutes[route].input.parse(input) as InspectionInput<K>, { signal });
}
