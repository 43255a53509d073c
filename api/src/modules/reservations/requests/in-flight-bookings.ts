/** Counts the bookings in progress per space within this process. */
export class InFlightBookings {
  private readonly counts = new Map<number, number>();

  /** Runs `work` with the number of bookings of the space already in progress. */
  async run<T>(spaceId: number, work: (others: number) => Promise<T>): Promise<T> {
    const others = this.counts.get(spaceId) ?? 0;
    this.counts.set(spaceId, others + 1);
    try {
      return await work(others);
    } finally {
      const remaining = (this.counts.get(spaceId) ?? 1) - 1;
      if (remaining > 0) this.counts.set(spaceId, remaining);
      else this.counts.delete(spaceId);
    }
  }
}
