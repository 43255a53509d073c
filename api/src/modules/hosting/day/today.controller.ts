import { createHash } from 'node:crypto';
import { Headers, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { matchesEtag } from '../../../platform/http/etag.ts';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { TaskListService } from '../tasks/task-list.service.ts';
import {
  OwnerBadgesDto,
  OwnerTodayDto,
  OwnerTodayQuery,
  toOwnerBadgesDto,
  toOwnerTodayDto,
} from './today.dto.ts';
import { StaffDayDto, toStaffDayDto } from './staff-day.dto.ts';
import { StaffDayService } from './staff-day.service.ts';
import { TodayService } from './today.service.ts';

/** The owner's day and the badges of the portal. */
@Routes('owner', { tag: 'owner', access: 'own-spaces' })
export class TodayController {
  constructor(
    private readonly today: TodayService,
    private readonly staffDays: StaffDayService,
    private readonly tasks: TaskListService,
  ) {}

  @Route('GET', 'today', {
    operationId: 'Owner_today',
    summary: 'Retrieve the owner’s day',
    description:
      'Waiting items by urgency: deadlines in less than 12 hours first, then value × age. With arrivals of the day and the next one, gaps to let, and steps of the set-up that wait.',
    answer: OwnerTodayDto,
    errors: [422],
  })
  async load(@CurrentActor() actor: Actor, @Query() { day }: OwnerTodayQuery): Promise<OwnerTodayDto> {
    return toOwnerTodayDto(await this.today.load(actor, day ?? null));
  }

  @Route('GET', 'staff-day', {
    operationId: 'Owner_staffDay',
    summary: 'Retrieve today and tomorrow for the staff',
    description:
      'What takes place in the spaces of the member, without prices and without data of guests but the contact of the arrival. An event that began before today is listed until its end.',
    answer: StaffDayDto,
  })
  async loadStaffDay(@CurrentActor() actor: Actor): Promise<StaffDayDto> {
    return toStaffDayDto(await this.staffDays.load(actor));
  }

  @Route('GET', 'badges', {
    operationId: 'Owner_badges',
    summary: 'Retrieve the badges of the portal',
    description: 'Counts of waiting items. Carries an ETag; an unchanged state answers 304.',
    answer: OwnerBadgesDto,
    redirects: { 304: 'Unchanged since `If-None-Match`.' },
  })
  async badges(
    @CurrentActor() actor: Actor,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnerBadgesDto | undefined> {
    const badges = toOwnerBadgesDto(
      await this.tasks.count(actor),
      await this.tasks.countWaitingPeople(actor),
    );
    const etag = toBadgesEtag(actor.customerId, badges);
    void reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (!matchesEtag(known, etag)) return badges;
    void reply.status(304);
    return undefined;
  }
}

/** Tag of the badges of one customer: a browser may change its account. */
const toBadgesEtag = (customerId: number | null, badges: OwnerBadgesDto): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([customerId, badges]))
    .digest('base64url')
    .slice(0, 22)}"`;
