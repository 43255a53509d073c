import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { BlockedSlot } from './blocked-slot.entity.ts';
import { buildDefaultSettings, resolveSettings, type BookingSettings } from './booking-settings.entity.ts';
import { mergeOpeningWindows, type OpeningRule, type OpeningWindow } from './opening-window.ts';
import { suspendInSeasons } from './seasonal-rules.ts';
import { SpaceOpeningHours, type OpeningHours } from '../spaces/index.ts';
import { SpaceAvailabilityRepository } from './space-availability.repository.ts';

/** Schedules of spaces as bookings read and lock them. Spans are half-open. */
@Injectable()
export class SpaceAvailabilityService extends SpaceOpeningHours {
  constructor(
    private readonly repository: SpaceAvailabilityRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Ids of the space and of those that share floor area with it. */
  listOverlappingSpaceIds(spaceId: number): Promise<readonly number[]> {
    return this.repository.listOverlappingSpaceIds(spaceId);
  }

  /**
   * Serializes bookings and blocks of the space, of those that share floor area with it, and of further
   * spaces, until the end of the unit of work.
   * @returns ids of the space and of those that share floor area with it
   */
  lockSchedule(spaceId: number, additionalIds: readonly number[] = []): Promise<readonly number[]> {
    return this.repository.lockSpaces(spaceId, additionalIds);
  }

  /** For each space the ids of it and of those that share floor area with it. */
  listSharing(spaceIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.repository.listSharing(spaceIds);
  }

  /**
   * Serializes bookings and blocks of several spaces and of those that share floor area with one of them,
   * until the end of the unit of work.
   * @returns for each space the ids of it and of those that share floor area with it
   */
  async lockSchedules(spaceIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    await this.repository.lockAllSpaces(spaceIds);
    return this.repository.listSharing(spaceIds);
  }

  /** Those of the spaces whose time a reservation or an open proposal holds within the span. */
  listReservedSpaceIds(spaceIds: readonly number[], from: Date, until: Date): Promise<readonly number[]> {
    return this.repository.listReservedSpaceIds(spaceIds, from, until);
  }

  async loadSettings(spaceId: number): Promise<BookingSettings> {
    const stored = await this.repository.findSettings(spaceId);
    if (stored?.onlyInWindowsChosen) return stored;
    const hasHours = await this.repository.hasHours(spaceId);
    return stored ? resolveSettings(stored, hasHours) : buildDefaultSettings(hasHours);
  }

  /** Ids of those of the spaces that confirm bookings at once. */
  listInstantIds(spaceIds: readonly number[]): Promise<number[]> {
    return this.repository.listInstantIds(spaceIds);
  }

  /** Ids of those of the spaces whose owner has given opening hours. */
  listIdsWithHours(spaceIds: readonly number[]): Promise<number[]> {
    return this.repository.listIdsWithHours(spaceIds);
  }

  /** Single windows and occurrences of weekly rules that overlap the span, sorted by start. */
  async listWindows(spaceIds: readonly number[], from: Date, until: Date): Promise<OpeningWindow[]> {
    const single = (await this.repository.listWindows(spaceIds, from, until)).map(
      ({ id, space, startsAt, endsAt, pricePerHourHaler }): OpeningWindow => ({
        spaceId: space.id,
        id,
        ruleId: null,
        startsAt,
        endsAt,
        pricePerHourHaler,
      }),
    );
    return mergeOpeningWindows(single, await this.listRules(spaceIds), from, until);
  }

  /** Weekly rules; those that are not of a season without the days of seasons of their space. */
  private async listRules(spaceIds: readonly number[]): Promise<OpeningRule[]> {
    const rules = await this.repository.listRules(spaceIds);
    if (rules.length === 0) return [];
    const seasons = await this.repository.listSeasons(spaceIds);
    return rules.flatMap((rule) => {
      const own = { ...rule, spaceId: rule.space.id };
      if (rule.season !== null) return [own];
      const days = seasons.filter(({ space }) => space.id === rule.space.id);
      return suspendInSeasons<OpeningRule>(
        own,
        days.map(({ fromDay, untilDay }) => ({ from: fromDay, until: untilDay })),
      );
    });
  }

  /**
   * Weekly hours sorted by weekday and start: those of the present season, otherwise the usual ones valid today
   * or later.
   */
  async listOpeningHours(spaceId: number): Promise<OpeningHours[]> {
    const today = this.clock.today();
    const seasons = await this.repository.listSeasons([spaceId]);
    const present = seasons.find(({ fromDay, untilDay }) => fromDay <= today && untilDay >= today);
    const rules = (await this.repository.listRules([spaceId])).filter(
      ({ season, validUntil }) =>
        season?.id === present?.season.id && (validUntil === null || validUntil >= today),
    );
    const hours = rules.map(({ weekdays, fromMinute, toMinute }) => ({ weekdays, fromMinute, toMinute }));
    return hours.sort(
      (one, other) =>
        Math.min(...one.weekdays) - Math.min(...other.weekdays) || one.fromMinute - other.fromMinute,
    );
  }

  /** Blocks that overlap the span, including imported ones. */
  listBlocks(spaceIds: readonly number[], from: Date, until: Date): Promise<BlockedSlot[]> {
    return this.repository.listBlocks(spaceIds, from, until);
  }
}
