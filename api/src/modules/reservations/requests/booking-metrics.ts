import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { DomainError } from '../../../platform/errors/index.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';

/** Counts bookings by outcome and reason. Labels carry no personal data. */
@Injectable()
export class BookingMetrics {
  private readonly outcomes: Counter<'outcome' | 'reason'>;

  constructor(metrics: Metrics) {
    this.outcomes = metrics.createCounter('reservations_total', 'Attempts to book, by outcome and reason', [
      'outcome',
      'reason',
    ]);
    for (const reason of ['INTERNAL', 'UNAVAILABLE']) this.outcomes.inc({ outcome: 'failed', reason }, 0);
  }

  /** Runs the booking and counts its outcome. */
  async track<T>(booking: () => Promise<T>): Promise<T> {
    try {
      const result = await booking();
      this.outcomes.inc({ outcome: 'made', reason: '' });
      return result;
    } catch (error) {
      const isRejection = error instanceof DomainError && error.kind !== 'unavailable';
      this.outcomes.inc({
        outcome: isRejection ? 'refused' : 'failed',
        reason: error instanceof DomainError ? error.code : 'INTERNAL',
      });
      throw error;
    }
  }
}
