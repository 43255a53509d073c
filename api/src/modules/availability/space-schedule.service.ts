import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { translateDatabaseError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { SpaceAccess, spaceSource, type FullSpace, type Space } from '../spaces/index.ts';
import { notNeighbour, overlapTaken } from './availability.errors.ts';
import type { AvailabilityRule } from './availability-rule.entity.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import type { BookingSettings } from './booking-settings.entity.ts';
import { LapsedTerms } from './lapsed-terms.ts';
import { ManagedTime } from './managed-time.service.ts';
import type { SpaceOverlap } from './space-overlap.entity.ts';
import { SpaceTime } from './space-time.service.ts';

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

const NOBODY = { userId: null } as const;

/** Booking settings of a space, and its floor-sharing links. */
@Injectable()
export class SpaceSchedules {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccess,
    private readonly time: SpaceTime,
    private readonly managed: ManagedTime,
    private readonly kept: AvailabilityRepository,
    private readonly lapsed: LapsedTerms,
    private readonly marks: ProjectionMarks,
    private readonly audit: AuditTrail,
  ) {}

  async of(actor: Actor, spaceId: number): Promise<SpaceSchedule> {
    return this.scheduleOf(await this.access.manageable(actor, spaceId));
  }

  /**
   * Applies to new bookings; existing ones keep their buffers. A form sends all settings, so only a value of
   * `onlyInWindows` that differs from the effective one counts as the owner's choice.
   */
  saveSettings(actor: Actor, spaceId: number, values: SettingsValues): Promise<SpaceSchedule> {
    return this.unit.run(async () => {
      const space = await this.managed.hold(actor, spaceId);
      const settings = await this.kept.settings(spaceId);
      const shown = await this.time.settingsOf(spaceId);
      const before = told(shown);
      const onlyInWindowsChosen =
        settings.onlyInWindowsChosen || values.onlyInWindows !== shown.onlyInWindows;
      await this.kept.keep(Object.assign(settings, values, { onlyInWindowsChosen }));
      await this.audit.record(
        actor,
        'booking-settings.save',
        { type: 'space', id: spaceId },
        before,
        told(settings),
      );
      return this.scheduleOf(space);
    });
  }

  /**
   * Replaces the spaces that share floor area with this one; rejected while any two of them are taken at the
   * same time.
   */
  saveOverlaps(actor: Actor, spaceId: number, otherIds: readonly number[]): Promise<SpaceSchedule> {
    return this.unit.run(async () => {
      const space = await this.access.manageable(actor, spaceId);
      const neighbours = new Set((await this.access.neighbours(space)).map(({ id }) => id));
      if (!otherIds.every((id) => neighbours.has(id))) throw notNeighbour();
      await this.time.hold(spaceId, otherIds);
      await this.replace(actor, spaceId, new Set(otherIds));
      return this.scheduleOf(space);
    });
  }

  /** Unlinks a deleted space, so that its blocks no longer affect other spaces. */
  separate(spaceId: number): Promise<void> {
    return this.unit.run(async () => {
      await this.time.hold(spaceId);
      await this.replace(NOBODY, spaceId, new Set());
    });
  }

  private async replace(
    actor: Pick<Actor, 'userId'>,
    spaceId: number,
    wanted: ReadonlySet<number>,
  ): Promise<void> {
    const known = await this.kept.overlapsOf(spaceId);
    const former = known.map((overlap) => otherOf(overlap, spaceId));
    const begun = [...wanted].filter((id) => !former.includes(id));
    const ended = known.filter((overlap) => !wanted.has(otherOf(overlap, spaceId)));
    if (begun.length + ended.length === 0) return;
    await this.lapsed.endOf([spaceId, ...begun]);
    try {
      await this.kept.replaceOverlaps(spaceId, ended, begun);
    } catch (error) {
      throw translateDatabaseError(error)?.code === 'SLOT_TAKEN' ? overlapTaken() : error;
    }
    await this.audit.record(
      actor,
      'space-overlap.save',
      { type: 'space', id: spaceId },
      { overlaps: former.sort(byNumber) },
      { overlaps: [...wanted].sort(byNumber) },
    );
    // The catalogue recomputes free time of all of them.
    this.marks.mark(spaceSource, [spaceId, ...begun, ...ended.map((overlap) => otherOf(overlap, spaceId))]);
  }

  private async scheduleOf(space: FullSpace): Promise<SpaceSchedule> {
    const sharing = await this.time.sharing(space.id);
    return {
      settings: await this.time.settingsOf(space.id),
      priceFromHaler: space.priceFromHaler,
      rules: await this.kept.rulesOf(space.id),
      overlaps: sharing.filter((id) => id !== space.id),
      neighbours: await this.access.neighbours(space),
    };
  }
}

const byNumber = (one: number, other: number): number => one - other;
const otherOf = ({ space, other }: SpaceOverlap, spaceId: number): number =>
  space.id === spaceId ? other.id : space.id;

const told = ({
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
