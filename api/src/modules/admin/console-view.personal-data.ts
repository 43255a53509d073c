import { Injectable } from '@nestjs/common';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { ConsoleViewRepository } from './console-view.repository.ts';

/** Views of the console's lists an operator keeps; what they search for may be a name of somebody too. */
@Injectable()
export class ConsoleViewsPersonalData implements PersonalDataKeeper {
  readonly name = 'console_views';

  constructor(private readonly views: ConsoleViewRepository, personalData: PersonalData) {
    personalData.add(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    const views = await this.views.ofPerson(userId);
    return views.map(({ list, name, query, shared, createdAt }) => ({ list, name, query, shared, created_at: createdAt }));
  }

  /** Shared ones go too: nobody else could change them any more. */
  async erase({ userId }: Person): Promise<void> {
    await this.views.forgetPerson(userId);
  }
}
