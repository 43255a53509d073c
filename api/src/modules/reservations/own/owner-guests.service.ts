import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { OwnBookingRepository, type KnownGuest } from './own-booking.repository.ts';

/** Guests of the owner's reservations. */
@Injectable()
export class OwnerGuestsService {
  constructor(private readonly repository: OwnBookingRepository) {}

  async search({ customerId }: Actor, search: string): Promise<KnownGuest[]> {
    return customerId === null ? [] : this.repository.searchGuests(customerId, search);
  }
}
