import { FeatureFailure, failureOf } from './feature-failure.ts';

/** How the built-in service is reached while one process of it lives. */
export interface BuiltInPorts<Running extends { readonly gone: AbortSignal }, Client> {
  /** Rejects with offline-service-down. */
  readonly builtIn: (signal: AbortSignal) => Promise<Running>;
  readonly builtInClient: (running: Running) => Client;
}

/** Most of its calls are safe to repeat: they change nothing but a count. */
const ATTEMPTS = 2;

/**
 * Makes a call of the built-in service; when it dies meanwhile, once more on its successor, unless
 * it must be made `once`. A call that no process of it answered ends as offline-service-down.
 */
export async function callBuiltIn<Running extends { readonly gone: AbortSignal }, Client, T>(
  ports: BuiltInPorts<Running, Client>,
  signal: AbortSignal,
  run: (client: Client, signal: AbortSignal) => Promise<T>,
  repeating?: 'once',
): Promise<T> {
  const attempts = repeating === 'once' ? 1 : ATTEMPTS;
  for (let attempt = 1; ; attempt += 1) {
    const running = await ports.builtIn(signal);
    const either = AbortSignal.any([signal, running.gone]);
    try {
      return await run(ports.builtInClient(running), either);
    } catch (error) {
      const isItself = signal.aborted || !(running.gone.aborted || isLost(error));
      if (isItself) throw error;
      if (attempt >= attempts) throw new FeatureFailure({ code: 'offline-service-down' });
    }
  }
}

function isLost(error: unknown): boolean {
  return failureOf(error)?.code === 'unreachable';
}
