/** How many bookings of each space this process is busy with. */
export class BookingsUnderWay {
  private readonly counts = new Map<number, number>();

  /** Does a booking of the space; it is told how many others were under way when it came. */
  async of<T>(spaceId: number, work: (others: number) => Promise<T>): Promise<T> {
    const others = this.counts.get(spaceId) ?? 0;
    this.counts.set(spaceId, others + 1);
    try {
      return await work(others);
    } finally {
      const left = (this.counts.get(spaceId) ?? 1) - 1;
      if (left > 0) this.counts.set(spaceId, left);
      else this.counts.delete(spaceId);
    }
  }
}
