import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListPersonalDataProvider } from './waiting-list.personal-data.ts';

/** Enqueued by the trigger of `occupancy_change` when the free time of a space with live entries changes. */
export const offerFreedTime = defineJob<{ space_id: number }>({
  name: 'offer-freed-time',
  queue: 'events',
  concurrency: 2,
  payload: { space_id: 'number' },
});
/** Records what ends by the clock alone: offers, and requests and proposals in slots that people wait for. */
export const settleWaitingLists = defineJob<Record<never, never>>({
  name: 'settle-waiting-lists',
  queue: 'events',
  attempts: 1,
  schedule: { every: 3000 },
  payload: {},
});
export const eraseWaitingEntries = defineJob<Record<never, never>>({
  name: 'forget-waiting-lists',
  queue: 'maintenance',
  schedule: { pattern: '43 3 * * *' },
  payload: {},
});

@Injectable()
export class WaitingListJobs {
  constructor(
    private readonly offers: WaitingListOffersService,
    private readonly personalData: WaitingListPersonalDataProvider,
  ) {}

  @HandlesJob(offerFreedTime)
  async offer({ space_id }: { space_id: number }): Promise<void> {
    await this.offers.offerFreedTime(space_id);
  }

  @HandlesJob(settleWaitingLists)
  async settle(): Promise<void> {
    await this.offers.settleDue();
  }

  @HandlesJob(eraseWaitingEntries)
  async erase(): Promise<void> {
    await this.personalData.eraseOld();
  }
}
