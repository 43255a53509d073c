import { Injectable } from '@nestjs/common';
import { addDays, DAY_MS, fromPragueWallTime, type MemberPermission } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasMemberRight, mayActFor } from '../../accounts/members/index.ts';
import { NO_CHOICES, PricingService } from '../../pricing/index.ts';
import { BookingContextLoader } from '../../reservations/booking/index.ts';
import type { Scored } from '../tasks/task-order.ts';
import type { Task, TaskScope } from '../tasks/task-list.repository.ts';
import { TaskListService, type TaskCounts } from '../tasks/task-list.service.ts';
import { findGaps, GAP_DAYS, type Gap } from './gaps.ts';
import { TodayRepository, type Arrival, type SetupStep, type TodaySpace } from './today.repository.ts';

export type PricedGap = Gap & { readonly space: TodaySpace; readonly priceHaler: number | null };
export type OwnerToday = {
  day: string;
  counts: TaskCounts;
  waiting: Scored<Task>[];
  arrivals: { today: Arrival[]; tomorrow: Arrival[] };
  gaps: PricedGap[];
  setup: SetupStep[];
};

const MAX_GAPS = 10;

/** Right without which a step is not shown: the account and the completeness of spaces concern a majitel. */
const SETUP_PERMISSIONS: Readonly<Record<SetupStep['kind'], MemberPermission>> = {
  confirm_email: 'plan',
  unpaid_orders: 'plan',
  unfinished_spaces: 'plan',
  spaces_without_hours: 'write',
  spaces_without_price: 'write',
};

/** The owner's day: what waits, who arrives, which free time can still be let. */
@Injectable()
export class TodayService {
  constructor(
    private readonly tasks: TaskListService,
    private readonly days: TodayRepository,
    private readonly contexts: BookingContextLoader,
    private readonly pricing: PricingService,
    private readonly clock: Clock,
  ) {}

  /** @param day day of the arrivals and of the first gap, YYYY-MM-DD; today if null */
  async load(actor: Actor, day: string | null): Promise<OwnerToday> {
    const today = day ?? this.clock.today();
    const counts = await this.tasks.count(actor);
    const { customerId, memberSpaceIds: spaceIds } = actor;
    if (customerId === null)
      return {
        day: today,
        counts,
        waiting: [],
        arrivals: { today: [], tomorrow: [] },
        gaps: [],
        setup: [],
      };
    const scope = { customerId, spaceIds };
    return {
      day: today,
      counts,
      waiting: await this.tasks.listItems(actor),
      arrivals: await this.listArrivals(actor, scope, today),
      gaps: await this.listGaps(scope, today),
      setup: mayActFor(actor, customerId, 'write', null)
        ? (await this.days.listSetup(customerId, this.clock.today())).filter(({ kind }) =>
            hasMemberRight(actor, SETUP_PERMISSIONS[kind]),
          )
        : [],
    };
  }

  private async listArrivals(actor: Actor, scope: TaskScope, day: string): Promise<OwnerToday['arrivals']> {
    const [starts, tomorrow, ends] = [0, 1, 2].map((offset) => fromPragueWallTime(addDays(day, offset), 0));
    if (!starts || !tomorrow || !ends) return { today: [], tomorrow: [] };
    const found = await this.days.listArrivals(scope, starts, ends);
    const arrivals = hasMemberRight(actor, 'staff_note')
      ? found
      : found.map((arrival) => ({ ...arrival, staffNote: '' }));
    return {
      today: arrivals.filter(({ startsAt }) => startsAt < tomorrow),
      tomorrow: arrivals.filter(({ startsAt }) => startsAt >= tomorrow),
    };
  }

  /** The nearest gaps of the published spaces, with the price of each. */
  private async listGaps(scope: TaskScope, day: string): Promise<PricedGap[]> {
    const spaces = await this.days.listPublishedSpaces(scope);
    const from = new Date(Math.max(this.clock.now().getTime(), fromPragueWallTime(day, 0).getTime()));
    const span = { startsAt: from, endsAt: new Date(from.getTime() + (GAP_DAYS + 1) * DAY_MS) };
    const contexts = await this.contexts.listForRead(
      spaces.map(({ id }) => id),
      span,
    );
    const gaps = spaces
      .flatMap((space) => {
        const found = contexts.get(space.id);
        return found ? findGaps(found.context, from, found.hasHours).map((gap) => ({ ...gap, space })) : [];
      })
      .sort(
        (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.space.id - other.space.id,
      )
      .slice(0, MAX_GAPS);
    const price = await this.pricing.loadPrices(
      gaps.map(({ space, startsAt }) => ({ spaceId: space.id, startsAt })),
      null,
    );
    return gaps.map((gap): PricedGap => {
      const { windows = [], priceFromHaler = null } = contexts.get(gap.space.id)?.context ?? {};
      const request = { ...NO_CHOICES, guests: null, spaceId: gap.space.id, ...toSlot(gap) };
      const { snapshot } = price(request, { windows, priceFromHaler }, 'moved');
      return { ...gap, priceHaler: snapshot.basis === 'none' ? null : Math.round(snapshot.total * 100) };
    });
  }
}

const toSlot = ({ startsAt, endsAt }: Gap): Gap => ({ startsAt, endsAt });
