import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { MailService } from '../../mail/index.ts';
import { ReservationAnonymizationService } from '../reservation-anonymization.service.ts';
import { waitingMailKeyPrefix } from './waiting-list-mails.service.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Days after which a closed entry, or one whose e-mail address was never confirmed, is erased. */
const RETENTION_DAYS = { closed: 30, unconfirmed: 2 };

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
    private readonly unit: UnitOfWork,
    private readonly entries: WaitingListRepository,
    private readonly offers: WaitingListOffersService,
    private readonly anonymization: ReservationAnonymizationService,
    private readonly mails: MailService,
    private readonly clock: Clock,
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
    const toPast = (days: number): Date => new Date(this.clock.now().getTime() - days * DAY_MS);
    const [closedBefore, createdBefore] = [toPast(RETENTION_DAYS.closed), toPast(RETENTION_DAYS.unconfirmed)];
    const eraseBatch = async (): Promise<number> => {
      const ids = await this.entries.deleteOld(closedBefore, createdBefore);
      await this.mails.anonymizeByKeyPrefix(ids.map(waitingMailKeyPrefix));
      return ids.length;
    };
    while ((await this.unit.run(eraseBatch)) > 0);
    await this.anonymization.anonymizeUntakenOffers(closedBefore);
  }
}
