import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobRegistry, ProviderMethodRegistry, type JobDefinition } from '../queue/index.ts';
import { EVENT_LISTENER, type ListenerMark } from './on-event.ts';

/** A listener, run as a job of the queue `events`. */
export type Listener = { readonly name: string; readonly job: JobDefinition<unknown> };

/** Listeners by event; each becomes a job of its own, so that a failing listener never repeats another. */
@Injectable()
export class ListenerRegistry implements OnApplicationBootstrap {
  private readonly listeners = new Map<string, Listener[]>();

  constructor(
    private readonly methods: ProviderMethodRegistry,
    private readonly jobs: JobRegistry,
  ) {}

  onApplicationBootstrap(): void {
    for (const { mark, where, call } of this.methods.listDecorated<ListenerMark>(EVENT_LISTENER)) {
      const job = toListenerJob(mark);
      this.jobs.register({ job, where, handle: call });
      this.listeners.set(mark.event, [
        ...(this.listeners.get(mark.event) ?? []),
        { name: mark.listener, job },
      ]);
    }
  }

  listFor(event: string): readonly Listener[] {
    return this.listeners.get(event) ?? [];
  }

  /** Names of the events with a listener. */
  listEventNames(): readonly string[] {
    return [...this.listeners.keys()];
  }
}

const toListenerJob = ({ event, listener, priority }: ListenerMark): JobDefinition<unknown> => ({
  name: `${event}/${listener}`,
  queue: 'events',
  attempts: 8,
  backoffMs: 1000,
  concurrency: 5,
  schedule: null,
  priority: () => priority,
  read: (payload) => payload,
});
