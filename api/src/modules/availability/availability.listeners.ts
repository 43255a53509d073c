import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { spaceStatusChanged } from '../spaces/index.ts';
import { SpaceScheduleService } from './space-schedule.service.ts';

/** Removes the floor-sharing links of deleted spaces. */
@Injectable()
export class AvailabilityListeners {
  constructor(private readonly schedules: SpaceScheduleService) {}

  @OnEvent(spaceStatusChanged, 'space-overlaps')
  async onStatus({ space_id, to }: { space_id: number; to: string }): Promise<void> {
    if (to === 'DELETED') await this.schedules.removeOverlaps(space_id);
  }
}
