import type { EventDefinition } from './define-event.ts';

/** What a listener may know of the event besides its payload; `id` is the same in every repetition. */
export type EventRun = { readonly id: string; readonly attempt: number; readonly isLastAttempt: boolean };
export type ListenerMark = { readonly event: string; readonly listener: string; readonly priority: number };

export const EVENT_LISTENER = 'prostora:event-listener';

/** Marks the method of a provider in `x.listeners.ts` that reacts to an event. It may be called more than once for one event. */
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
