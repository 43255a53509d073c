import type { AdminInquiry, AdminInquiryRow } from '@prostora/api-client';

export const inquiryRow = (changes: Partial<AdminInquiryRow> = {}): AdminInquiryRow => ({
  id: 9, kind: 'demand', state: 'open', state_label: 'Ceka na nabidky', closed_reason: null, fullname: 'Jana Dvorakova', email: 'jana@example.cz', phone: '+420601234567', purpose: 'Svatba', location: 'Praha',
  date_from: '2027-06-12', date_to: '2027-06-12', number_of_guests: 80, recipients: 2, offers: 1, created_at: '2026-11-20T10:00:00Z', ...changes,
});

export const inquiry = (changes: Partial<AdminInquiry> = {}): AdminInquiry => ({
  id: 9, kind: 'demand', state: 'open', state_label: 'Ceka na nabidky', closed_reason: null, closed_note: null, fullname: 'Jana Dvorakova', email: 'jana@example.cz', phone: '+420601234567', purpose: 'Svatba', purpose_id: 1,
  purpose_text: null, location: 'Praha', location_id: 2, date_from: '2027-06-12', date_to: '2027-06-12', time_from: '14:00', time_to: '23:00', number_of_guests: 80, budget: 40_000, attributes: ['Bar'], attribute_ids: [5],
  text: 'Hledame misto se zahradou.', created_at: '2026-11-20T10:00:00Z', expires_at: '2026-12-20T10:00:00Z', version: 3,
  recipients: [{
    id: 31, state: 'offered', state_label: 'Nabidka', space: { id: 7, url: 'statek/stodola', building_name: 'Statek', space_name: 'Stodola' }, owner: { id: 3, name: 'Statek s.r.o.' },
    offer: { price: 32_000, text: 'Radi vas uvidime.', valid_until: '2026-12-01', space: { id: 7, url: 'statek/stodola', building_name: 'Statek', space_name: 'Stodola' } }, decline_reason: null,
    sent_at: '2026-11-20T10:00:00Z', seen_at: '2026-11-20T11:00:00Z', answered_at: '2026-11-20T12:00:00Z', handled_at: null, handled_how: null,
  }],
  ...changes,
});
