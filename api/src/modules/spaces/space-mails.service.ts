import { Injectable } from '@nestjs/common';
import { urls, type SpaceStatusValue } from '@prostora/contracts';
import { mail } from '@prostora/strings/cs/mail.ts';
import { spaceFieldLabel } from '@prostora/strings/cs/space-fields.ts';
import { accountCause, MailService } from '../mail/index.ts';
import { UsersService } from '../users/index.ts';
import { EditTokens } from './edit-tokens.service.ts';
import { fullName, urlOf } from './space.mapper.ts';
import { operatorMail, ownerMail, type MailFacts, type TemplatedMail } from './space-mails.templates.ts';
import { SpaceReviewRepository } from './space-review.repository.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

export type StatusChange = {
  space_id: number;
  from: SpaceStatusValue;
  to: SpaceStatusValue;
  by: 'owner' | 'operator';
};

/** Mails to owners and operators about spaces; each cause makes one mail to each recipient. */
@Injectable()
export class SpaceMails {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly reviews: SpaceReviewRepository,
    private readonly users: UsersService,
    private readonly tokens: EditTokens,
    private readonly mails: MailService,
  ) {}

  /** Owners get no mail about their own steps, except the receipt of a request for publication. */
  async tellOwner(cause: string, change: StatusChange): Promise<void> {
    const space = await this.spaces.byId(change.space_id);
    const owner = space?.building.customer.user;
    const written = space && ownerMail(change, this.factsOf(space, space.statusReason));
    if (owner?.erasedAt === null && written)
      await this.mails.post({
        cause: accountCause(owner.id, cause),
        to: owner.email,
        about: aboutOf(space),
        ...written,
      });
  }

  /** Operators get mails about spaces that wait for approval and about withdrawals. */
  async tellOperators(cause: string, change: StatusChange): Promise<void> {
    const space = await this.spaces.byId(change.space_id);
    const written = space && operatorMail(change, this.factsOf(space, space.statusReason));
    if (written) await this.postToOperators(cause, space, written);
  }

  /** One mail per review; none when it has been closed or removed. */
  async tellOfReview(cause: string, reviewId: number): Promise<void> {
    const review = await this.reviews.withSpace(reviewId);
    if (!review || review.reviewedAt !== null) return;
    const { name, owner } = this.factsOf(review.space as FullSpace, null);
    const fields = review.changes.map(({ field }) => spaceFieldLabel(field)).join(', ');
    await this.postToOperators(cause, review.space, {
      template: 'operator-space-edited',
      message: {
        ...mail.operator.edited(name, owner, fields),
        action: { label: mail.operator.review, path: urls.reviewSpaces },
      },
    });
  }

  private async postToOperators(cause: string, space: { id: number }, written: TemplatedMail): Promise<void> {
    for (const { id, email } of await this.users.operators())
      await this.mails.post({ cause: accountCause(id, cause), to: email, about: aboutOf(space), ...written });
  }

  private factsOf(space: FullSpace, reason: string | null): MailFacts {
    const { customer } = space.building;
    return {
      name: fullName(space),
      owner: customer.name,
      reason,
      page: urls.space(urlOf(space)),
      editLink: () => `${urls.editLink}#token=${this.tokens.issue(space.id)}`,
    };
  }
}

const aboutOf = ({ id }: { id: number }) => ({ type: 'space', id }) as const;
