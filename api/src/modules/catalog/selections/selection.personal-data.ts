import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { SelectionRepository } from './selection.repository.ts';

/**
 * Names of people who voted, deleted after 60 days. They are tied to no account and no mailbox: nothing shows that a
 * vote is a person's, so that it is not exported; an erasure removes equal names.
 */
@Injectable()
export class SelectionsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'selections';

  constructor(
    private readonly selections: SelectionRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  export(): Promise<unknown> {
    return Promise.resolve([]);
  }

  async erase({ names = [] }: Person): Promise<void> {
    await this.selections.anonymizeVotes(names);
  }
}
