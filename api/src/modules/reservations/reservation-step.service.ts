import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import type { TimeSlot } from '../pricing/index.ts';
import type { CancelledBy, Reservation } from './reservation.entity.ts';
import { optionEndRejected } from './reservation.errors.ts';
import {
  reservationChanged,
  toBundleFields,
  toStepResult,
  type ReservationStep,
} from './reservation.events.ts';
import { isAgreed, isOption } from './reservation.states.ts';
import { ReservationRepository, type ReservationWithSpace } from './reservation.repository.ts';

const HOST_TEXTS = ['title', 'title_public', 'owner_note', 'staff_note'] as const;
/** Texts that hosts write for themselves, and whether the program at the door shows the title; those left out stay. */
export type HostTexts = {
  readonly [Field in (typeof HOST_TEXTS)[number]]?:
    | (Field extends 'title_public' ? boolean : string)
    | undefined;
};

/** One step of several reservations, with what the audit trail records of it. */
export type GroupStep = {
  readonly step: ReservationStep;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
};

/** Records steps of a reservation, inside the unit of work that has locked it. */
@Injectable()
export class ReservationStepService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
  ) {}

  /** Saves a note visible to hosts only; no event is published. */
  async saveNote(actor: Actor, reservation: ReservationWithSpace, text: string): Promise<void> {
    await this.saveTexts(actor, reservation, { owner_note: text });
  }

  /**
   * Saves texts visible to hosts only; no event is published. Title and staff note are in calendars of the team, which
   * take only a change with another SEQUENCE. Another staff note is other work.
   * @returns names of the changed fields
   */
  async saveTexts(
    actor: Actor,
    reservation: ReservationWithSpace,
    texts: HostTexts,
  ): Promise<(keyof HostTexts)[]> {
    const { owner_note = reservation.ownerNote, staff_note = reservation.staffNote } = texts;
    const { title = reservation.title, title_public = reservation.titlePublic } = texts;
    const former = {
      owner_note: reservation.ownerNote,
      staff_note: reservation.staffNote,
      title: reservation.title,
      title_public: reservation.titlePublic,
    };
    const fields = HOST_TEXTS.filter((field) => (texts[field] ?? former[field]) !== former[field]);
    if (fields.length === 0) return [];
    if (fields.includes('title') || fields.includes('staff_note')) reservation.sequence += 1;
    if (fields.includes('staff_note')) Object.assign(reservation, { handledAt: null, handledBy: null });
    Object.assign(reservation, {
      ownerNote: owner_note,
      staffNote: staff_note,
      title,
      titlePublic: title_public,
    });
    await this.reservations.flush();
    // The audit trail names the fields; the values are personal.
    await this.audit.record(
      actor,
      'reservation.note',
      { type: 'reservation', id: reservation.id },
      {},
      { fields },
    );
    return fields;
  }

  /** Whether the public programs name the reservations; no event is published. */
  async saveTitlePublic(
    actor: Actor,
    reservations: readonly Reservation[],
    isPublic: boolean,
  ): Promise<void> {
    const changed = reservations.filter(({ titlePublic }) => titlePublic !== isPublic);
    for (const reservation of changed) reservation.titlePublic = isPublic;
    await this.reservations.flush();
    await this.audit.recordAll(
      actor,
      changed.map(({ id }) => ({
        action: 'reservation.note',
        subject: { type: 'reservation', id },
        before: {},
        after: { fields: ['title_public'] },
      })),
    );
  }

  /**
   * Moves the end of an option; no event is published.
   * @throws DomainError VALIDATION on `option_until` when it is no option, or the end is not between now and the
   * start
   */
  async saveOptionEnd(
    actor: Actor,
    reservation: ReservationWithSpace,
    until: Date,
    now: Date,
  ): Promise<boolean> {
    if (!isOption(reservation, now) || isAgreed(reservation) || until <= now || until > reservation.startsAt)
      throw optionEndRejected();
    const { id, expiresAt } = reservation;
    if (expiresAt?.getTime() === until.getTime()) return false;
    reservation.expiresAt = until;
    reservation.sequence += 1;
    await this.reservations.flush();
    const subject = { type: 'reservation', id };
    await this.audit.record(actor, 'reservation.option', subject, { until: expiresAt }, { until });
    return true;
  }

  /**
   * Saves the step, audits it and publishes the event.
   * @param former slot before a move
   */
  async finish(
    actor: Actor,
    reservation: ReservationWithSpace,
    step: ReservationStep,
    by: CancelledBy,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
    former?: TimeSlot,
  ): Promise<ReservationWithSpace> {
    const { id } = reservation;
    reservation.sequence += 1;
    await this.reservations.flush();
    await this.audit.record(actor, `reservation.${step}`, { type: 'reservation', id }, before, after);
    await this.outbox.publish(reservationChanged, {
      reservation_id: id,
      step,
      by,
      sequence: reservation.sequence,
      former: former ? toSlotPayload(former) : null,
      result: toStepResult(reservation),
    });
    return reservation;
  }

  /** Saves and audits a step of pending reservations that is told by another mail; no event is published. */
  async record(
    actor: Actor,
    reservations: readonly Reservation[],
    step: ReservationStep,
    after: Record<string, unknown>,
  ): Promise<void> {
    await this.reservations.flush();
    await this.audit.recordAll(
      actor,
      reservations.map(({ id }) => ({
        action: `reservation.${step}`,
        subject: { type: 'reservation', id },
        before: { status: 'pending' },
        after,
      })),
    );
  }

  /**
   * Saves one step of several reservations, audits it and publishes the events; one mail tells each side.
   * @param describe the step of each of them
   */
  async finishAll(
    actor: Actor,
    reservations: readonly Reservation[],
    by: CancelledBy,
    describe: (reservation: Reservation) => GroupStep,
  ): Promise<void> {
    const steps = reservations.map((reservation) => ({ reservation, ...describe(reservation) }));
    for (const { reservation } of steps) reservation.sequence += 1;
    await this.reservations.flush();
    await this.audit.recordAll(
      actor,
      steps.map(({ reservation: { id }, step, before, after }) => ({
        action: `reservation.${step}`,
        subject: { type: 'reservation', id },
        before,
        after,
      })),
    );
    await this.publishAll(steps, by);
  }

  /** Publishes a step of several reservations in the unit of work that made it; one mail tells each side. */
  async publishAll(
    steps: readonly { readonly reservation: Reservation; readonly step: ReservationStep }[],
    by: CancelledBy,
  ): Promise<void> {
    const reservations = steps.map(({ reservation }) => reservation);
    for (const { reservation, step } of steps)
      await this.outbox.publish(reservationChanged, {
        reservation_id: reservation.id,
        step,
        by,
        sequence: reservation.sequence,
        former: null,
        result: toStepResult(reservation),
        ...toBundleFields(reservations, reservation),
      });
  }
}

const toSlotPayload = ({ startsAt, endsAt }: TimeSlot): { starts_at: string; ends_at: string } => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
