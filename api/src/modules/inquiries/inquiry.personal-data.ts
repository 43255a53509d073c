import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../platform/clock/clock.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { CatalogMatches } from '../catalog/index.ts';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { inquiryAnswered } from './inquiry.events.ts';
import { demandFacts } from './inquiry.mapper.ts';
import { InquiryOblivion } from './inquiry-oblivion.service.ts';
import { InquiryRepository, type OwnerPart, type ToldInquiry } from './inquiry.repository.ts';
import { isOpen, TAKING_PART } from './inquiry.states.ts';
import { ownerInquiry } from './owner-inquiry.mapper.ts';

/**
 * Inquiries received by a person's spaces, as shown to the owner, and those sent from the person's confirmed
 * e-mail address.
 */
@Injectable()
export class InquiriesPersonalData implements PersonalDataKeeper {
  readonly name = 'inquiries';

  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly oblivion: InquiryOblivion,
    private readonly matches: CatalogMatches,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export(person: Person): Promise<unknown> {
    const around = {
      now: this.clock.now(),
      attributeNames: (ids: readonly number[]) => this.matches.attributeNames(ids),
    };
    const received = person.customerId === null ? [] : await this.inquiries.everTo(person.customerId);
    return {
      received: received.map((part) => {
        const {
          allowed_actions: _actions,
          is_free: _free,
          slot_hint: _hint,
          reservation: _reservation,
          ...seen
        } = ownerInquiry({ part, isFree: null, reservation: null, hint: null }, around);
        return seen;
      }),
      sent: (await this.sentBy(person)).map((inquiry) => ({
        id: inquiry.id,
        kind: inquiry.kind,
        fullname: inquiry.fullname,
        email: inquiry.email,
        phone: inquiry.phone,
        ...demandFacts(inquiry, around),
      })),
    };
  }

  /**
   * Removes the owner's texts and declines open inquiries; withdraws and anonymizes the person's own
   * inquiries.
   */
  async erase(person: Person): Promise<void> {
    await this.inquiries.lockAllOf(person.customerId, person.ownsEmail ? person.email : null);
    for (const part of person.customerId === null ? [] : await this.inquiries.everTo(person.customerId))
      await this.forgetOwner(part);
    for (const inquiry of await this.sentBy(person)) await this.oblivion.forgetSender(inquiry);
    await this.em.flush();
  }

  private async forgetOwner(part: OwnerPart): Promise<void> {
    const leaves =
      part.inquiry.kind === 'demand' &&
      isOpen(part.inquiry, this.clock.now()) &&
      TAKING_PART.includes(part.state);
    Object.assign(part, {
      offeredSpace: null,
      priceHaler: null,
      text: '',
      validUntil: null,
      declineReason: null,
      ...(leaves && { state: 'declined', answeredAt: this.clock.now() }),
    });
    if (leaves)
      await this.outbox.publish(inquiryAnswered, {
        inquiry_id: part.inquiry.id,
        recipient_id: part.id,
        answer: 'declined',
      });
  }

  private sentBy({ email, ownsEmail }: Person): Promise<ToldInquiry[]> {
    return ownsEmail ? this.inquiries.sentFrom(email) : Promise.resolve([]);
  }
}
