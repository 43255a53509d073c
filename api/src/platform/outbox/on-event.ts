import type { EventDefinition } from './define-event.ts';

/** Context of a listener run; `id` is stable over retries. */
export type EventRun = { readonly id: string; readonly attempt: number; readonly isLastAttempt: boolean };
export type ListenerMark = { readonly event: string; readonly listener: string; readonly priority: number };

export const EVENT_LISTENER = 'prostora:event-listener';

/**
 * Marks a provider method in `x.listeners.ts` that handles an event. Delivery is at least once.
 * @param listener - Name of the listener, unique per event.
 */
export function OnEvent<P extends object>(event: EventDefinition<P>, listener: string) {
  return <M extends (payload: P, run: EventRun) => Promise<void>>(
    target: object,
    key: string | symbol,
    _method: TypedPropertyDescriptor<M>,
  ): void => {
    Reflect.defineMetadata(
      EVENT_LISTENER,
      { event: event.name, listener, priority: event.priority } satisfies ListenerMark,
      target,
      key,
    );
  };
}
