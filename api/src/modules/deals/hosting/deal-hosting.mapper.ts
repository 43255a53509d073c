import { toDealDto, toOfferDto } from '../deal.mapper.ts';
import type { DealRecord } from '../deal.repository.ts';
import { isClosable, listCancellable, type DealSummary } from '../deal.states.ts';
import type { DealDto, HostDealAction } from './deal-hosting.dto.ts';

/** For members of the owner's team who see prices. */
export function toHostDealDto(
  record: DealRecord,
  state: DealSummary,
  { now, mayWrite }: { now: Date; mayWrite: boolean },
): DealDto {
  const { deal, offers, waivers } = record;
  return {
    // The owner's cancellation costs nothing.
    ...toDealDto(record, state, null, now),
    offers: offers.map(toOfferDto),
    waivers: waivers.map(({ gate, reason, at }) => ({ gate, reason, at: at.toISOString() })),
    closed_reason: deal.closedReason,
    allowed_actions: mayWrite && deal.closedAt === null ? listActions(record, state, now) : [],
  };
}

function listActions(record: DealRecord, state: DealSummary, now: Date): HostDealAction[] {
  const canPay = state.instalments.some((one) => one.state !== 'void' && one.state !== 'paid');
  return [
    ...(state.stage === 'option' ? (['confirm'] as const) : []),
    ...(canPay ? (['pay'] as const) : []),
    'tenant',
    ...(listCancellable(record, now).length > 0 ? (['cancel'] as const) : []),
    ...(isClosable(state) ? (['close'] as const) : []),
  ];
}
