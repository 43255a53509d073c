import type { Calls } from './calls.ts';
import type {
  AdminInquiriesPage,
  AdminInquiryAnswer,
  AdminInquiryInput,
  ContactInput,
  DemandInput,
  DemandMatches,
  DemandNeeds,
  DemandSent,
  DoneAnswer,
  GuestInquiryAnswer,
  HandledHow,
  OfferInput,
  OwnerInquiriesPage,
  OwnerInquiryAnswer,
  CaptchaChallengeAnswer,
} from './generated/types.gen.ts';

export type OwnerInquiriesQuery = {
  page?: number;
  page_size?: number;
  state?: 'waiting' | 'answered' | 'closed';
};
export type AdminInquiriesQuery = {
  page?: number;
  page_size?: number;
  state?: string;
  kind?: string;
  search?: string;
  sort?: string;
  order?: 'asc' | 'desc';
};

/** Messages to spaces, and demands answered by several of them. */
export const inquiryCalls = ({ get, write }: Calls) => ({
  captcha: () => get<CaptchaChallengeAnswer>('inquiries/puzzle'),
  contact: (input: ContactInput, key: string) =>
    write<DoneAnswer>('POST', 'space/contact', input, { 'idempotency-key': key }),
  matches: ({ attributes, ...needs }: DemandNeeds, signal?: AbortSignal) =>
    get<DemandMatches>(
      'inquiries/matches',
      {
        ...Object.fromEntries(
          Object.entries(needs).filter(([, value]) => value !== null && value !== undefined && value !== ''),
        ),
        ...(attributes.length > 0 && { attributes: attributes.join(',') }),
      },
      signal,
    ),
  send: (input: DemandInput, key: string) =>
    write<DemandSent>('POST', 'inquiries', input, { 'idempotency-key': key }),
  guest: (id: number, token: string) => write<GuestInquiryAnswer>('POST', `inquiries/${id}/guest`, { token }),
  choose: (id: number, token: string, recipient_id: number) =>
    write<GuestInquiryAnswer>('POST', `inquiries/${id}/guest/choose`, { token, recipient_id }),
  close: (id: number, token: string, reason: string) =>
    write<GuestInquiryAnswer>('POST', `inquiries/${id}/guest/close`, { token, reason }),
  /** The owner's side; ids are those of the inquiry recipient. */
  received: (query: OwnerInquiriesQuery, signal?: AbortSignal) =>
    get<OwnerInquiriesPage>('inquiries/received', query, signal),
  read: (id: number, signal?: AbortSignal) =>
    get<OwnerInquiryAnswer>(`inquiries/received/${id}`, undefined, signal),
  offer: (id: number, input: OfferInput) =>
    write<OwnerInquiryAnswer>('POST', `inquiries/received/${id}/offer`, input),
  handle: (id: number, how: HandledHow | null) =>
    write<OwnerInquiryAnswer>(
      'POST',
      `inquiries/received/${id}/handled`,
      how === null ? { handled: false } : { handled: true, how },
    ),
  decline: (id: number, reason: string) =>
    write<OwnerInquiryAnswer>('POST', `inquiries/received/${id}/decline`, { reason }),
});

export const adminInquiryCalls = ({ get, write }: Calls) => ({
  list: (query: AdminInquiriesQuery, signal?: AbortSignal) =>
    get<AdminInquiriesPage>('admin/inquiries', query, signal),
  read: (id: number, signal?: AbortSignal) =>
    get<AdminInquiryAnswer>(`admin/inquiries/${id}`, undefined, signal),
  save: (id: number, input: AdminInquiryInput) =>
    write<AdminInquiryAnswer>('PUT', `admin/inquiries/${id}`, input),
  forward: (id: number, space_ids: number[]) =>
    write<AdminInquiryAnswer>('POST', `admin/inquiries/${id}/forward`, { space_ids }),
  close: (id: number, note: string) =>
    write<AdminInquiryAnswer>('POST', `admin/inquiries/${id}/close`, { note }),
});
