import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MailService } from '../../mail/index.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { buildGuestMailKey } from './saved-search-mails.service.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

/** Saved searches of a person: of the account and of a confirmed mailbox. */
@Injectable()
export class SavedSearchPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'saved_searches';

  constructor(
    private readonly em: EntityManager,
    private readonly searches: SavedSearchRepository,
    private readonly mails: MailService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export(person: Person): Promise<unknown> {
    return (await this.listByPerson(person)).map(
      ({ id, email, name, filter, frequency, state, createdAt }) => ({
        id,
        email,
        name,
        filter,
        frequency,
        state,
        created_at: createdAt,
      }),
    );
  }

  async erase(person: Person): Promise<void> {
    const searches = await this.listByPerson(person);
    searches.forEach((search) => {
      this.searches.remove(search);
    });
    await this.em.flush();
    await this.mails.anonymizeByKeyPrefix(searches.map(({ id }) => buildGuestMailKey(id, '')));
  }

  private listByPerson({ userId, email, ownsEmail }: Person): Promise<SavedSearch[]> {
    return this.searches.listByPerson(userId, ownsEmail ? email : null);
  }
}
