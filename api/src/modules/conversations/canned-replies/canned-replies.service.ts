import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Customer } from '../../accounts/customers/index.ts';
import { hasMemberRight, requireCustomer } from '../../accounts/members/index.ts';
import { conversationForbidden, conversationNotFound } from '../conversation.errors.ts';
import { CannedReply } from '../canned-reply.entity.ts';

type CannedText = Pick<CannedReply, 'title' | 'body'>;

/** Prepared texts of a customer: the team uses them, members limited to some spaces do not change them. */
@Injectable()
export class CannedRepliesService {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws DomainError FORBIDDEN */
  list(actor: Actor): Promise<CannedReply[]> {
    return this.em.find(
      CannedReply,
      { customer: requireMember(actor) },
      { orderBy: { title: 'asc', id: 'asc' } },
    );
  }

  /** @throws DomainError FORBIDDEN, CANNED_REPLIES_FULL */
  create(actor: Actor, text: CannedText): Promise<CannedReply> {
    const customer = requireCustomer(actor, 'inquiries');
    return this.unit.run(async () => {
      await this.em.execute(`select pg_advisory_xact_lock(hashtext('canned-reply'), ?)`, [customer]);
      if ((await this.em.count(CannedReply, { customer })) >= CONVERSATIONS.cannedReplies)
        throw new DomainError('conflict', 'CANNED_REPLIES_FULL', {
          params: { max: CONVERSATIONS.cannedReplies },
        });
      const reply = this.em.create(CannedReply, {
        ...text,
        customer: this.em.getReference(Customer, customer),
      });
      await this.em.persist(reply).flush();
      return reply;
    });
  }

  /** @throws DomainError FORBIDDEN, NOTFOUND */
  update(actor: Actor, id: number, text: CannedText): Promise<CannedReply> {
    return this.unit.run(async () => Object.assign(await this.load(actor, id), text));
  }

  /** @throws DomainError FORBIDDEN, NOTFOUND */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.unit.run(async () => {
      await this.em.remove(await this.load(actor, id)).flush();
    });
  }

  private async load(actor: Actor, id: number): Promise<CannedReply> {
    if (actor.customerId === null) throw conversationNotFound();
    const reply = await this.em.findOne(CannedReply, { id, customer: actor.customerId });
    if (!reply) throw conversationNotFound();
    requireCustomer(actor, 'inquiries');
    return reply;
  }
}

/** Those limited to some spaces too. */
function requireMember(actor: Actor): number {
  if (actor.customerId === null || !hasMemberRight(actor, 'inquiries')) throw conversationForbidden();
  return actor.customerId;
}
