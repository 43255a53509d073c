import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor, Span } from '../../platform/http/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { SpaceAccess, type FullSpace } from '../spaces/index.ts';
import { tooFarAhead, windowOver, windowsMeet } from './availability.errors.ts';
import { Availability } from './availability.entity.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import type { BookingSettings } from './booking-settings.entity.ts';
import { ManagedTime } from './managed-time.service.ts';
import type { OpeningWindow } from './opening-window.ts';
import { SpaceTime } from './space-time.service.ts';

const DAY = 86_400_000;

export type WindowValues = Span & { readonly pricePerHourHaler: number };

/** Opening windows of a space: the public list, and the owner's changes of single windows. */
@Injectable()
export class OpeningWindows {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccess,
    private readonly time: SpaceTime,
    private readonly managed: ManagedTime,
    private readonly kept: AvailabilityRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Windows that overlap the span, with the booking settings. */
  async of(
    actor: Actor,
    spaceId: number,
    { from, until }: Span,
  ): Promise<{ space: FullSpace; windows: OpeningWindow[]; settings: BookingSettings }> {
    const space = await this.access.viewable(actor, spaceId);
    return {
      space,
      windows: await this.time.windowsOf([spaceId], from, until),
      settings: await this.time.settingsOf(spaceId),
    };
  }

  add(actor: Actor, spaceId: number, values: WindowValues): Promise<Availability> {
    return this.unit.run(async () => {
      await this.managed.hold(actor, spaceId);
      await this.assertFits(spaceId, values, null);
      const window = await this.kept.keep(
        this.set(Object.assign(new Availability(), { space: this.kept.spaceRef(spaceId) }), values),
      );
      await this.audit.record(actor, 'availability.add', { type: 'space', id: spaceId }, {}, told(window));
      return window;
    });
  }

  change(actor: Actor, id: number, values: WindowValues): Promise<Availability> {
    return this.unit.run(async () => {
      const window = await this.managed.holdOf(actor, () => this.kept.window(id));
      await this.assertFits(window.space.id, values, id);
      const before = told(window);
      await this.kept.keep(this.set(window, values));
      await this.audit.record(
        actor,
        'availability.save',
        { type: 'space', id: window.space.id },
        before,
        told(window),
      );
      return window;
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const window = await this.managed.holdOf(actor, () => this.kept.window(id));
      await this.audit.record(
        actor,
        'availability.delete',
        { type: 'space', id: window.space.id },
        told(window),
      );
      await this.kept.remove(window);
    });
  }

  private set(window: Availability, { from, until, pricePerHourHaler }: WindowValues): Availability {
    return Object.assign(window, { startsAt: from, endsAt: until, pricePerHourHaler });
  }

  private async assertFits(spaceId: number, { from, until }: Span, except: number | null): Promise<void> {
    const now = this.clock.now().getTime();
    if (until.getTime() <= now) throw windowOver();
    if (from.getTime() > now + BOOKING.aheadDays * DAY) throw tooFarAhead();
    if (await this.kept.hasWindowIn(spaceId, from, until, except)) throw windowsMeet();
  }
}

const told = ({ id, startsAt, endsAt, pricePerHourHaler }: Availability): Record<string, unknown> => ({
  window: id,
  from: startsAt,
  until: endsAt,
  price: pricePerHourHaler / 100,
});
