import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { LapsedRequests } from './lapsed-requests.service.ts';

export const endLapsedReservations = defineJob<Record<never, never>>({
  name: 'end-lapsed-reservations',
  queue: 'maintenance',
  schedule: { every: 5 * 60_000 },
  payload: {},
});

@Injectable()
export class ReservationExpiryJobs {
  constructor(private readonly lapsed: LapsedRequests) {}

  @HandlesJob(endLapsedReservations)
  async end(): Promise<void> {
    await this.lapsed.endAll();
    await this.lapsed.expireProposals();
  }
}
