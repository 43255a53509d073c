import type { OwnerWaitingItem } from '@prostora/api-client';
import { urls } from '@prostora/contracts';

const ORDERS_PARAMETER = 'objednavky';
const UNPAID = 'nezaplacene';

/** Addresses of the lists of what waits for the owner, filtered to exactly what is counted. */
export const WAITING_URLS: Readonly<Record<OwnerWaitingItem['kind'], string>> = {
  reservation_requests: `${urls.reservations}?karta=seznam&ceka=zadost&kdy=vse`,
  change_proposals: `${urls.reservations}?karta=seznam&ceka=zmena&kdy=vse`,
  inquiries: urls.inquiries,
  orders: `${urls.membership}?${ORDERS_PARAMETER}=${UNPAID}`,
};

/** Whether an address of the membership asks for the unpaid orders alone. */
export const isUnpaidOnly = (query: URLSearchParams): boolean => query.get(ORDERS_PARAMETER) === UNPAID;
