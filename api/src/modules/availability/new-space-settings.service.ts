import { Injectable } from '@nestjs/common';
import { NEW_SPACE_NOTICE_HOURS } from '@prostora/contracts';
import { NewSpaceSettingsPort } from '../spaces/index.ts';
import { AvailabilityRepository } from './availability.repository.ts';

/**
 * New spaces need notice of a day, so that no booking surprises an owner who has just begun. The first opening
 * rule makes them bookable in their hours only, until the owner chooses otherwise.
 */
@Injectable()
export class NewSpaceSettingsService extends NewSpaceSettingsPort {
  constructor(private readonly repository: AvailabilityRepository) {
    super();
  }

  async create(spaceId: number): Promise<void> {
    const settings = await this.repository.loadSettings(spaceId);
    await this.repository.save(Object.assign(settings, { noticeHours: NEW_SPACE_NOTICE_HOURS }));
  }
}
