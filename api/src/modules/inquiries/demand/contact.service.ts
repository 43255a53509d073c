import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ANONYMOUS } from '../../../platform/http/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import { computeExpiresAt } from '../demand-needs.ts';
import { inquirySent } from '../inquiry.events.ts';
import type { Sender } from '../moderation/sender-blocks.service.ts';
import { InquiryRepository } from '../inquiry.repository.ts';
import { InquiryAdmissionService } from './inquiry-admission.service.ts';

/** A message to a space, with the honeypot field and the captcha solution. */
export type ContactMessage = {
  spaceId: number;
  fullname: string;
  email: string;
  message: string;
  honeypot: string | undefined;
  captchaSolution: string | undefined;
};

/** The contact form of a space. */
@Injectable()
export class ContactService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly spaces: SpaceAccessService,
    private readonly admission: InquiryAdmissionService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the message to the owner. A filled honeypot gets the normal answer and nothing is stored; a
   * message of a blocked sender is held.
   */
  async send(
    { spaceId, fullname, email, message, honeypot, captchaSolution }: ContactMessage,
    { ip, userAgent }: Pick<Sender, 'ip' | 'userAgent'>,
  ): Promise<void> {
    if (honeypot) return;
    const space = await this.spaces.loadViewable(ANONYMOUS, spaceId);
    const screening = await this.admission.admit('contact', { email, ip, userAgent }, captchaSolution);
    const tells_sender = await this.admission.canSendReceipt(email);
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const inquiry = await this.inquiries.create({
        kind: 'contact',
        fullname,
        email,
        text: message,
        ...screening,
        createdAt: now,
        expiresAt: computeExpiresAt(now, null),
      });
      const recipient_ids = await this.inquiries.addRecipients(inquiry, [space.id], now);
      if (screening.isDelivered)
        await this.outbox.publish(inquirySent, { inquiry_id: inquiry.id, recipient_ids, tells_sender });
    });
  }
}
