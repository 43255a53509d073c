import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasMemberRight } from '../../accounts/members/index.ts';
import { sortByUrgency, TASK_KINDS, type Scored, type TaskKind } from './task-order.ts';
import {
  TaskListRepository,
  type Task,
  type TaskScope,
  type TaskSummary,
  type TaskSummaryKind,
} from './task-list.repository.ts';

export type TaskCounts = Record<TaskKind, number>;

/** Right to take the step that is waited for. */
const PERMISSIONS: Readonly<Record<TaskKind | TaskSummaryKind, MemberPermission>> = {
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

const toScope = ({ customerId, memberSpaceIds: spaceIds }: Actor): TaskScope | null =>
  customerId === null ? null : { customerId, spaceIds };

/** What awaits an answer that the actor may give for the owner. */
@Injectable()
export class TaskListService {
  constructor(
    private readonly tasks: TaskListRepository,
    private readonly clock: Clock,
  ) {}

  /** Summaries with unpaid orders; kinds without items are left out. */
  async list(actor: Actor): Promise<TaskSummary[]> {
    const scope = toScope(actor);
    const summaries = scope ? await this.tasks.listSummaries(scope, this.clock.now()) : [];
    return summaries.filter(({ kind, count }) => count > 0 && hasMemberRight(actor, PERMISSIONS[kind]));
  }

  async count(actor: Actor): Promise<TaskCounts> {
    const scope = toScope(actor);
    const rows = scope ? await this.tasks.countByKind(scope, this.clock.now()) : [];
    const counts = new Map(
      rows
        .filter(({ kind }) => hasMemberRight(actor, PERMISSIONS[kind]))
        .map(({ kind, count }) => [kind, count]),
    );
    return Object.fromEntries(TASK_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])) as TaskCounts;
  }

  /** People on the waiting lists of the owner's spaces, who need no answer. */
  async countWaitingPeople(actor: Actor): Promise<number> {
    const scope = toScope(actor);
    return scope ? this.tasks.countWaitingPeople(scope, this.clock.now()) : 0;
  }

  /** Items by urgency. */
  async listItems(actor: Actor): Promise<Scored<Task>[]> {
    const scope = toScope(actor);
    if (!scope) return [];
    const now = this.clock.now();
    const items = (await this.tasks.listItems(scope, now)).filter(({ kind }) =>
      hasMemberRight(actor, PERMISSIONS[kind]),
    );
    const isUnknown = items.some(({ valueHaler }) => valueHaler === null);
    const median = isUnknown ? await this.tasks.findMedianPrice(scope.customerId) : null;
    return sortByUrgency(items, median, now);
  }
}
