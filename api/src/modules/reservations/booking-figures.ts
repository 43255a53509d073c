import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { DomainError } from '../../platform/errors/index.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

/** Counts bookings by outcome and reason. Labels carry no personal data. */
@Injectable()
export class BookingFigures {
  private readonly outcomes: Counter<'outcome' | 'reason'>;

  constructor(metrics: Metrics) {
    this.outcomes = metrics.counter('reservations_total', 'Attempts to book, by outcome and reason', [
      'outcome',
      'reason',
    ]);
    for (const reason of ['INTERNAL', 'UNAVAILABLE']) this.outcomes.inc({ outcome: 'failed', reason }, 0);
  }

  /** Runs the booking and counts its outcome. */
  async of<T>(booking: () => Promise<T>): Promise<T> {
    try {
      const made = await booking();
      this.outcomes.inc({ outcome: 'made', reason: '' });
      return made;
    } catch (error) {
      const isRefusal = error instanceof DomainError && error.kind !== 'unavailable';
      this.outcomes.inc({
        outcome: isRefusal ? 'refused' : 'failed',
        reason: error instanceof DomainError ? error.code : 'INTERNAL',
      });
      throw error;
    }
  }
}
