import { Injectable } from '@nestjs/common';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { AvailabilityRepository } from './availability.repository.ts';

/** Reasons of blocked time; they may name people. */
@Injectable()
export class AvailabilityPersonalData implements PersonalDataKeeper {
  readonly name = 'blocked_slots';

  constructor(
    private readonly times: AvailabilityRepository,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const blocks = customerId === null ? [] : await this.times.listBlocksOfCustomer(customerId);
    return blocks.map(({ space, startsAt, endsAt, reason, privateReason }) => ({
      space_id: space.id,
      start_datetime: startsAt,
      end_datetime: endsAt,
      reason,
      private_reason: privateReason,
    }));
  }

  async erase({ customerId }: Person): Promise<void> {
    if (customerId !== null) await this.times.removeReasonsOfCustomer(customerId);
  }
}
