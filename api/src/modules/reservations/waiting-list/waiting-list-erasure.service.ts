import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { MailService } from '../../mail/index.ts';
import { ReservationAnonymizationService } from '../privacy/reservation-anonymization.service.ts';
import { SlotHoldsService } from './slot-holds.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { waitingMailKeyPrefix } from './waiting-list-mails.service.ts';

/** Days after which a closed entry, or one whose e-mail address was never confirmed, is erased. */
const RETENTION_DAYS = { closed: 30, unconfirmed: 2 };

/** Erases entries with their addresses in the mail log and the reservations that held untaken offers. */
@Injectable()
export class WaitingListErasureService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly entries: WaitingListRepository,
    private readonly holds: SlotHoldsService,
    private readonly anonymization: ReservationAnonymizationService,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** Entries past their retention, one transaction per batch, and lapses of slots that are over. */
  async eraseOld(): Promise<void> {
    const toPast = (days: number): Date => new Date(this.clock.now().getTime() - days * DAY_MS);
    const [closedBefore, createdBefore] = [toPast(RETENTION_DAYS.closed), toPast(RETENTION_DAYS.unconfirmed)];
    const eraseBatch = async (): Promise<number> => {
      const ids = await this.entries.deleteOld(closedBefore, createdBefore);
      await this.mails.anonymizeByKeyPrefix(ids.map(waitingMailKeyPrefix));
      return ids.length;
    };
    while ((await this.unit.run(eraseBatch)) > 0);
    await this.anonymization.anonymizeUntakenOffers(closedBefore);
    await this.unit.run(() => this.entries.deletePastLapses(this.clock.now()));
  }

  /** Releases offered slots, which the next entries get. Requires a unit of work. */
  async erase(entries: readonly EntryWithSpace[]): Promise<void> {
    for (const entry of entries) await this.holds.release({ userId: null }, entry, 'guest');
    await this.entries.anonymizeLapses(entries.map(({ email }) => email));
    const ids = await this.entries.deleteByIds(entries.map(({ id }) => id));
    await this.mails.anonymizeByKeyPrefix(ids.map(waitingMailKeyPrefix));
  }
}
