import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { CatalogMatchingService } from '../../catalog/index.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { inquiryAnswered } from '../inquiry.events.ts';
import { toDemandDetailsDto } from '../inquiry.mapper.ts';
import { InquiryAnonymizationService } from '../inquiry-anonymization.service.ts';
import {
  InquiryRepository,
  type RecipientWithInquiry,
  type InquiryWithRecipients,
} from '../inquiry.repository.ts';
import { isOpen, ACTIVE_STATES } from '../inquiry.states.ts';
import { toOwnerInquiryDto } from './owner-inquiry.mapper.ts';

/**
 * Inquiries received by a person's spaces, as shown to the owner, and those sent from the person's confirmed
 * e-mail address.
 */
@Injectable()
export class InquiriesPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'inquiries';

  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly anonymization: InquiryAnonymizationService,
    private readonly matches: CatalogMatchingService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export(person: Person): Promise<unknown> {
    const context = {
      now: this.clock.now(),
      attributeNames: (ids: readonly number[]) => this.matches.listAttributeNames(ids),
    };
    const received =
      person.customerId === null ? [] : await this.inquiries.listAllRecipientsByCustomer(person.customerId);
    return {
      received: received.map((recipient) => {
        const {
          allowed_actions: _actions,
          is_free: _free,
          slot_hint: _hint,
          reservation: _reservation,
          handled_by: _colleague,
          assignee: _assignee,
          ...visible
        } = toOwnerInquiryDto({ recipient, isFree: null, reservation: null, hint: null }, context);
        return visible;
      }),
      sent: (await this.listSentBy(person)).map((inquiry) => ({
        id: inquiry.id,
        kind: inquiry.kind,
        fullname: inquiry.fullname,
        email: inquiry.email,
        phone: inquiry.phone,
        ...toDemandDetailsDto(inquiry, context),
      })),
    };
  }

  /**
   * Removes the owner's texts and declines open inquiries; withdraws and anonymizes the person's own
   * inquiries.
   */
  async erase(person: Person): Promise<void> {
    if (person.userId !== null) await this.inquiries.unassign(person.userId);
    await this.inquiries.lockByCustomerOrSender(person.customerId, person.ownsEmail ? person.email : null);
    for (const recipient of person.customerId === null
      ? []
      : await this.inquiries.listAllRecipientsByCustomer(person.customerId))
      await this.anonymizeRecipient(recipient);
    for (const inquiry of await this.listSentBy(person)) await this.anonymization.anonymizeSender(inquiry);
    await this.em.flush();
  }

  async listNames(person: Person): Promise<string[]> {
    return (await this.listSentBy(person)).map(({ fullname }) => fullname);
  }

  private async anonymizeRecipient(recipient: RecipientWithInquiry): Promise<void> {
    const isDeclined =
      recipient.inquiry.kind === 'demand' &&
      isOpen(recipient.inquiry, this.clock.now()) &&
      ACTIVE_STATES.includes(recipient.state);
    Object.assign(recipient, {
      offeredSpace: null,
      priceHaler: null,
      text: '',
      validUntil: null,
      declineReason: null,
      ...(isDeclined && { state: 'declined', answeredAt: this.clock.now() }),
    });
    if (isDeclined)
      await this.outbox.publish(inquiryAnswered, {
        inquiry_id: recipient.inquiry.id,
        recipient_id: recipient.id,
        answer: 'declined',
      });
  }

  private listSentBy({ email, ownsEmail }: Person): Promise<InquiryWithRecipients[]> {
    return ownsEmail ? this.inquiries.listBySender(email) : Promise.resolve([]);
  }
}
