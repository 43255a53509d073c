import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MEMBER_RIGHTS, type MemberPermission } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { calendarFeed as texts } from '@prostora/strings/cs/mail-calendar.ts';
import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { formatDateTime, formatNumber } from '@prostora/strings/format.ts';
import type ICAL from 'ical.js';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { buildEtag } from '../../platform/http/etag.ts';
import { getHostReason } from '../availability/index.ts';
import {
  buildDescription,
  buildReservationEvent,
  CalendarIdentityService,
  formatEventName,
} from '../reservations/calendar/index.ts';
import { isOption, statusAt } from '../reservations/index.ts';
import { formatReservationPrice } from '../reservations/mails/index.ts';
import { CalendarUrlService, type CalendarFileName } from './calendar-url.service.ts';
import { buildBlockEvent, buildCalendarDocument } from './calendar-document.ts';
import {
  CalendarExportRepository,
  type ExportedReservation,
  type ExportedBlock,
  type ExportWithOwner,
} from './calendar-export.repository.ts';
import { calendarNotFound } from './calendar.errors.ts';
import { MemberCalendarRepository, type CalendarWithMember } from './member-calendar.repository.ts';
import { formatSpaceName } from '../spaces/index.ts';

const DAYS_BACK = 30;
const YEARS_AHEAD = 2;

/** What an event may tell besides guest, title and number of guests; `option` marks slots held by the owner. */
const EVENT_FIELDS = ['option', 'price', 'phone', 'email', 'message', 'owner_note', 'staff_note'] as const;
type EventField = (typeof EVENT_FIELDS)[number];
const PRIVATE_FIELDS = ['phone', 'email', 'message', 'owner_note', 'staff_note'] as const;
/** What a member needs to be allowed; messages of guests often contain their contact. */
const FIELD_PERMISSIONS: Readonly<Record<EventField, MemberPermission>> = {
  option: 'view',
  price: 'price',
  phone: 'phone',
  email: 'email',
  message: 'write',
  owner_note: 'owner_note',
  staff_note: 'staff_note',
};

/** Spaces and content of a calendar; `fields` is null for taken times alone. */
type CalendarSource = {
  readonly customerId: number;
  readonly spaceIds: readonly number[] | null;
  readonly name: string;
  readonly createdAt: Date;
  readonly fields: ReadonlySet<EventField> | null;
};
export type CalendarFile = { readonly content: string; readonly etag: string };

/** Serves the calendar at a secret URL. */
@Injectable()
export class CalendarFileService {
  constructor(
    private readonly exports: CalendarExportRepository,
    private readonly members: MemberCalendarRepository,
    private readonly calendarUrls: CalendarUrlService,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly identity: CalendarIdentityService,
  ) {}

  /** The calendar of a URL; 404 for a wrong or revoked secret and for blocked or erased users. */
  async getFile(file: string): Promise<CalendarFile> {
    const name = this.calendarUrls.parseFile(file);
    const source = name && (await this.findSource(name));
    if (!source) throw calendarNotFound();
    const content = await this.buildContent(source);
    return { content, etag: buildEtag(content) };
  }

  private async findSource({ kind, id, secret }: CalendarFileName): Promise<CalendarSource | null> {
    if (kind === 'export') {
      const exported = await this.exports.findById(id);
      if (!exported || !this.calendarUrls.matches(exported, secret) || !isActive(exported)) return null;
      if (this.isReadDue(exported)) await this.exports.markRead(id, this.clock.now());
      return toExportSource(exported);
    }
    const calendar = await this.members.findById(id);
    if (!calendar || !this.calendarUrls.matches(calendar, secret, kind) || !isMemberActive(calendar))
      return null;
    if (this.isReadDue(calendar)) await this.members.markRead(id, this.clock.now());
    return toMemberSource(calendar);
  }

  /** The last use is written at most once an hour. */
  private isReadDue({ readAt }: { readonly readAt: Date | null }): boolean {
    return readAt === null || this.clock.now().getTime() - readAt.getTime() > HOUR_MS;
  }

