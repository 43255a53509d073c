import { Injectable } from '@nestjs/common';
import { SenderAdmissionService } from '../../../platform/bot-protection/index.ts';
import { SenderBlocksService, type Screening, type Sender } from '../moderation/sender-blocks.service.ts';

/** Limits, captcha and blocks of senders of messages and demands. */
@Injectable()
export class InquiryAdmissionService {
  constructor(
    private readonly senderAdmission: SenderAdmissionService,
    private readonly blocks: SenderBlocksService,
  ) {}

  /** @throws DomainError when the limit of the sender is reached */
  async admit(
    kind: 'contact' | 'demand',
    sender: Sender,
    captchaSolution: string | undefined,
  ): Promise<Screening> {
    const { ip, email } = sender;
    await this.senderAdmission.admit(kind, { ip, email, captchaSolution });
    return this.blocks.screen(sender);
  }

  canSendReceipt(email: string): Promise<boolean> {
    return this.senderAdmission.canSendReceipt(email);
  }
}
