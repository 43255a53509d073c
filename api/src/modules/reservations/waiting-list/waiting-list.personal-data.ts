import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { ReservationAnonymizationService } from '../privacy/reservation-anonymization.service.ts';
import { MailService } from '../../mail/index.ts';
import { WaitingListHoldsService } from './waiting-list-holds.service.ts';
import { waitingMailKeyPrefix } from './waiting-list-mails.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { formatSpaceName } from '../../spaces/index.ts';

/** Days after which a closed entry, or one whose e-mail address was never confirmed, is erased. */
const RETENTION_DAYS = { closed: 30, unconfirmed: 2 };

/** Waiting lists of an owner's spaces, and entries under the person's confirmed e-mail address. */
@Injectable()
export class WaitingListPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'waiting_list';

  constructor(
    private readonly entries: WaitingListRepository,
    private readonly unit: UnitOfWork,
    private readonly holds: WaitingListHoldsService,
    private readonly anonymization: ReservationAnonymizationService,
    private readonly mails: MailService,
    private readonly clock: Clock,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  /** An owner's export excludes the personal data of guests. */
  async export({ customerId, email, ownsEmail }: Person): Promise<unknown> {
    const received = customerId === null ? [] : await this.entries.listOfCustomer(customerId);
    const made = ownsEmail ? await this.entries.listByEmail(email) : [];
    return {
      received: received.map(toExport),
      made: made.map((entry) => ({
        ...toExport(entry),
        name: entry.name,
        email: entry.email,
        phone: entry.phone,
        mail_proved_at: entry.emailConfirmedAt,
      })),
    };
  }

  /** With the addresses in the mail log. Offered slots are released; the next entries get them. */
  async erase({ customerId, email, ownsEmail }: Person): Promise<void> {
    const received = customerId === null ? [] : await this.entries.listOfCustomer(customerId);
    const made = ownsEmail ? await this.entries.listByEmail(email) : [];
    const entries = [...received, ...made];
    for (const entry of entries) await this.holds.release({ userId: null }, entry, 'guest');
    await this.entries.anonymizeLapses(entries.map((entry) => entry.email));
    const ids = await this.entries.deleteByIds(entries.map(({ id }) => id));
    await this.mails.anonymizeByKeyPrefix(ids.map(waitingMailKeyPrefix));
    if (customerId !== null) await this.anonymization.anonymizeByCustomer(customerId);
    if (ownsEmail) await this.anonymization.anonymizeByGuest(email);
  }

  /**
   * Erases entries past their retention, one transaction per batch, with the reservations that held untaken offers, and
   * lapses of slots that are over.
   */
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

  async listNames({ email, ownsEmail }: Person): Promise<string[]> {
    return ownsEmail ? (await this.entries.listByEmail(email)).map(({ name }) => name) : [];
  }
}

const toExport = ({
  id,
  space,
  state,
  startsAt,
  endsAt,
  guests,
  offeredUntil,
  createdAt,
  closedAt,
}: EntryWithSpace) => ({
  id,
  space: formatSpaceName(space),
  state,
  start_datetime: startsAt,
  end_datetime: endsAt,
  number_of_guests: guests,
  offered_until: offeredUntil,
  created_at: createdAt,
  closed_at: closedAt,
});
