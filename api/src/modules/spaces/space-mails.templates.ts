import { urls } from '@prostora/contracts';
import { mail } from '@prostora/strings/cs/mail.ts';
import type { MailMessage } from '../mail/index.ts';
import type { StatusChange } from './space-mails.service.ts';

/** Properties of mails about a space; `editLink` issues a token only when called. */
export type MailFacts = {
  name: string;
  owner: string;
  reason: string | null;
  page: string;
  editLink: () => string;
};
export type TemplatedMail = { template: string; message: MailMessage };
export type Step = Pick<StatusChange, 'from' | 'to' | 'by'>;

const mySpaces = { label: mail.space.mine, path: urls.mySpaces };

/** @returns null for the owner's own steps, except the receipt of a request for publication */
export function ownerMail(
  { from, to, by }: Step,
  { name, reason, page, editLink }: MailFacts,
): TemplatedMail | null {
  const quote = reason === null ? {} : { quote: reason };
  if (to === 'WAITING_FOR_APPROVAL')
    return { template: 'space-received', message: { ...mail.space.received(name), action: mySpaces } };
  if (by === 'owner') return null;
  if (to === 'PUBLISHED')
    return {
      template: 'space-published',
      message: { ...mail.space.published(name), action: { label: mail.space.show, path: page } },
    };
  if (to === 'DISABLED')
    return { template: 'space-disabled', message: { ...mail.space.disabled(name), ...quote } };
  if (to === 'DELETED') return { template: 'space-deleted', message: mail.space.deleted(name) };
  switch (from) {
    case 'WAITING_FOR_APPROVAL':
      return {
        template: 'space-returned',
        message: {
          ...mail.space.returned(name),
          ...quote,
          action: { label: mail.space.edit, path: editLink() },
        },
      };
    case 'DISABLED':
      return { template: 'space-enabled', message: { ...mail.space.enabled(name), action: mySpaces } };
    case 'DELETED':
      return { template: 'space-restored', message: { ...mail.space.restored(name), action: mySpaces } };
    default:
      return {
        template: 'space-unpublished',
        message: { ...mail.space.unpublished(name), ...quote, action: mySpaces },
      };
  }
}

/** @returns null for steps of operators and for those that need no attention */
export function operatorMail({ from, to, by }: Step, { name, owner }: MailFacts): TemplatedMail | null {
  if (by === 'operator') return null;
  if (to === 'WAITING_FOR_APPROVAL')
    return {
      template: 'operator-space-waiting',
      message: {
        ...mail.operator.waiting(name, owner),
        action: { label: mail.operator.review, path: urls.reviewSpaces },
      },
    };
  const isWithdrawn = to === 'DRAFT' && (from === 'PUBLISHED' || from === 'WAITING_FOR_APPROVAL');
  return isWithdrawn
    ? {
        template: 'operator-space-withdrawn',
        message: {
          ...mail.operator.withdrawn(name, owner, from === 'PUBLISHED'),
          action: { label: mail.operator.spaces, path: urls.allSpaces },
        },
      }
    : null;
}
