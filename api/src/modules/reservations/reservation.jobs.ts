import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { ReservationForgetting } from './reservation-forgetting.service.ts';
import { ReservationReminders } from './reservation-reminders.service.ts';

export const remindOfReservations = defineJob<Record<never, never>>({
  name: 'remind-of-reservations',
  queue: 'maintenance',
  schedule: { every: 10 * 60_000 },
  payload: {},
});
export const forgetGuests = defineJob<Record<never, never>>({
  name: 'forget-guests',
  queue: 'maintenance',
  schedule: { pattern: '47 3 * * *' },
  payload: {},
});

@Injectable()
export class ReservationJobs {
  constructor(
    private readonly reminders: ReservationReminders,
    private readonly forgetting: ReservationForgetting,
  ) {}

  @HandlesJob(remindOfReservations)
  async remind(): Promise<void> {
    await this.reminders.remindGuests();
    await this.reminders.remindOwners();
  }

  @HandlesJob(forgetGuests)
  async forget(): Promise<void> {
    await this.forgetting.forgetOld();
  }
}
