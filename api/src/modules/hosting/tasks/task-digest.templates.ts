import { urls } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { buildConversationUrl } from '@prostora/contracts/conversations.ts';
import { waitingDigest as texts, waitingDigestSample } from '@prostora/strings/cs/mail-waiting-digest.ts';
import { defineMail } from '../../mail/index.ts';
import type { Scored } from './task-order.ts';
import type { Task } from './task-list.repository.ts';

/** `customer`: its name for a member of several teams. */
export type DigestItem = Scored<Task> & { customer: string | null };
type MailedItem = Pick<
  DigestItem,
  | 'kind'
  | 'id'
  | 'conversationId'
  | 'title'
  | 'customer'
  | 'spaceName'
  | 'spaceId'
  | 'startsAt'
  | 'endsAt'
  | 'day'
  | 'dates'
  | 'valueHaler'
  | 'isEstimated'
  | 'deadline'
>;
type DigestProps = { items: readonly MailedItem[]; now: Date };

const MAX_ITEMS = 20;

/** What waits for the answer of an owner, or of a member of the team. */
export const taskDigestMail = defineMail({
  name: 'waiting-digest',
  sample: {
    items: waitingDigestSample.items.map((item) => ({
      ...item,
      conversationId: null,
      startsAt: new Date(item.startsAt),
      endsAt: new Date(item.endsAt),
      deadline: new Date(item.deadline),
    })),
    now: new Date(waitingDigestSample.now),
  } as DigestProps,
  render: ({ items, now }: DigestProps) => ({
    ...texts.digest(items.length, Math.max(0, items.length - MAX_ITEMS)),
    items: items.slice(0, MAX_ITEMS).map((item) => ({
      ...texts.item(
        {
          ...item,
          value: item.valueHaler === null ? null : item.valueHaler / 100,
          startsAt: item.startsAt?.toISOString() ?? null,
          endsAt: item.endsAt?.toISOString() ?? null,
          deadline: item.deadline?.toISOString() ?? null,
        },
        now,
      ),
      path: buildItemPath(item),
    })),
    action: { label: texts.open, path: urls.today },
  }),
});

export const TASK_MAILS = [taskDigestMail] as const;

function buildItemPath({
  kind,
  id,
  conversationId,
  spaceId,
}: Pick<MailedItem, 'kind' | 'id' | 'conversationId' | 'spaceId'>): string {
  if (conversationId !== null) return buildConversationUrl(conversationId);
  switch (kind) {
    case 'request':
    case 'option':
    case 'proposal':
      return buildOwnerReservationUrl(id);
    case 'message':
    case 'demand':
      return `${urls.inquiries}?poptavka=${id}`;
    case 'waitlist':
      return `${urls.reservations}?karta=cekani&prostor=${spaceId}`;
  }
}
