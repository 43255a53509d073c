import { DEFAULT_LAYOUT_AREAS } from '@prostora/contracts/space-layouts.ts';
import type {
  AdminReservationDetail,
  AdminReservationRow,
  AdminReservationsAnswer,
  AdminSpaceDetail,
  AdminSpaceStatistics,
  TimelineAnswer,
  TimelineEntry,
} from '@prostora/api-client';
import { waitingSpace } from './console.tsx';

export const reservationRow = (changes: Partial<AdminReservationRow> = {}): AdminReservationRow => ({
  id: 21,
  status: 'pending',
  awaits_proof: false,
  offered_until: null,
  waits_long: false,
  cancelled_by: null,
  space: { id: 7, name: 'Stodola', building: 'Statek', url: 'statek/stodola' },
  owner: { id: 3, name: 'Statek s.r.o.' },
  guest_name: 'Jana Dvorakova',
  guest_email: 'jana@example.cz',
  guest_phone: '+420601234567',
  start_datetime: '2027-06-12T12:00:00Z',
  end_datetime: '2027-06-12T18:00:00Z',
  number_of_guests: 80,
  price: 12000,
  price_state: 'complete',
  group: null,
  expires_at: '2026-11-23T10:00:00Z',
  created_at: '2026-11-20T10:00:00Z',
  sequence: 0,
  allowed_actions: ['confirm', 'refuse', 'move', 'change', 'note'],
  ...changes,
});

export const reservationDetail = (changes: Partial<AdminReservationDetail> = {}): AdminReservationDetail => ({
  ...reservationRow(),
  notes: 'Prijedeme driv.',
  owner_note: '',
  quote: null,
  host_message: null,
  cancel_reason: null,
  held_from: '2027-06-12T11:00:00Z',
  held_until: '2027-06-12T18:00:00Z',
  confirmed_at: null,
  cancelled_at: null,
  forgotten_at: null,
  terms_version: '2026-11',
  updated_at: '2026-11-20T10:00:00Z',
  proposals: [],
  ...changes,
});

export const reservationsAnswer = (items: AdminReservationRow[]): AdminReservationsAnswer => ({
  items,
  page: 1,
  nr_of_pages: 1,
  total: items.length,
  counts: { pending: 5, confirmed: 9, cancelled: 2, waiting: 3 },
});

export const timelineEntry = (changes: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 'audit-1-space.save',
  at: '2026-11-18T10:00:00Z',
  kind: 'audit',
  action: 'space.save',
  state: null,
  label: null,
  place: null,
  actor: { id: 1, email: 'admin@prostora.test' },
  impersonator: null,
  changes: [],
  target: null,
  ...changes,
});
export const timelineAnswer = (items: TimelineEntry[], next: string | null = null): TimelineAnswer => ({
  items,
  next,
});

export const spaceDetail = (changes: Partial<AdminSpaceDetail> = {}): AdminSpaceDetail => ({
  space: waitingSpace({ status: 'PUBLISHED', allowed_actions: ['edit', 'unpublish', 'disable', 'delete'] }),
  owner: {
    id: 3,
    name: 'Statek s.r.o.',
    email: 'petr@example.cz',
    user_id: 12,
    is_blocked: false,
    plan: { name: 'Standard', trial: true, ends_at: '2027-01-01T10:00:00Z' },
  },
  status_reason: null,
  completeness: 60,
  missing: [{ field: 'images', message: 'Pridejte fotku' }],
  suggestions: [{ field: 'video_url', message: 'Pridejte video' }],
  layout_areas: [...DEFAULT_LAYOUT_AREAS],
  views_30_days: 1234,
  views: [],
  created_at: '2026-10-01T10:00:00Z',
  submitted_at: null,
  published_at: '2026-11-01T10:00:00Z',
  paused_at: null,
  suspended_at: null,
  updated_at: '2026-11-20T10:00:00Z',
  ...changes,
});
export const spaceStatistics = (changes: Partial<AdminSpaceStatistics> = {}): AdminSpaceStatistics => ({
  reservations: 12,
  upcoming: 4,
  pending: 1,
  value: 90000,
  inquiries: 6,
  open_inquiries: 2,
  feeds: 2,
  failing_feeds: 1,
  is_exported: true,
  ...changes,
});
