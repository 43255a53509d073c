import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { dealNotFound } from '../deal.errors.ts';
import { DealLinksService } from '../deal-links.service.ts';
import type { DealRecord } from '../deal.repository.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import { DealStepsService } from '../steps/deal-steps.service.ts';

/** The guest, by the token of the link to the offer or to a reservation. */
export type DealGuestKey = { readonly id: number; readonly token: string };

/** Deals as their guests open them. */
@Injectable()
export class GuestDealAccessService {
  constructor(
    private readonly steps: DealStepsService,
    private readonly links: DealLinksService,
  ) {}

  /** @throws DomainError NOTFOUND for a wrong token */
  get({ id, token }: DealGuestKey): Promise<DealWithSummary> {
    return this.steps.get(id, this.toAuthorization(token));
  }

  /** As `DealStepsService.run`. */
  run(
    actor: Actor,
    { id, token }: DealGuestKey,
    step: (deal: DealWithSummary) => Promise<void>,
  ): Promise<DealWithSummary> {
    return this.steps.run(actor, id, 'guest', { authorize: this.toAuthorization(token), step });
  }

  private toAuthorization(token: string): (record: DealRecord) => void {
    return (record) => {
      if (!this.links.matches(record, token)) throw dealNotFound();
    };
  }
}