  private async buildContent(source: CalendarSource): Promise<string> {
    const now = this.clock.now();
    const until = new Date(now);
    until.setUTCFullYear(until.getUTCFullYear() + YEARS_AHEAD);
    const from = new Date(now.getTime() - DAYS_BACK * DAY_MS);
    const range = { customerId: source.customerId, spaceIds: source.spaceIds, from, until };
    const [reservations, blocks] = [
      await this.exports.listReservations(range, now, from),
      await this.exports.listBlocks(range),
    ];
    const host = await this.identity.getDomain();
    return buildCalendarDocument(source.name, host, [
      ...reservations.map((each) => this.toReservationEvent(each, host, source)),
      ...blocks.map((each) => toBlockEvent(each, host, source)),
    ]);
  }

  /** DTSTAMP is the last change, so that the ETag is stable. */
  private toReservationEvent(
    reservation: ExportedReservation,
    host: string,
    source: CalendarSource,
  ): ICAL.Component {
    const { id, sequence, startsAt, endsAt, updatedAt, space } = reservation;
    const now = this.clock.now();
    return buildReservationEvent({
      id,
      host,
      method: 'PUBLISH',
      status: statusAt(reservation, now),
      sequence,
      stamp: updatedAt,
      changedAt: updatedAt,
      startsAt,
      endsAt,
      organizer: null,
      attendee: null,
      geo: null,
      location: formatSpaceName(space),
      ...(source.fields === null
        ? { summary: texts.busy, description: '', url: null }
        : {
            ...describeReservation(reservation, source.fields, now),
            url: `${this.config.PUBLIC_URL}${buildOwnerReservationUrl(id)}`,
          }),
    });
  }
}

const isActive = ({ customer: { user }, space }: ExportWithOwner): boolean =>
  user.blockedAt === null && user.erasedAt === null && space?.status !== 'DELETED';

const isMemberActive = ({ member: { user, customer } }: CalendarWithMember): boolean =>
  [user, customer.user].every(({ blockedAt, erasedAt }) => blockedAt === null && erasedAt === null);

const toExportSource = ({ customer, space, detail, createdAt }: ExportWithOwner): CalendarSource => ({
  customerId: customer.id,
  spaceIds: space && [space.id],
  name: space ? texts.ofSpace(formatSpaceName(space)) : texts.ofAll,
  createdAt,
  fields: detail === 'busy' ? null : new Set(detail === 'private' ? PRIVATE_FIELDS : []),
});

/** As much as the member sees at the time of reading. */
const toMemberSource = ({ member, createdAt }: CalendarWithMember): CalendarSource => ({
  customerId: member.customer.id,
  spaceIds: member.spaceIds,
  name: texts.ofMember(member.customer.name),
  createdAt,
  fields: new Set(
    EVENT_FIELDS.filter((field) => MEMBER_RIGHTS[member.role].includes(FIELD_PERMISSIONS[field])),
  ),
});

/** Contact, price and notes only where the calendar tells them: others are often shared. */
function describeReservation(
  reservation: ExportedReservation,
  fields: ReadonlySet<EventField>,
  now: Date,
): { summary: string; description: string } {
  const { customerEmail, customerPhone, numberOfGuests, notes, ownerNote, staffNote } = reservation;
  const labels = reservationMail.event;
  const [place, name] = [formatSpaceName(reservation.space), formatEventName(reservation)];
  const isMarked = fields.has('option') && isOption(reservation, now);
  const when = (field: EventField, text: string | null): string | null => (fields.has(field) ? text : null);
  return {
    summary: isMarked ? texts.option(place, name) : labels.owner(place, name),
    description: buildDescription(
      [texts.optionUntil, isMarked && reservation.expiresAt ? formatDateTime(reservation.expiresAt) : null],
      [labels.guests, formatNumber(numberOfGuests)],
      [labels.price, when('price', formatReservationPrice(reservation))],
      [labels.phone, when('phone', customerPhone)],
      [labels.email, when('email', customerEmail)],
      [labels.message, when('message', notes)],
      [labels.ownerNote, when('owner_note', ownerNote)],
      [labels.staffNote, when('staff_note', staffNote)],
    ),
  };
}

const toBlockEvent = (
  { id, startsAt, endsAt, space, ...block }: ExportedBlock,
  host: string,
  { fields, createdAt }: CalendarSource,
): ICAL.Component =>
  buildBlockEvent({
    id,
    host,
    startsAt,
    endsAt,
    stamp: createdAt,
    summary: fields === null ? texts.busy : texts.blocked(formatSpaceName(space), getHostReason(block)),
  });
