import {
  acceptProposal,
  cancelReservation,
  changeReservationOptionEnd,
  confirmReservation,
  handleConversation,
  handleOwnerInquiry,
  type Client,
  type TodayWaitingItem,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { buildConversationUrl } from '@prostora/contracts/conversations.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { today } from '@prostora/strings/cs/today.ts';
import { postpone, restore } from './postponed.ts';

const texts = today.waiting;

/** A step that leaves the page. */
export type LinkAction = { label: string; to: string };
/**
 * A step that removes the item: reverted by `undo`, or not taken before the time for an undo is over
 * (`isDelayed`). Neither when a mail leaves.
 */
export type RunAction = {
  label: string;
  run: () => Promise<unknown>;
  /** Message afterwards; of the answer of `run` when it decides. */
  done: string | ((answer: unknown) => string);
  undo?: () => Promise<unknown>;
  isDelayed?: true;
};
export type ItemAction = LinkAction | RunAction;

export const isLink = (action: ItemAction): action is LinkAction => 'to' in action;

const buildReservationUrl = ({ id }: TodayWaitingItem): string =>
  `${urls.reservations}?karta=seznam&kdy=vse&rezervace=${id}`;
const buildInquiryUrl = ({ id }: TodayWaitingItem): string => `${urls.inquiries}?poptavka=${id}`;

type Build = (item: TodayWaitingItem, api: Client) => readonly ItemAction[];

const confirmRequest = (item: TodayWaitingItem, api: Client): RunAction => ({
  label: texts.actions.confirm,
  run: async () => (await confirmReservation({ client: api, path: { id: item.id }, body: {} })).proposal,
  // A dearer slot than the guest has accepted is proposed first.
  done: (proposal) => (proposal ? texts.done.proposed(item.title) : texts.done.confirmed(item.title)),
});

const markInquiry = ({ id }: TodayWaitingItem, api: Client, isHandled: boolean): Promise<unknown> =>
  handleOwnerInquiry({
    client: api,
    path: { id },
    body: isHandled ? { handled: true, how: 'other' } : { handled: false },
  });

/** Steps of each kind, the likely one first. */
const ACTIONS: Readonly<Record<TodayWaitingItem['kind'], Build>> = {
  request: (item, api) => [
    // One answer to all dates, after a look at them.
    ...(item.series_id === null
      ? [confirmRequest(item, api), { label: texts.actions.reply, to: buildReservationUrl(item) }]
      : [{ label: seriesRequest.host.review, to: buildReservationUrl(item) }]),
  ],
  option: (item, api) => {
    const changeEnd = (end: string | null): Promise<unknown> =>
      changeReservationOptionEnd({ client: api, path: { id: item.id }, body: { option_until: end } });
    return [
      {
        label: texts.actions.prolong,
        run: () => changeEnd(null),
        done: texts.done.prolonged(item.title),
        undo: () => changeEnd(item.deadline),
      },
      {
        label: texts.actions.release,
        run: () =>
          cancelReservation({ client: api, path: { id: item.id }, body: { reason: texts.releaseReason } }),
        done: texts.done.released(item.title),
        isDelayed: true,
      },
    ];
  },
  proposal: (item, api) => [
    {
      label: texts.actions.accept,
      run: () =>
        acceptProposal({
          client: api,
          path: { id: item.id },
          body: { proposal_id: item.proposal_id ?? 0 },
        }),
      done: texts.done.accepted(item.title),
    },
    { label: texts.actions.compare, to: buildReservationUrl(item) },
  ],
  message: (item, api) => {
    const { conversation_id: conversationId } = item;
    const mark = (isHandled: boolean): Promise<unknown> =>
      conversationId === null
        ? markInquiry(item, api, isHandled)
        : handleConversation({
            client: api,
            path: { id: conversationId },
            body: { handled: isHandled },
          });
    return [
      {
        label: texts.actions.reply,
        to: conversationId === null ? buildInquiryUrl(item) : buildConversationUrl(conversationId),
      },
      {
        label: texts.actions.handled,
        run: () => mark(true),
        done: texts.done.handled(item.title),
        undo: () => mark(false),
      },
    ];
  },
  demand: (item) => [
    { label: texts.actions.offer, to: buildInquiryUrl(item) },
    {
      label: texts.actions.later,
      run: () => Promise.resolve(postpone(item)),
      done: texts.done.postponed(item.title),
      undo: () => Promise.resolve(restore(item)),
    },
  ],
  waitlist: (item) => [
    ...(item.phone ? [{ label: texts.actions.call, to: `tel:${item.phone}` }] : []),
    { label: texts.actions.waitingList, to: `${urls.reservations}?karta=cekani&prostor=${item.space.id}` },
  ],
};

/** Kinds whose steps decide about a reservation. */
const DECIDED_KINDS: readonly TodayWaitingItem['kind'][] = ['request', 'option', 'proposal'];

/** Whether the steps are left to the owner, whom an operator acts as. */
const isOfOwnerAlone = ({ kind, conversation_id: conversationId }: TodayWaitingItem): boolean =>
  DECIDED_KINDS.includes(kind) || conversationId !== null;

/** Steps of an item, the likely one first; without decisions for an operator who acts as the owner. */
export function listActions(
  item: TodayWaitingItem,
  api: Client,
  isImpersonating: boolean,
): readonly ItemAction[] {
  const actions = ACTIONS[item.kind](item, api);
  return isImpersonating && isOfOwnerAlone(item) ? actions.filter(isLink) : actions;
}
