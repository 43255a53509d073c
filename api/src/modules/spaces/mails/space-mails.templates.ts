import { urls, type SpaceStatusValue } from '@prostora/contracts';
import { mail } from '@prostora/strings/cs/mail.ts';
import type { MailMessage } from '../../mail/index.ts';

export type StatusChange = {
  space_id: number;
  from: SpaceStatusValue;
  to: SpaceStatusValue;
  by: 'owner' | 'operator';
};

/** Properties of mails about a space; `editLink` issues a token only when called. */
export type SpaceMailProps = {
  name: string;
  owner: string;
  reason: string | null;
  page: string;
  editLink: () => string;
};
export type TemplatedMail = { template: string; message: MailMessage };
export type StatusStep = Pick<StatusChange, 'from' | 'to' | 'by'>;

const MY_SPACES_LINK = { label: mail.space.mine, path: urls.mySpaces };

/** @returns null for the owner's own steps, except the receipt of a request for publication */
export function buildOwnerMail(
  { from, to, by }: StatusStep,
  { name, reason, page, editLink }: SpaceMailProps,
): TemplatedMail | null {
  const quote = reason === null ? {} : { quote: reason };
  if (to === 'WAITING_FOR_APPROVAL')
    return { template: 'space-received', message: { ...mail.space.received(name), action: MY_SPACES_LINK } };
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
      return { template: 'space-enabled', message: { ...mail.space.enabled(name), action: MY_SPACES_LINK } };
    case 'DELETED':
      return {
        template: 'space-restored',
        message: { ...mail.space.restored(name), action: MY_SPACES_LINK },
      };
    default:
      return {
        template: 'space-unpublished',
        message: { ...mail.space.unpublished(name), ...quote, action: MY_SPACES_LINK },
      };
  }
}

/** @returns null for steps of operators and for those that need no attention */
export function buildOperatorMail(
  { from, to, by }: StatusStep,
  { name, owner }: SpaceMailProps,
): TemplatedMail | null {
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
