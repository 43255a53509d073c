import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { ReservationAnonymizationService } from './reservation-anonymization.service.ts';
import { ReservationRemindersService } from '../mails/reservation-reminders.service.ts';

export const sendReservationReminders = defineJob<Record<never, never>>({
  name: 'remind-of-reservations',
  queue: 'maintenance',
  schedule: { every: 10 * 60_000 },
  payload: {},
});
export const sendDayPlans = defineJob<Record<never, never>>({
  name: 'send-day-plans',
  queue: 'maintenance',
  schedule: { pattern: '*/10 17-23 * * *' },
  payload: {},
});
export const anonymizeGuests = defineJob<Record<never, never>>({
  name: 'forget-guests',
  queue: 'maintenance',
  schedule: { pattern: '47 3 * * *' },
  payload: {},
});

@Injectable()
export class ReservationJobs {
  constructor(
    private readonly reminders: ReservationRemindersService,
    private readonly anonymization: ReservationAnonymizationService,
  ) {}

  @HandlesJob(sendReservationReminders)
  async remind(): Promise<void> {
    await this.reminders.remindGuests();
    await this.reminders.remindOwners();
    await this.reminders.remindOfOptions();
  }

  @HandlesJob(sendDayPlans)
  async sendDayPlans(): Promise<void> {
    await this.reminders.sendDayPlans();
  }

  @HandlesJob(anonymizeGuests)
  async anonymize(): Promise<void> {
    await this.anonymization.anonymizeEnded();
  }
}
