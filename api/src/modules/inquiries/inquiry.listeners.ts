import { Injectable } from '@nestjs/common';
import { OnEvent, type EventRun } from '../../platform/outbox/index.ts';
import { inquiryAnswered, inquiryClosed, inquirySent } from './inquiry.events.ts';
import { InquiryMails } from './inquiry-mails.service.ts';

@Injectable()
export class InquiryListeners {
  constructor(private readonly mails: InquiryMails) {}

  @OnEvent(inquirySent, 'inquiries-mail-sent')
  async mailOfSent(
    {
      inquiry_id,
      recipient_ids,
      tells_sender,
    }: { inquiry_id: number; recipient_ids: number[]; tells_sender: boolean },
    { id }: EventRun,
  ): Promise<void> {
    await this.mails.tellOfSent(`sent-${id}`, inquiry_id, recipient_ids, tells_sender);
  }

  @OnEvent(inquiryAnswered, 'inquiries-mail-answer')
  async mailOfAnswer(
    {
      inquiry_id,
      recipient_id,
      answer,
    }: { inquiry_id: number; recipient_id: number; answer: 'offered' | 'declined' },
    { id }: EventRun,
  ): Promise<void> {
    await this.mails.tellOfAnswer(`answer-${id}`, inquiry_id, recipient_id, answer);
  }

  @OnEvent(inquiryClosed, 'inquiries-mail-closed')
  async mailOfClosed(
    { inquiry_id, told }: { inquiry_id: number; told: number[] },
    { id }: EventRun,
  ): Promise<void> {
    await this.mails.tellOfClosed(`closed-${id}`, inquiry_id, told);
  }
}
