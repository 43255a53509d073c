import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { SeasonRepository } from './season.repository.ts';

/** Names of seasons; they may name people. */
@Injectable()
export class SeasonPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'seasons';

  constructor(
    private readonly seasons: SeasonRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const seasons = customerId === null ? [] : await this.seasons.listByCustomer(customerId);
    return seasons.map(({ season: { name, fromDay, untilDay } }) => ({
      name,
      from: fromDay,
      until: untilDay,
    }));
  }

  async erase({ customerId }: Person): Promise<void> {
    if (customerId !== null) await this.seasons.removeNamesByCustomer(customerId);
  }
}
