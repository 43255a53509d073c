import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../platform/privacy/index.ts';
import { AvailabilityRepository } from './availability.repository.ts';

/** Reasons of blocked time; they may name people. */
@Injectable()
export class AvailabilityPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'blocked_slots';

  constructor(
    private readonly repository: AvailabilityRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const blocks = customerId === null ? [] : await this.repository.listBlocksByCustomer(customerId);
    return blocks.map(({ space, startsAt, endsAt, reason, privateReason }) => ({
      space_id: space.id,
      start_datetime: startsAt,
      end_datetime: endsAt,
      reason,
      private_reason: privateReason,
    }));
  }

  async erase({ customerId }: Person): Promise<void> {
    if (customerId !== null) await this.repository.removeReasonsByCustomer(customerId);
  }
}
