import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { daysUntil } from './days.ts';
import { SpaceRepository } from './space.repository.ts';

const VIEW_DAYS = 30;

/** How often spaces were looked at lately. */
@Injectable()
export class SpaceViews {
  constructor(private readonly spaces: SpaceRepository, private readonly clock: Clock) {}

  /** Views of each of the last 30 days, the oldest first, by spaces; one statement however many they are. */
  async of(ids: readonly number[]): Promise<(id: number) => number[]> {
    const days = daysUntil(this.clock.today(), VIEW_DAYS);
    const rows = ids.length === 0 ? [] : await this.spaces.viewsSince(ids, days[0] ?? '');
    const counts = new Map(rows.map((row) => [`${row.space_id} ${row.day}`, row.views]));
    return (id) => days.map((day) => counts.get(`${id} ${day}`) ?? 0);
  }
}
