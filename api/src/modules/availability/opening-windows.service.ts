import { Injectable } from '@nestjs/common';
import { BOOKING, DAY_MS } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor, Span } from '../../platform/http/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { SpaceAccessService, type FullSpace } from '../spaces/index.ts';
import { tooFarAhead, windowInPast, windowsOverlap } from './availability.errors.ts';
import { Availability } from './availability.entity.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import type { BookingSettings } from './booking-settings.entity.ts';
import { ScheduleLockService } from './schedule-lock.service.ts';
import type { OpeningWindow } from './opening-window.ts';
import { SpaceAvailabilityService } from './space-availability.service.ts';

export type WindowValues = Span & { readonly pricePerHourHaler: number };

/** Opening windows of a space: the public list, and the owner's changes of single windows. */
@Injectable()
export class OpeningWindowsService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly scheduleLock: ScheduleLockService,
    private readonly repository: AvailabilityRepository,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** Windows that overlap the span, with the booking settings. */
  async loadForSpace(
    actor: Actor,
    spaceId: number,
    { from, until }: Span,
  ): Promise<{ space: FullSpace; windows: OpeningWindow[]; settings: BookingSettings }> {
    const space = await this.access.loadViewable(actor, spaceId);
    return {
      space,
      windows: await this.availability.listWindows([spaceId], from, until),
      settings: await this.availability.loadSettings(spaceId),
    };
  }

  create(actor: Actor, spaceId: number, values: WindowValues): Promise<Availability> {
    return this.unit.run(async () => {
      await this.scheduleLock.acquire(actor, spaceId);
      await this.assertFits(spaceId, values, null);
      const window = await this.repository.save(
        this.assignValues(
          Object.assign(new Availability(), { space: this.repository.getSpaceReference(spaceId) }),
          values,
        ),
      );
      await this.audit.record(
        actor,
        'availability.add',
        { type: 'space', id: spaceId },
        {},
        toAuditValues(window),
      );
      return window;
    });
  }

  update(actor: Actor, id: number, values: WindowValues): Promise<Availability> {
    return this.unit.run(async () => {
      const window = await this.scheduleLock.acquireForRecord(actor, () => this.repository.findWindow(id));
      await this.assertFits(window.space.id, values, id);
      const before = toAuditValues(window);
      await this.repository.save(this.assignValues(window, values));
      await this.audit.record(
        actor,
        'availability.save',
        { type: 'space', id: window.space.id },
        before,
        toAuditValues(window),
      );
      return window;
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const window = await this.scheduleLock.acquireForRecord(actor, () => this.repository.findWindow(id));
      await this.audit.record(
        actor,
        'availability.delete',
        { type: 'space', id: window.space.id },
        toAuditValues(window),
      );
      await this.repository.remove(window);
    });
  }

  private assignValues(window: Availability, { from, until, pricePerHourHaler }: WindowValues): Availability {
    return Object.assign(window, { startsAt: from, endsAt: until, pricePerHourHaler });
  }

  private async assertFits(spaceId: number, { from, until }: Span, exceptId: number | null): Promise<void> {
    const now = this.clock.now().getTime();
    if (until.getTime() <= now) throw windowInPast();
    if (from.getTime() > now + BOOKING.aheadDays * DAY_MS) throw tooFarAhead();
    if (await this.repository.hasOverlappingWindow(spaceId, from, until, exceptId)) throw windowsOverlap();
  }
}

const toAuditValues = ({
  id,
  startsAt,
  endsAt,
  pricePerHourHaler,
}: Availability): Record<string, unknown> => ({
  window: id,
  from: startsAt,
  until: endsAt,
  price: pricePerHourHaler / 100,
});
