/** Concurrent calls with the same key share one run and its result. */
export class SingleFlight<Key, T> {
  private readonly running = new Map<Key, Promise<T>>();

  run(key: Key, work: () => Promise<T>): Promise<T> {
    const shared = this.running.get(key);
    if (shared) return shared;
    const run = work().finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }
}
