import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { calendarFeed as texts } from '@prostora/strings/cs/mail-calendar.ts';
import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import type ICAL from 'ical.js';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { hostReason } from '../availability/index.ts';
import { CalendarIdentityService, placeName, reservationEvent } from '../reservations/index.ts';
import { CalendarAddresses } from './calendar-address.service.ts';
import { blockEvent, calendarDocument } from './calendar-document.ts';
import {
  CalendarExportRepository,
  type BookedTime,
  type ClosedTime,
  type ExportWithOwner,
} from './calendar-export.repository.ts';
import { calendarNotFound } from './calendar.errors.ts';

const HOUR = 3_600_000;
const DAYS_BACK = 30;
const YEARS_AHEAD = 2;

export type CalendarFile = { readonly content: string; readonly etag: string };

/** Serves the calendar at a secret URL. */
@Injectable()
export class CalendarFiles {
  constructor(
    private readonly exports: CalendarExportRepository,
    private readonly addresses: CalendarAddresses,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly identity: CalendarIdentityService,
  ) {}

  /** The calendar `<id>.<secret>.ics`; 404 for a wrong or revoked secret and for blocked or erased users. */
  async at(file: string): Promise<CalendarFile> {
    const [, id = '', secret = ''] = /^([1-9]\d{0,8})\.([\w-]{43})\.ics$/u.exec(file) ?? [];
    const exported = id === '' ? null : await this.exports.byId(Number(id));
    if (!exported || !this.addresses.matches(exported, secret) || !isOn(exported)) throw calendarNotFound();
    await this.noteReading(exported);
    const content = await this.contentOf(exported);
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
  }

  private async contentOf(exported: ExportWithOwner): Promise<string> {
    const now = this.clock.now();
    const until = new Date(now);
    until.setUTCFullYear(until.getUTCFullYear() + YEARS_AHEAD);
    const times = {
      customerId: exported.customer.id,
      spaceId: exported.space?.id ?? null,
      from: new Date(now.getTime() - DAYS_BACK * 24 * HOUR),
      until,
    };
    const [reservations, blocks] = [
      await this.exports.reservations(times, now),
      await this.exports.blocks(times),
    ];
    const name = exported.space ? texts.ofSpace(placeName(exported.space)) : texts.ofAll;
    const host = await this.identity.getDomain();
    return calendarDocument(name, host, [
      ...reservations.map((each) => this.booking(each, host)),
      ...blocks.map((each) => this.closed(each, host, exported.createdAt)),
    ]);
  }

  /**
   * Omits the guest's e-mail and phone, as calendars are often shared. DTSTAMP is the last change, so that
   * the ETag is stable.
   */
  private booking(
    { id, status, sequence, startsAt, endsAt, updatedAt, customerName, numberOfGuests, space }: BookedTime,
    host: string,
  ): ICAL.Component {
    return reservationEvent({
      id,
      host,
      method: 'PUBLISH',
      status,
      sequence,
      stamp: updatedAt,
      changedAt: updatedAt,
      startsAt,
      endsAt,
      organizer: null,
      attendee: null,
      geo: null,
      summary: reservationMail.event.owner(placeName(space), customerName),
      description: `${reservationMail.event.guests}: ${formatNumber(numberOfGuests)}`,
      location: placeName(space),
      url: `${this.config.PUBLIC_URL}${urls.reservations}?rezervace=${id}`,
    });
  }

  private closed(
    { id, startsAt, endsAt, space, ...block }: ClosedTime,
    host: string,
    stamp: Date,
  ): ICAL.Component {
    return blockEvent({
      id,
      host,
      startsAt,
      endsAt,
      stamp,
      summary: texts.blocked(placeName(space), hostReason(block)),
    });
  }

  /** Written at most once an hour. */
  private async noteReading({ id, readAt }: ExportWithOwner): Promise<void> {
    const now = this.clock.now();
    if (readAt === null || now.getTime() - readAt.getTime() > HOUR) await this.exports.noteReading(id, now);
  }
}

const isOn = ({ customer: { user }, space }: ExportWithOwner): boolean =>
  user.blockedAt === null && user.erasedAt === null && space?.status !== 'DELETED';
