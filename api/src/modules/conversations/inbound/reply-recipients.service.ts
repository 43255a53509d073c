import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '@prostora/contracts';
import { RateLimiter, type RateLimit } from '../../../platform/http/index.ts';
import { AssigneesService } from '../../accounts/members/index.ts';
import { ReplyAddressesService } from '../../mail/index.ts';
import { ConversationAccessService, type ConversationWithSubjects } from '../conversation-access.service.ts';
import type { Participant } from '../conversation.entity.ts';
import { ConversationRepository } from '../conversation.repository.ts';

/** Whom a reply address belongs to. */
export type ReplyRecipient = {
  readonly participant: Participant;
  readonly found: ConversationWithSubjects;
  /** Mailbox from which the participant writes. */
  readonly mailbox: string;
};

/** Mails to one address, so that no program fills the conversation or the storage. */
const MAILS: RateLimit = { name: 'inbound-mails', points: 60, seconds: HOUR_SECONDS, shared: true };

/** Participants of conversations by their reply addresses. */
@Injectable()
export class ReplyRecipientsService {
  constructor(
    private readonly addresses: ReplyAddressesService,
    private readonly conversations: ConversationRepository,
    private readonly access: ConversationAccessService,
    private readonly members: AssigneesService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Whether a mail to the address is taken now.
   * @throws DomainError RATE_LIMITED
   */
  async accepts(recipient: string): Promise<boolean> {
    const found = await this.find(recipient);
    if (found) await this.limiter.consume(MAILS, String(found.participant.id));
    return found !== null;
  }

  /**
   * Null for an address that was not built by the product, and for one that has ended: with the mailbox of the guest, with
   * the rights of the member, with the record or by the moderation.
   */
  async find(recipient: string): Promise<ReplyRecipient | null> {
    const address = this.addresses.parse(recipient);
    const participant = address && (await this.conversations.findParticipant(address.id));
    if (!participant) return null;
    const { id, side, tokenNonce: nonce, user, address: mailbox } = participant;
    if (address.side !== side || !this.addresses.matches(address, { id, side, nonce })) return null;
    const found = await this.access.find(participant.conversation.id);
    if (!found || found.conversation.anonymizedAt !== null) return null;
    if (side === 'guest') return found.subject.canGuestWrite ? { participant, found, mailbox } : null;
    const { customerId, spaceId } = found.subject;
    const members = await this.members.listPermitted(customerId, 'inquiries', spaceId);
    const addressee = user?.id;
    const member = members.find(({ userId }) => userId === addressee);
    return member ? { participant, found, mailbox: member.email } : null;
  }
}
