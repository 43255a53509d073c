import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';

export const expireReservations = defineJob<Record<never, never>>({
  name: 'end-lapsed-reservations',
  queue: 'maintenance',
  schedule: { every: 5 * 60_000 },
  payload: {},
});

@Injectable()
export class ReservationExpiryJobs {
  constructor(private readonly expiry: ReservationExpiryService) {}

  @HandlesJob(expireReservations)
  async expire(): Promise<void> {
    await this.expiry.expireAll();
    await this.expiry.expireProposals();
  }
}
