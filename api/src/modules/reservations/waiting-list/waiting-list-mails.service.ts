import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { formatDateTime, formatNumber, formatTimeSlot } from '@prostora/strings/format.ts';
import { MailService, type TemplatedMail } from '../../mail/index.ts';
import { buildSpaceUrl, formatSpaceName } from '../../spaces/index.ts';
import { formatReservationPrice } from '../mails/reservation-mail-props.ts';
import { WaitingListLinksService } from './waiting-list-links.service.ts';
import {
  waitingConfirmMail,
  waitingLeftMail,
  waitingOfferMail,
  waitingPassedMail,
  waitingPublicMail,
  type WaitingMailProps,
} from './waiting-list-mails.templates.ts';
import type { EntryWithSpace } from './waiting-list.repository.ts';
import type { WaitingState } from '@prostora/contracts';

/** What ended an entry: an answer of the person or of a host, the end of an offer or the start of the slot. */
export type ClosedBy = 'guest' | 'host' | 'time';

/** Prefix of the idempotency keys of mails about an entry; finds them in the mail log. */
export const waitingMailKeyPrefix = (id: number): string => `waitlist-${id}-`;

/** Mails to people on waiting lists; entries without an e-mail address get none. */
@Injectable()
export class WaitingListMailsService {
  constructor(
    private readonly links: WaitingListLinksService,
    private readonly mails: MailService,
  ) {}

  /** Requests the confirmation of the address; nothing else is sent before. */
  async sendConfirmation(entry: EntryWithSpace): Promise<void> {
    await this.send(entry, 'confirm', waitingConfirmMail.build(this.toProps(entry)));
  }

  async sendOffer(entry: EntryWithSpace): Promise<void> {
    const { reservation, offeredUntil } = entry;
    if (!reservation || !offeredUntil) return;
    const mail = waitingOfferMail.build({
      ...this.toProps(entry),
      price: formatReservationPrice(reservation),
      until: formatDateTime(offeredUntil),
    });
    await this.send(entry, `offer-${reservation.id}`, mail);
  }

  /**
   * The slot is free for everybody. Once for the lapse since which it is.
   * @param lapseId of the third lapsed offer
   */
  async sendPublic(entry: EntryWithSpace, lapseId: number): Promise<void> {
    const { space } = entry;
    const spacePath = urls.space(buildSpaceUrl(space));
    await this.send(
      entry,
      `public-${lapseId}`,
      waitingPublicMail.build({ ...this.toProps(entry), spacePath }),
    );
  }

  /** Nothing about a taken slot: the reservation has mails of its own. */
  async sendClosed(entry: EntryWithSpace, state: WaitingState, by: ClosedBy): Promise<void> {
    if (state === 'passed')
      await this.send(entry, 'passed', waitingPassedMail.build({ ...this.toProps(entry), by }));
    if (state === 'left')
      await this.send(entry, 'left', waitingLeftMail.build({ ...this.toProps(entry), by }));
  }

  private toProps(entry: EntryWithSpace): WaitingMailProps {
    const { space, startsAt, endsAt, guests } = entry;
    return {
      slot: {
        place: formatSpaceName(space),
        slot: formatTimeSlot(startsAt, endsAt),
        guests: formatNumber(guests),
      },
      page: this.links.getPagePath(entry),
      unsubscribe: this.links.getUnsubscribeLinks(entry),
    };
  }

  private async send({ id, email }: EntryWithSpace, key: string, mail: TemplatedMail): Promise<void> {
    if (email === '') return;
    await this.mails.enqueue({
      ...mail,
      idempotencyKey: waitingMailKeyPrefix(id) + key,
      to: email,
      subject: null,
    });
  }
}
