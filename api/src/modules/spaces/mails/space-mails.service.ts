import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { accountMailKey, MailService, type TemplatedMail } from '../../mail/index.ts';
import { UsersService } from '../../accounts/users/index.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import { buildSpaceUrl, formatSpaceName } from '../space.mapper.ts';
import {
  buildOperatorMail,
  buildOwnerMail,
  operatorSpaceEditedMail,
  type SpaceMailProps,
  type StatusChange,
} from './space-mails.templates.ts';
import { SpaceReviewRepository } from '../reviews/space-review.repository.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';

/** Mails to owners and operators about spaces; each cause makes one mail to each recipient. */
@Injectable()
export class SpaceMailsService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly reviews: SpaceReviewRepository,
    private readonly users: UsersService,
    private readonly tokens: EditTokensService,
    private readonly mails: MailService,
  ) {}

  /** Owners get no mail about their own steps, except the receipt of a request for publication. */
  async notifyOwner(idempotencyKey: string, change: StatusChange): Promise<void> {
    const space = await this.spaces.findById(change.space_id);
    const owner = space?.building.customer.user;
    const templated = space && buildOwnerMail(change, this.toMailProps(space, space.statusReason));
    if (owner?.erasedAt === null && templated)
      await this.mails.enqueue({
        idempotencyKey: accountMailKey(owner.id, idempotencyKey),
        to: owner.email,
        subject: toSubject(space),
        ...templated,
      });
  }

  /** Operators get mails about spaces that wait for approval and about withdrawals. */
  async notifyOperators(idempotencyKey: string, change: StatusChange): Promise<void> {
    const space = await this.spaces.findById(change.space_id);
    const templated = space && buildOperatorMail(change, this.toMailProps(space, space.statusReason));
    if (templated) await this.enqueueToOperators(idempotencyKey, space, templated);
  }

  /** One mail per review; none when it has been closed or removed. */
  async notifyOperatorsOfReview(idempotencyKey: string, reviewId: number): Promise<void> {
    const review = await this.reviews.findWithSpace(reviewId);
    if (!review || review.reviewedAt !== null) return;
    const { name, owner } = this.toMailProps(review.space as FullSpace, null);
    const fields = review.changes.map(({ field }) => field);
    const templated = operatorSpaceEditedMail.build({ name, owner, fields });
    await this.enqueueToOperators(idempotencyKey, review.space, templated);
  }

  private async enqueueToOperators(
    idempotencyKey: string,
    space: { id: number },
    templated: TemplatedMail,
  ): Promise<void> {
    for (const { id, email } of await this.users.listOperators())
      await this.mails.enqueue({
        idempotencyKey: accountMailKey(id, idempotencyKey),
        to: email,
        subject: toSubject(space),
        ...templated,
      });
  }

  private toMailProps(space: FullSpace, reason: string | null): SpaceMailProps {
    const { customer } = space.building;
    return {
      name: formatSpaceName(space),
      owner: customer.name,
      reason,
      page: urls.space(buildSpaceUrl(space)),
      editLink: () => `${urls.editLink}#token=${this.tokens.issue(space.id)}`,
    };
  }
}

const toSubject = ({ id }: { id: number }) => ({ type: 'space', id }) as const;
