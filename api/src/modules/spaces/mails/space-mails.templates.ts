import { consoleUrls, type SpaceStatusValue, urls } from '@prostora/contracts';
import { mail } from '@prostora/strings/cs/mail.ts';
import { spaceFieldLabel } from '@prostora/strings/cs/space-fields.ts';
import { defineMail, toQuote, type TemplatedMail } from '../../mail/index.ts';

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
export type StatusStep = Pick<StatusChange, 'from' | 'to' | 'by'>;

const SAMPLE: SpaceMailProps = {
  name: mail.samples.space,
  owner: mail.samples.owner,
  reason: mail.samples.reason,
  page: urls.space('pragovka/loft-kotelna'),
  editLink: () => `${urls.editLink}#token=1`,
};
const MY_SPACES = { action: { label: mail.space.mine, path: urls.mySpaces } };
const REVIEW = { action: { label: mail.operator.review, path: consoleUrls.reviewSpaces } };

const received = defineMail({
  name: 'space-received',
  sample: SAMPLE,
  render: ({ name }: SpaceMailProps) => ({ ...mail.space.received(name), ...MY_SPACES }),
});
const published = defineMail({
  name: 'space-published',
  sample: SAMPLE,
  render: ({ name, page }: SpaceMailProps) => ({
    ...mail.space.published(name),
    action: { label: mail.space.show, path: page },
  }),
});
const disabled = defineMail({
  name: 'space-disabled',
  sample: SAMPLE,
  render: ({ name, reason }: SpaceMailProps) => ({ ...mail.space.disabled(name), ...toQuote(reason) }),
});
const deleted = defineMail({
  name: 'space-deleted',
  sample: SAMPLE,
  render: ({ name }: SpaceMailProps) => mail.space.deleted(name),
});
const returned = defineMail({
  name: 'space-returned',
  sample: SAMPLE,
  render: ({ name, reason, editLink }: SpaceMailProps) => ({
    ...mail.space.returned(name),
    ...toQuote(reason),
    action: { label: mail.space.edit, path: editLink() },
  }),
});
const enabled = defineMail({
  name: 'space-enabled',
  sample: SAMPLE,
  render: ({ name }: SpaceMailProps) => ({ ...mail.space.enabled(name), ...MY_SPACES }),
});
const restored = defineMail({
  name: 'space-restored',
  sample: SAMPLE,
  render: ({ name }: SpaceMailProps) => ({ ...mail.space.restored(name), ...MY_SPACES }),
});
const unpublished = defineMail({
  name: 'space-unpublished',
  sample: SAMPLE,
  render: ({ name, reason }: SpaceMailProps) => ({
    ...mail.space.unpublished(name),
    ...toQuote(reason),
    ...MY_SPACES,
  }),
});

const operatorWaiting = defineMail({
  name: 'operator-space-waiting',
  sample: SAMPLE,
  render: ({ name, owner }: SpaceMailProps) => ({ ...mail.operator.waiting(name, owner), ...REVIEW }),
});
const operatorWithdrawn = defineMail({
  name: 'operator-space-withdrawn',
  sample: { ...SAMPLE, wasPublished: true },
  render: ({ name, owner, wasPublished }: SpaceMailProps & { wasPublished: boolean }) => ({
    ...mail.operator.withdrawn(name, owner, wasPublished),
    action: { label: mail.operator.spaces, path: consoleUrls.allSpaces },
  }),
});
/** `fields` are API names of the edited fields. */
export const operatorSpaceEditedMail = defineMail({
  name: 'operator-space-edited',
  sample: { ...SAMPLE, fields: ['perex', 'capacity'] },
  render: ({ name, owner, fields }: Pick<SpaceMailProps, 'name' | 'owner'> & { fields: string[] }) => ({
    ...mail.operator.edited(name, owner, fields.map(spaceFieldLabel).join(', ')),
    ...REVIEW,
  }),
});

export const SPACE_MAILS = [
  received,
  published,
  disabled,
  deleted,
  returned,
  enabled,
  restored,
  unpublished,
  operatorWaiting,
  operatorWithdrawn,
  operatorSpaceEditedMail,
] as const;

/** @returns null for the owner's own steps, except the receipt of a request for publication */
export function buildOwnerMail({ from, to, by }: StatusStep, props: SpaceMailProps): TemplatedMail | null {
  if (to === 'WAITING_FOR_APPROVAL') return received.build(props);
  if (by === 'owner') return null;
  if (to === 'PUBLISHED') return published.build(props);
  if (to === 'DISABLED') return disabled.build(props);
  if (to === 'DELETED') return deleted.build(props);
  switch (from) {
    case 'WAITING_FOR_APPROVAL':
      return returned.build(props);
    case 'DISABLED':
      return enabled.build(props);
    case 'DELETED':
      return restored.build(props);
    default:
      return unpublished.build(props);
  }
}

/** @returns null for steps of operators and for those that need no attention */
export function buildOperatorMail({ from, to, by }: StatusStep, props: SpaceMailProps): TemplatedMail | null {
  if (by === 'operator') return null;
  if (to === 'WAITING_FOR_APPROVAL') return operatorWaiting.build(props);
  const isWithdrawn = to === 'DRAFT' && (from === 'PUBLISHED' || from === 'WAITING_FOR_APPROVAL');
  return isWithdrawn ? operatorWithdrawn.build({ ...props, wasPublished: from === 'PUBLISHED' }) : null;
}
