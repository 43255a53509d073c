import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { ReservationAnonymizationService } from '../privacy/reservation-anonymization.service.ts';
import { WaitingListErasureService } from './waiting-list-erasure.service.ts';
import { WaitingListRepository, type EntryWithSpace } from './waiting-list.repository.ts';
import { formatSpaceName } from '../../spaces/index.ts';

/** Waiting lists of an owner's spaces, and entries under the person's confirmed e-mail address. */
@Injectable()
export class WaitingListPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'waiting_list';

  constructor(
    private readonly entries: WaitingListRepository,
    private readonly erasure: WaitingListErasureService,
    private readonly anonymization: ReservationAnonymizationService,
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

  /** Offered slots are released; the next entries get them. */
  async erase({ customerId, email, ownsEmail }: Person): Promise<void> {
    const received = customerId === null ? [] : await this.entries.listOfCustomer(customerId);
    const made = ownsEmail ? await this.entries.listByEmail(email) : [];
    await this.erasure.erase([...received, ...made]);
    if (customerId !== null) await this.anonymization.anonymizeByCustomer(customerId);
    if (ownsEmail) await this.anonymization.anonymizeByGuest(email);
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
