import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import './action-log.page.tsx';
import { operator, plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { auditRow, singlePage } from '../../testing/people.ts';

const texts = adminOperations.log;
const PATH = '/admin2/protokol';
const acted = auditRow({
  id: 2,
  action: 'space.save',
  subject: { type: 'space', id: 7 },
  actor: { id: 12, email: 'petr@example.cz' },
  impersonator: { id: 1, email: operator.email },
  changes: [{ field: 'capacity', before: 10, after: 20 }],
});
const worked = auditRow({
  id: 1,
  action: 'queue.retry',
  subject: { type: 'queue', id: 0 },
  actor: null,
  impersonator: null,
  changes: [],
});
const list: Handlers = {
  'GET admin/audit': () => ({ body: singlePage([acted, worked]) }),
  'GET admin/audit/names': () => ({
    body: {
      actions: ['login', 'space.save', 'space.status', 'queue.retry'],
      subject_types: ['space', 'queue', 'user'],
    },
  }),
};
const open = (path = PATH, handlers: Handlers = {}) =>
  renderConsole(path, { handlers: { ...list, ...handlers } });

describe('ActionLogPage', () => {
  test('passes URL filters to the API and removes a filter set by a link', async () => {
    const { findCalls, router } = await open(
      `${PATH}?action=space.&subject_type=space&subject_id=7&actor_id=12&search=petr&from=2026-11-01&to=2026-11-20&page=3`,
    );
    await screen.findByText(adminAudit.action('space.save'));
    expect(findCalls('GET admin/audit').map(({ query }) => Object.fromEntries(query))).toEqual([
      {
        action: 'space.',
        subject_type: 'space',
        subject_id: '7',
        actor_id: '12',
        search: 'petr',
        from: '2026-11-01',
        to: '2026-11-20',
        page: '3',
        page_size: '20',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: adminKit.clearFilter(texts.only('space', 7)) }));
    expect(router.state.location.search).not.toContain('subject');
    await userEvent.click(screen.getByRole('button', { name: adminKit.clearFilter(texts.onlyBy(12)) }));
    expect(router.state.location.search).not.toContain('actor_id');
  });

  test('shows subject, actor with impersonation, and changes of an audit record', async () => {
    await open();
    const row = within((await screen.findByText(adminAudit.action('space.save'))).closest('tr')!);
    expect(row.getByRole('link', { name: adminAudit.subject('space', 7) }).getAttribute('href')).toBe(
      '/admin2/prostory/7',
    );
    expect(row.getByRole('link', { name: /^admin\s?@prostora\.test$/u }).getAttribute('href')).toBe(
      '/admin2/uzivatele/1',
    );
    expect(row.getByText(texts.impersonated)).toBeTruthy();
    expect(row.getByRole('link', { name: /^petr\s?@example\.cz$/u }).getAttribute('href')).toBe(
      '/admin2/uzivatele/12',
    );
    await userEvent.click(row.getByText(plain(adminAudit.changes(1))));
    expect(row.getByText('10').tagName).toBe('DEL');
    expect(row.getByText('20').tagName).toBe('INS');
    const other = within(screen.getByText(adminAudit.action('queue.retry')).closest('tr')!);
    expect(other.getByText(adminAudit.system)).toBeTruthy();
    expect(other.getByRole('link', { name: adminAudit.subjectName('queue') }).getAttribute('href')).toBe(
      '/admin2/fronty',
    );
  });

  test('groups action options by subject with an option for all of a group', async () => {
    const { findCalls } = await open();
    await screen.findByText(adminAudit.action('space.save'));
    await userEvent.click(screen.getByRole('combobox', { name: texts.actionFilter }));
    expect(screen.queryByText(texts.allOf(adminAudit.subjectName('queue')))).toBeNull();
    await userEvent.click(await screen.findByText(texts.allOf(adminAudit.subjectName('space'))));
    expect(findCalls('GET admin/audit').at(-1)?.query.get('action')).toBe('space.');
  });

  test('distinguishes an empty result from a failure', async () => {
    const { unmount } = await open(`${PATH}?search=nikdo`, {
      'GET admin/audit': () => ({ body: singlePage([]) }),
    });
    expect(await screen.findByText(texts.emptyFilteredText)).toBeTruthy();
    unmount();
    await open(PATH, {
      'GET admin/audit': () => ({ status: 422, body: { message: 'Zadejte platné datum' } }),
    });
    expect(await screen.findByRole('button', { name: admin.errors.retry })).toBeTruthy();
  });
});
