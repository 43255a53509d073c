import { Injectable } from '@nestjs/common';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasMemberRight } from '../../accounts/members/index.ts';
import { StaffDayRepository, type StaffBlock, type StaffEvent } from './staff-day.repository.ts';

export type StaffDay = {
  /** YYYY-MM-DD. */
  day: string;
  events: StaffEvent[];
  blocks: StaffBlock[];
};

/** Today and tomorrow for the staff: what takes place in the spaces of the member. */
@Injectable()
export class StaffDayService {
  constructor(
    private readonly days: StaffDayRepository,
    private readonly clock: Clock,
  ) {}

  async load(actor: Actor): Promise<StaffDay> {
    const day = this.clock.today();
    const { customerId, memberSpaceIds: spaceIds } = actor;
    if (customerId === null) return { day, events: [], blocks: [] };
    const [scope, now] = [{ customerId, spaceIds }, this.clock.now()];
    const [from, until] = [fromPragueWallTime(day, 0), fromPragueWallTime(addDays(day, 2), 0)];
    const [seesPhone, seesNote] = [hasMemberRight(actor, 'phone'), hasMemberRight(actor, 'staff_note')];
    const events = await this.days.listEvents(scope, from, until, now);
    return {
      day,
      events: events.map((event) => ({
        ...event,
        contactPhone: seesPhone ? event.contactPhone : null,
        staffNote: seesNote ? event.staffNote : '',
      })),
      blocks: await this.days.listBlocks(scope, from, until),
    };
  }
}
