import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MailService } from '../mail/index.ts';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { guestCause } from './saved-search-mails.service.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

/** Saved searches of a person: of the account and of a confirmed mailbox. */
@Injectable()
export class SavedSearchesPersonalData implements PersonalDataKeeper {
  readonly name = 'saved_searches';

  constructor(
    private readonly em: EntityManager,
    private readonly searches: SavedSearchRepository,
    private readonly mails: MailService,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export(person: Person): Promise<unknown> {
    return (await this.of(person)).map(({ id, email, name, filter, frequency, state, createdAt }) => ({
      id,
      email,
      name,
      filter,
      frequency,
      state,
      created_at: createdAt,
    }));
  }

  async erase(person: Person): Promise<void> {
    const searches = await this.of(person);
    searches.forEach((search) => {
      this.searches.remove(search);
    });
    await this.em.flush();
    await this.mails.forgetAbout(searches.map(({ id }) => guestCause(id, '')));
  }

  private of({ userId, email, ownsEmail }: Person): Promise<SavedSearch[]> {
    return this.searches.ofPerson(userId, ownsEmail ? email : null);
  }
}
