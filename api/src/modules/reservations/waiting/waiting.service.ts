import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasMemberRight } from '../../accounts/team/index.ts';
import { sortByUrgency, WAITING_KINDS, type Scored, type WaitingKind } from './waiting-order.ts';
import {
  WaitingRepository,
  type WaitingItem,
  type WaitingScope,
  type WaitingSummary,
  type WaitingSummaryKind,
} from './waiting.repository.ts';

export type WaitingCounts = Record<WaitingKind, number>;

/** Right to take the step that is waited for. */
const PERMISSIONS: Readonly<Record<WaitingKind | WaitingSummaryKind, MemberPermission>> = {
  request: 'write',
  option: 'write',
  proposal: 'write',
  waitlist: 'write',
  message: 'inquiries',
  demand: 'inquiries',
  reservation_requests: 'write',
  change_proposals: 'write',
  inquiries: 'inquiries',
  orders: 'plan',
};

const toScope = ({ customerId, memberSpaceIds: spaceIds }: Actor): WaitingScope | null =>
  customerId === null ? null : { customerId, spaceIds };

/** What awaits an answer that the actor may give for the owner. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly clock: Clock,
  ) {}

  /** Summaries with unpaid orders; kinds without items are left out. */
  async list(actor: Actor): Promise<WaitingSummary[]> {
    const scope = toScope(actor);
    const summaries = scope ? await this.waiting.listSummaries(scope, this.clock.now()) : [];
    return summaries.filter(({ kind, count }) => count > 0 && hasMemberRight(actor, PERMISSIONS[kind]));
  }

  async count(actor: Actor): Promise<WaitingCounts> {
    const scope = toScope(actor);
    const rows = scope ? await this.waiting.countByKind(scope, this.clock.now()) : [];
    const counts = new Map(
      rows
        .filter(({ kind }) => hasMemberRight(actor, PERMISSIONS[kind]))
        .map(({ kind, count }) => [kind, count]),
    );
    return Object.fromEntries(WAITING_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])) as WaitingCounts;
  }

  /** Items by urgency. */
  async listItems(actor: Actor): Promise<Scored<WaitingItem>[]> {
    const scope = toScope(actor);
    if (!scope) return [];
    const now = this.clock.now();
    const items = (await this.waiting.listItems(scope, now)).filter(({ kind }) =>
      hasMemberRight(actor, PERMISSIONS[kind]),
    );
    const isUnknown = items.some(({ valueHaler }) => valueHaler === null);
    const median = isUnknown ? await this.waiting.findMedianPrice(scope.customerId) : null;
    return sortByUrgency(items, median, now);
  }
}
