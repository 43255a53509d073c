import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { WaitingListLinksService } from './waiting-list-links.service.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListRepository, type EntryKeys, type EntryWithSpace } from './waiting-list.repository.ts';
import { waitingStateAt } from './waiting-list.states.ts';
import type { WaitingState } from '@prostora/contracts';

/** An entry in its effective state. */
export type EntryWithPosition = {
  readonly entry: EntryWithSpace;
  readonly state: WaitingState;
  /** Among the live entries of the space for overlapping slots; null when the entry is not live. */
  readonly position: number | null;
  /** Path of the guest's page of the reservation that was taken. */
  readonly reservationPath: string | null;
};

/** Reads of waiting lists. Ended offers are recorded first, so that a stopped worker delays none. */
@Injectable()
export class WaitingListViewsService {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly links: WaitingListLinksService,
    private readonly offers: WaitingListOffersService,
    private readonly reservationLinks: ReservationLinksService,
    private readonly clock: Clock,
  ) {}

  /**
   * For the guest when a token is given, else for a host.
   * @throws DomainError NOTFOUND also for a token of another entry, FORBIDDEN to a member of the team that may not write
   */
  async authorize(actor: Actor, id: number, token: string | null): Promise<EntryKeys> {
    const keys = await this.entries.findKeys(id);
    if (!keys) throw reservationNotFound();
    if (token === null) assertMayHost(actor, keys, 'write');
    else if (!this.links.matches(keys, token)) throw reservationNotFound();
    return keys;
  }

  /** The entry of the guest's link. */
  async find(actor: Actor, id: number, token: string): Promise<EntryWithPosition> {
    const { spaceId } = await this.authorize(actor, id, token);
    await this.offers.settleDue(spaceId);
    const entry = await this.entries.findById(id);
    if (!entry) throw reservationNotFound();
    return this.place(entry);
  }

  /** Live entries of the spaces that the actor hosts, or of one of them, by slot and order. */
  async list(actor: Actor, spaceId: number | null): Promise<EntryWithPosition[]> {
    const { customerId } = actor;
    if (customerId === null) return [];
    await this.offers.settleDue(spaceId);
    const all = await this.entries.listLiveOfCustomer(customerId, spaceId);
    const entries = all.filter(({ space }) => mayHost(actor, toOwnedSpaceRef(space), 'view'));
    const positions = await this.entries.findPositions(entries.map(({ id }) => id));
    return entries.map((entry) => this.toPlaced(entry, positions));
  }

  async place(entry: EntryWithSpace): Promise<EntryWithPosition> {
    return this.toPlaced(entry, await this.entries.findPositions([entry.id]));
  }

  private toPlaced(entry: EntryWithSpace, positions: ReadonlyMap<number, number>): EntryWithPosition {
    const { reservation } = entry;
    const isTaken = entry.state === 'taken' && reservation !== null;
    return {
      entry,
      state: waitingStateAt(entry, this.clock.now()),
      position: positions.get(entry.id) ?? null,
      reservationPath: isTaken ? this.reservationLinks.buildPath(reservation) : null,
    };
  }
}
