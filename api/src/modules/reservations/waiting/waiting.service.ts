import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasMemberRight } from '../../accounts/team/index.ts';
import { WaitingRepository, type WaitingKind, type WaitingSummary } from './waiting.repository.ts';

const PERMISSIONS: Readonly<Record<WaitingKind, MemberPermission>> = {
  reservation_requests: 'write',
  change_proposals: 'write',
  inquiries: 'inquiries',
  orders: 'plan',
};

@Injectable()
export class WaitingService {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly clock: Clock,
  ) {}

  /** What awaits an answer that the actor may give for the owner; kinds without items are left out. */
  async list(actor: Actor): Promise<WaitingSummary[]> {
    const { customerId, memberSpaceIds } = actor;
    if (customerId === null) return [];
    const summaries = await this.waiting.listSummaries(customerId, memberSpaceIds, this.clock.now());
    return summaries.filter(({ kind, count }) => count > 0 && hasMemberRight(actor, PERMISSIONS[kind]));
  }
}
