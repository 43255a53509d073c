import type { OwnerWaitingItem } from '@prostora/api-client';
import { urls } from '@prostora/contracts';

const ORDERS_PARAMETER = 'objednavky';
const UNPAID = 'nezaplacene';

/** URLs of the owner's lists, filtered to the items that a waiting count covers. */
export const WAITING_URLS: Readonly<Record<OwnerWaitingItem['kind'], string>> = {
  reservation_requests: `${urls.reservations}?karta=seznam&ceka=zadost&kdy=vse`,
  change_proposals: `${urls.reservations}?karta=seznam&ceka=zmena&kdy=vse`,
  inquiries: urls.inquiries,
  orders: `${urls.membership}?${ORDERS_PARAMETER}=${UNPAID}`,
};

/** Whether the query of the membership page filters to unpaid orders. */
export const isUnpaidOnly = (query: URLSearchParams): boolean => query.get(ORDERS_PARAMETER) === UNPAID;
