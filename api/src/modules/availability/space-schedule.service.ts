import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { translateDatabaseError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { SpaceAccessService, spaceSource, type FullSpace, type Space } from '../spaces/index.ts';
import { notNeighbour, overlapConflict } from './availability.errors.ts';
import type { AvailabilityRule } from './availability-rule.entity.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import type { BookingSettings } from './booking-settings.entity.ts';
import { ExpiredSlots } from './expired-slots.ts';
import { ScheduleLockService } from './schedule-lock.service.ts';
import type { SpaceOverlap } from './space-overlap.entity.ts';
import { SpaceAvailabilityService } from './space-availability.service.ts';

export type SettingsValues = Pick<
  BookingSettings,
  | 'instantBooking'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'noticeHours'
  | 'shortestMinutes'
  | 'longestMinutes'
  | 'onlyInWindows'
>;
/** Booking setup of a space; `overlaps` are ids of the neighbours that share floor area with it. */
export type SpaceSchedule = {
  settings: BookingSettings;
  priceFromHaler: number | null;
  rules: AvailabilityRule[];
  overlaps: number[];
  neighbours: Space[];
};

const SYSTEM_ACTOR = { userId: null } as const;

/** Booking settings of a space, and its floor-sharing links. */
@Injectable()
export class SpaceScheduleService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly scheduleLock: ScheduleLockService,
    private readonly repository: AvailabilityRepository,
    private readonly expiredSlots: ExpiredSlots,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
  ) {}

  async getSchedule(actor: Actor, spaceId: number): Promise<SpaceSchedule> {
    return this.buildSchedule(await this.access.loadManageable(actor, spaceId));
  }

  /**
   * Applies to new bookings; existing ones keep their buffers. A form sends all settings, so only a value of
   * `onlyInWindows` that differs from the effective one counts as the owner's choice.
   */
  saveSettings(actor: Actor, spaceId: number, values: SettingsValues): Promise<SpaceSchedule> {
    return this.unit.run(async () => {
      const space = await this.scheduleLock.acquire(actor, spaceId);
      const settings = await this.repository.loadSettings(spaceId);
      const effective = await this.availability.loadSettings(spaceId);
      const before = toSettingsAuditValues(effective);
      const onlyInWindowsChosen =
        settings.onlyInWindowsChosen || values.onlyInWindows !== effective.onlyInWindows;
      await this.repository.save(Object.assign(settings, values, { onlyInWindowsChosen }));
      await this.audit.record(
        actor,
        'booking-settings.save',
        { type: 'space', id: spaceId },
        before,
        toSettingsAuditValues(settings),
      );
      return this.buildSchedule(space);
    });
  }

  /**
   * Replaces the spaces that share floor area with this one; rejected while any two of them are taken at the
   * same time.
   */
  saveOverlaps(actor: Actor, spaceId: number, otherIds: readonly number[]): Promise<SpaceSchedule> {
    return this.unit.run(async () => {
      const space = await this.access.loadManageable(actor, spaceId);
      const neighbours = new Set((await this.access.listNeighbours(space)).map(({ id }) => id));
      if (!otherIds.every((id) => neighbours.has(id))) throw notNeighbour();
      await this.availability.lockSchedule(spaceId, otherIds);
      await this.replaceOverlaps(actor, spaceId, new Set(otherIds));
      return this.buildSchedule(space);
    });
  }

  /** Unlinks a deleted space, so that its blocks no longer affect other spaces. */
  removeOverlaps(spaceId: number): Promise<void> {
    return this.unit.run(async () => {
      await this.availability.lockSchedule(spaceId);
      await this.replaceOverlaps(SYSTEM_ACTOR, spaceId, new Set());
    });
  }

  private async replaceOverlaps(
    actor: Pick<Actor, 'userId'>,
    spaceId: number,
    wantedIds: ReadonlySet<number>,
  ): Promise<void> {
    const existing = await this.repository.listOverlaps(spaceId);
    const formerIds = existing.map((overlap) => getOtherSpaceId(overlap, spaceId));
    const addedIds = [...wantedIds].filter((id) => !formerIds.includes(id));
    const removed = existing.filter((overlap) => !wantedIds.has(getOtherSpaceId(overlap, spaceId)));
    if (addedIds.length + removed.length === 0) return;
    await this.expiredSlots.expireRequests([spaceId, ...addedIds]);
    try {
      await this.repository.replaceOverlaps(spaceId, removed, addedIds);
    } catch (error) {
      throw translateDatabaseError(error)?.code === 'SLOT_TAKEN' ? overlapConflict() : error;
    }
    await this.audit.record(
      actor,
      'space-overlap.save',
      { type: 'space', id: spaceId },
      { overlaps: formerIds.sort(ascending) },
      { overlaps: [...wantedIds].sort(ascending) },
    );
    // The catalogue recomputes free time of all of them.
    this.marks.invalidate(spaceSource, [
      spaceId,
      ...addedIds,
      ...removed.map((overlap) => getOtherSpaceId(overlap, spaceId)),
    ]);
  }

  private async buildSchedule(space: FullSpace): Promise<SpaceSchedule> {
    const overlappingIds = await this.availability.listOverlappingSpaceIds(space.id);
    return {
      settings: await this.availability.loadSettings(space.id),
      priceFromHaler: space.priceFromHaler,
      rules: await this.repository.listRules(space.id),
      overlaps: overlappingIds.filter((id) => id !== space.id),
      neighbours: await this.access.listNeighbours(space),
    };
  }
}

const ascending = (one: number, other: number): number => one - other;
const getOtherSpaceId = ({ space, other }: SpaceOverlap, spaceId: number): number =>
  space.id === spaceId ? other.id : space.id;

export const toSettingsAuditValues = ({
  instantBooking,
  bufferBefore,
  bufferAfter,
  noticeHours,
  shortestMinutes,
  longestMinutes,
  onlyInWindows,
}: BookingSettings): Record<string, unknown> => ({
  instant_booking: instantBooking,
  buffer_before: bufferBefore,
  buffer_after: bufferAfter,
  notice_hours: noticeHours,
  shortest_minutes: shortestMinutes,
  longest_minutes: longestMinutes,
  only_in_windows: onlyInWindows,
});
