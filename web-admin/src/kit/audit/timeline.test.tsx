import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminTimeline as texts } from '@prostora/strings/cs/admin-timeline.ts';
import { mailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import '../../features/people/customer.page.tsx';
import { plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { customer } from '../../testing/people.ts';
import { timelineEntry, timelineAnswer } from '../../testing/reservations.ts';

const timelineEntries = [
  timelineEntry({
    id: 'a',
    at: '2026-03-18T22:30:00Z',
    action: 'customer.edit',
    changes: [{ field: 'changed', before: null, after: ['phone'] }],
  }),
  timelineEntry({
    id: 'b',
    at: '2026-03-18T23:30:00Z',
    kind: 'mail',
    action: 'order-placed',
    state: 'failed',
    label: 'petr@example.cz',
    actor: null,
    target: { type: 'order', id: 5 },
  }),
  timelineEntry({
    id: 'c',
    at: '2026-03-17T10:00:00Z',
    kind: 'reservation',
    action: 'cancelled',
    state: 'owner',
    label: 'Jana',
    place: 'Stodola',
    actor: null,
    target: { type: 'reservation', id: 21 },
  }),
  timelineEntry({
    id: 'd',
    at: '2026-03-17T09:00:00Z',
    kind: 'reservation',
    action: 'made',
    state: 'instant',
    label: null,
    place: 'Stodola',
    actor: null,
    target: { type: 'reservation', id: 22 },
  }),
  timelineEntry({
    id: 'e',
    at: '2026-03-17T08:00:00Z',
    kind: 'inquiry',
    action: 'received',
    state: 'contact',
    label: 'Eva',
    place: 'Stodola',
    actor: null,
    target: { type: 'inquiry', id: 9 },
  }),
  timelineEntry({
    id: 'f',
    at: '2026-03-16T08:00:00Z',
    kind: 'order',
    action: 'paid',
    state: 'Standard',
    label: '2026000005',
    actor: null,
    target: { type: 'order', id: 5 },
  }),
];
const open = (timeline: Handlers[string]) =>
  renderConsole('/admin2/zakaznici/3', {
    handlers: {
      'GET admin/customers/3': () => ({ body: customer({ orders: [] }) }),
      'GET admin/timeline': timeline,
    },
  });

describe('Timeline', () => {
  test('groups entries by day in Prague and describes each kind with recipient and place', async () => {
    await open(() => ({ body: timelineAnswer(timelineEntries) }));
    const dayOf = async (day: string) => within(await screen.findByRole('region', { name: texts.day(day) }));
    const [late, night, noon] = [
      await dayOf('2026-03-18'),
      await dayOf('2026-03-19'),
      await dayOf('2026-03-17'),
    ];
    expect(late.getByText(adminAudit.action('customer.edit'))).toBeTruthy();
    expect(late.getByText(adminAudit.field('phone'))).toBeTruthy();
    expect(night.getByText(`E-mail: ${mailTemplateName('order-placed')}`)).toBeTruthy();
    expect(night.getByText(texts.mailState('failed'))).toBeTruthy();
    expect(noon.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Rezervaci zrušil majitel',
      'Nová rezervace, hned potvrzená',
      'Nová zpráva',
    ]);
    expect(noon.getByText('Jana')).toBeTruthy();
    expect(noon.getByText(texts.anonymized)).toBeTruthy();
    expect(noon.getAllByRole('link', { name: texts.open.reservation })[0]?.getAttribute('href')).toBe(
      '/admin2/rezervace/21',
    );
    expect(noon.getByRole('link', { name: texts.open.inquiry }).getAttribute('href')).toBe(
      '/admin2/poptavky/9',
    );
    expect(screen.getByText('Objednávka zaplacena: Standard')).toBeTruthy();
  });

  test('filters by kind and loads the next page', async () => {
    const { findCalls } = await open(({ query }) => ({
      body: query.get('cursor')
        ? timelineAnswer([timelineEntries[5]!])
        : timelineAnswer(timelineEntries.slice(0, 2), 'dalsi'),
    }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.older }));
    expect(await screen.findByText('Objednávka zaplacena: Standard')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.older })).toBeNull();
    await user.click(screen.getByRole('button', { name: texts.kinds.mail }));
    expect(screen.getByRole('button', { name: texts.kinds.mail }).getAttribute('aria-pressed')).toBe('true');
    const about = { subject_type: 'customer', subject_id: '3', page_size: '30' };
    await waitFor(() =>
      expect(findCalls('GET admin/timeline').map(({ query }) => Object.fromEntries(query))).toEqual([
        about,
        { ...about, cursor: 'dalsi' },
        { ...about, kind: 'mail' },
      ]),
    );
  });

  test('shows an empty state, and a retry after a failure', async () => {
    const { unmount } = await open(() => ({ body: timelineAnswer([]) }));
    expect(await screen.findByText(plain(texts.empty))).toBeTruthy();
    unmount();
    await open(() => ({ status: 500, body: { message: 'Chyba' } }));
    expect(await screen.findByRole('button', { name: admin.errors.retry })).toBeTruthy();
  });
});
