import { Injectable } from '@nestjs/common';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { FavouriteRepository } from './favourite.repository.ts';

/** Favourite spaces of a person. */
@Injectable()
export class FavouritesPersonalData implements PersonalDataKeeper {
  readonly name = 'favourites';

  constructor(
    private readonly favourites: FavouriteRepository,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  export({ userId }: Person): Promise<unknown> {
    return this.favourites.ofPerson(userId);
  }

  async erase({ userId }: Person): Promise<void> {
    await this.favourites.forgetPerson(userId);
  }
}
