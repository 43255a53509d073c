import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { FavouriteRepository } from './favourite.repository.ts';

/** Favourite spaces of a person. */
@Injectable()
export class FavouritesPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'favourites';

  constructor(
    private readonly favourites: FavouriteRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    return userId === null ? [] : this.favourites.listByUser(userId);
  }

  async erase({ userId }: Person): Promise<void> {
    if (userId !== null) await this.favourites.removeAllByUser(userId);
  }
}
