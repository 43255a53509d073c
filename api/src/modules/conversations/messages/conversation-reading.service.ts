import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasMemberRight } from '../../accounts/members/index.ts';
import { ConversationAccessService, type ConversationWithSubjects } from '../conversation-access.service.ts';
import { conversationForbidden } from '../conversation.errors.ts';
import { ConversationRepository, type MessageWithAuthor } from '../conversation.repository.ts';
import { ConversationSubjectRegistry, type ConversationSubject } from '../conversation-subject.registry.ts';
import { ConversationListRepository, type ConversationRow } from './conversation-list.repository.ts';

export type ListedConversation = { readonly row: ConversationRow; readonly subject: ConversationSubject };
export type ConversationPage = ConversationWithSubjects & {
  readonly messages: readonly MessageWithAuthor[];
  readonly hasMore: boolean;
  readonly isUnread: boolean;
};
export type ListRequest = {
  readonly isWaiting: boolean;
  readonly isUnread: boolean;
  readonly assigneeId: number | null;
  readonly search: string | null;
  readonly page: number;
  readonly pageSize: number;
};

/** Lists and pages of conversations. */
@Injectable()
export class ConversationReadingService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly list: ConversationListRepository,
    private readonly access: ConversationAccessService,
    private readonly registry: ConversationSubjectRegistry,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws DomainError FORBIDDEN without the right to inquiries */
  async listPage(
    actor: Actor,
    { assigneeId, page, pageSize, ...filter }: ListRequest,
  ): Promise<{ items: ListedConversation[]; total: number }> {
    const { customerId, memberSpaceIds: spaceIds, userId } = actor;
    if (customerId === null || userId === null) return { items: [], total: 0 };
    if (!hasMemberRight(actor, 'inquiries')) throw conversationForbidden();
    const ids = await this.registry.listConversationIds({ customerId, spaceIds, assigneeId });
    const { rows, total } = await this.list.listPage(
      { customerId, ids, userId, ...filter },
      { limit: pageSize, offset: (page - 1) * pageSize },
    );
    const subjects = await this.registry.listByConversations(rows.map(({ id }) => id));
    const items = rows.flatMap((row) => {
      const subject = subjects.find(
        (one) => one.conversationId === row.id && (spaceIds === null || spaceIds.includes(one.spaceId)),
      );
      return subject ? [{ row, subject }] : [];
    });
    return { items, total };
  }

  /** @param before id of a message; the page holds older ones */
  async readAsHost(actor: Actor, id: number, before: number | null): Promise<ConversationPage> {
    const found = await this.access.loadForHost(actor, id);
    const page = await this.conversations.listPage(id, { before, isForGuest: false });
    const isUnread = actor.userId !== null && (await this.list.isUnread(id, actor.userId));
    return { ...found, ...page, isUnread };
  }

  /** Without the notes of the team. */
  async readAsGuest(id: number, token: string, before: number | null): Promise<ConversationPage> {
    const found = await this.access.loadForGuest(id, token);
    const page = await this.conversations.listPage(id, { before, isForGuest: true });
    const last = page.messages.at(-1);
    if (before === null && last) await this.unit.run(() => this.conversations.markReadByGuest(id, last.id));
    return { ...found, ...page, isUnread: false };
  }
}
