import { Injectable } from '@nestjs/common';
import type { CalendarDetail } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { calendarFeed as texts } from '@prostora/strings/cs/mail-calendar.ts';
import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import type ICAL from 'ical.js';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { getHostReason } from '../availability/index.ts';
import {
  buildDescription,
  buildReservationEvent,
  CalendarIdentityService,
  formatEventName,
  formatSpaceName,
  statusAt,
} from '../reservations/index.ts';
import { CalendarUrlService } from './calendar-url.service.ts';
import { buildBlockEvent, buildCalendarDocument } from './calendar-document.ts';
import {
  CalendarExportRepository,
  type ExportedReservation,
  type ExportedBlock,
  type ExportWithOwner,
} from './calendar-export.repository.ts';
import { calendarNotFound } from './calendar.errors.ts';

const HOUR_MS = 3_600_000;
const DAYS_BACK = 30;
const YEARS_AHEAD = 2;

export type CalendarFile = { readonly content: string; readonly etag: string };

/** Serves the calendar at a secret URL. */
@Injectable()
export class CalendarFileService {
  constructor(
    private readonly exports: CalendarExportRepository,
    private readonly calendarUrls: CalendarUrlService,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly identity: CalendarIdentityService,
  ) {}

  /** The calendar `<id>.<secret>.ics`; 404 for a wrong or revoked secret and for blocked or erased users. */
  async getFile(file: string): Promise<CalendarFile> {
    const [, id = '', secret = ''] = /^([1-9]\d{0,8})\.([\w-]{43})\.ics$/u.exec(file) ?? [];
    const exported = id === '' ? null : await this.exports.findById(Number(id));
    if (!exported || !this.calendarUrls.matches(exported, secret) || !isActive(exported))
      throw calendarNotFound();
    await this.markRead(exported);
    const content = await this.buildContent(exported);
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
  }

  private async buildContent(exported: ExportWithOwner): Promise<string> {
    const now = this.clock.now();
    const until = new Date(now);
    until.setUTCFullYear(until.getUTCFullYear() + YEARS_AHEAD);
    const from = new Date(now.getTime() - DAYS_BACK * 24 * HOUR_MS);
    const times = {
      customerId: exported.customer.id,
      spaceId: exported.space?.id ?? null,
      from,
      until,
    };
    const [reservations, blocks] = [
      await this.exports.listReservations(times, now, from),
      await this.exports.listBlocks(times),
    ];
    const name = exported.space ? texts.ofSpace(formatSpaceName(exported.space)) : texts.ofAll;
    const host = await this.identity.getDomain();
    return buildCalendarDocument(name, host, [
      ...reservations.map((each) => this.toReservationEvent(each, host, exported.detail)),
      ...blocks.map((each) => toBlockEvent(each, host, exported)),
    ]);
  }

  /** DTSTAMP is the last change, so that the ETag is stable. */
  private toReservationEvent(
    reservation: ExportedReservation,
    host: string,
    detail: CalendarDetail,
  ): ICAL.Component {
    const { id, sequence, startsAt, endsAt, updatedAt, space } = reservation;
    return buildReservationEvent({
      id,
      host,
      method: 'PUBLISH',
      status: statusAt(reservation, this.clock.now()),
      sequence,
      stamp: updatedAt,
      changedAt: updatedAt,
      startsAt,
      endsAt,
      organizer: null,
      attendee: null,
      geo: null,
      location: formatSpaceName(space),
      ...(detail === 'busy'
        ? { summary: texts.busy, description: '', url: null }
        : {
            summary: reservationMail.event.owner(formatSpaceName(space), formatEventName(reservation)),
            description: describeReservation(reservation, detail),
            url: `${this.config.PUBLIC_URL}${buildOwnerReservationUrl(id)}`,
          }),
    });
  }

  /** Written at most once an hour. */
  private async markRead({ id, readAt }: ExportWithOwner): Promise<void> {
    const now = this.clock.now();
    if (readAt === null || now.getTime() - readAt.getTime() > HOUR_MS) await this.exports.markRead(id, now);
  }
}

const isActive = ({ customer: { user }, space }: ExportWithOwner): boolean =>
  user.blockedAt === null && user.erasedAt === null && space?.status !== 'DELETED';

/** Contact and notes are in private calendars only: others are often shared. */
function describeReservation(
  { customerEmail, customerPhone, numberOfGuests, notes, ownerNote, staffNote }: ExportedReservation,
  detail: CalendarDetail,
): string {
  const labels = reservationMail.event;
  const isPrivate = detail === 'private';
  return buildDescription(
    [labels.guests, formatNumber(numberOfGuests)],
    [labels.phone, isPrivate ? customerPhone : null],
    [labels.email, isPrivate ? customerEmail : null],
    [labels.message, isPrivate ? notes : null],
    [labels.ownerNote, isPrivate ? ownerNote : null],
    [labels.staffNote, isPrivate ? staffNote : null],
  );
}

const toBlockEvent = (
  { id, startsAt, endsAt, space, ...block }: ExportedBlock,
  host: string,
  { detail, createdAt }: ExportWithOwner,
): ICAL.Component =>
  buildBlockEvent({
    id,
    host,
    startsAt,
    endsAt,
    stamp: createdAt,
    summary: detail === 'busy' ? texts.busy : texts.blocked(formatSpaceName(space), getHostReason(block)),
  });
