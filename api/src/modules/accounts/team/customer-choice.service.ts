import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/index.ts';
import { getAccountId } from '../users/index.ts';
import { SessionsService } from '../sessions/index.ts';
import { MemberRepository } from '../members/member.repository.ts';
import { memberNotFound } from '../members/team.errors.ts';

/** Switches a session between the customers of its user. */
@Injectable()
export class CustomerChoiceService {
  constructor(
    private readonly members: MemberRepository,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws DomainError NOTFOUND for a customer that the user is no member of */
  async choose(actor: Actor, customerId: number): Promise<void> {
    const userId = getAccountId(actor);
    if (!(await this.members.findByUser(customerId, userId))) throw memberNotFound();
    if (actor.sessionId !== null) await this.sessions.chooseCustomer(actor.sessionId, customerId);
  }
}
