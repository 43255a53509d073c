import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import './customer.page.tsx';
import './credit-form.tsx';
import './membership-form.tsx';
import { findDialog, plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { customer, adminPlan } from '../../testing/people.ts';

const texts = adminPeople.membership;
const DETAIL = '/admin2/zakaznici/3';
const POST_MEMBERSHIP = 'POST admin/customers/3/membership';
const POST_CREDIT = 'POST admin/customers/3/credit';
const answers: Handlers = {
  'GET admin/customers/3': () => ({ body: customer() }),
  'GET admin/plans': () => ({
    body: { items: [adminPlan(), adminPlan({ id: 4, slug: 'profi', name: 'Profi' })] },
  }),
  'GET admin/timeline': () => ({ body: { items: [], next: null } }),
};
const REASON = 'Náhrada za výpadek';

async function openForm(label: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: label }));
}

async function submitForm(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
}

async function typeAmount(text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(plain(texts.creditAmount)), text);
}

async function choosePlan(name: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(texts.plan));
  await userEvent.click(await screen.findByTitle(name));
}

/** Clicks a button of the confirmation dialog and returns its text. */
async function confirmDialog(title: string, label: string): Promise<string> {
  const dialog = await findDialog(plain(title));
  const text = plain(dialog.textContent ?? '');
  await userEvent.click(within(dialog).getByRole('button', { name: label }));
  return text;
}

describe('customer membership', () => {
  test('shows what was paid apart from what is left of the period, credit and its ledger', async () => {
    const added = { id: 1, amount: 500.5, kind: 'operator', order_number: null, reason: REASON } as const;
    const used = { id: 2, amount: -200, kind: 'used', order_number: '2026000005', reason: null } as const;
    const ledger = [
      { ...used, created_at: '2026-11-03T10:00:00Z' },
      { ...added, created_at: '2026-11-02T10:00:00Z' },
    ];
    const corrected = { ...customer().subscriptions[0]!, id: 10, paid: null, remaining: 4604.38 };
    const replaced = { ...customer().subscriptions[0]!, value: 295.62, remaining: 0 };
    const body = customer({ credit: 300.5, ledger, subscriptions: [corrected, replaced] });
    await renderConsole(DETAIL, { handlers: { ...answers, 'GET admin/customers/3': () => ({ body }) } });
    const panel = within(await screen.findByRole('region', { name: texts.title }));
    const rows = panel.getAllByRole('row').map(({ textContent }) => plain(textContent ?? ''));
    expect(rows).toEqual([
      'TarifObdobíZaplacenoZůstává v období',
      'Standard1. 11. 2026 – 1. 11. 2027bez objednávky4 604,38 Kč',
      'Standard1. 11. 2026 – 1. 11. 20274 900 Kč0 Kč',
      'KdyCoČástka',
      '3. 11. 2026Použito na objednávku, objednávka 2026000005-200 Kč',
      `2. 11. 2026Úprava správcem, ${REASON}+500,50 Kč`,
    ]);
    expect(panel.getByText('Kredit k dispozici: 300,50 Kč')).toBeTruthy();
  });

  test('corrects the membership after a confirmation with old and new values', async () => {
    const done = { [POST_MEMBERSHIP]: () => ({ body: customer() }) };
    const { findCalls } = await renderConsole(DETAIL, { handlers: { ...answers, ...done } });
    await openForm(texts.edit);
    await choosePlan('Profi');
    await userEvent.type(screen.getByLabelText(texts.reason), REASON);
    await submitForm();
    const dialogText = await confirmDialog(texts.confirmTitle, texts.confirm);
    expect(dialogText).toContain('Standard do 1. 11. 2027 → Profi do 1. 11. 2027');
    expect(await screen.findByText(texts.done)).toBeTruthy();
    const ends_at = '2027-11-01T10:00:00Z';
    expect(findCalls(POST_MEMBERSHIP).map(({ body }) => body)).toEqual([
      { plan_id: 4, ends_at, reason: REASON, as_read: { plan_id: 2, ends_at } },
    ]);
  });

  test('requires a reason for a correction', async () => {
    const { findCalls } = await renderConsole(DETAIL, { handlers: answers });
    await openForm(texts.edit);
    await screen.findByLabelText(texts.reason);
    await submitForm();
    expect(await screen.findByText(fieldErrors.required)).toBeTruthy();
    expect(findCalls(POST_MEMBERSHIP)).toHaveLength(0);
  });

  test('reloads after a conflict and keeps typed values', async () => {
    const now = customer({ membership: { plan_id: 2, ends_at: '2028-11-01T10:00:00Z' } });
    const conflict = { error_code: 'CONFLICT', message: 'x', current: now };
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...answers,
        'GET admin/customers/3': () => ({ body: findCalls(POST_MEMBERSHIP).length === 0 ? customer() : now }),
        [POST_MEMBERSHIP]: () =>
          findCalls(POST_MEMBERSHIP).length === 1 ? { status: 409, body: conflict } : { body: now },
      },
    });
    await openForm(texts.edit);
    await choosePlan('Profi');
    await userEvent.type(screen.getByLabelText(texts.reason), REASON);
    await submitForm();
    await confirmDialog(texts.confirmTitle, texts.confirm);
    const hint = plain(texts.editHint('Standard do 1. 11. 2028'));
    expect(await screen.findByText(hint, { normalizer: plain })).toBeTruthy();
    await submitForm();
    await confirmDialog(texts.confirmTitle, texts.confirm);
    const repeated = { plan_id: 4, as_read: now.membership, reason: REASON };
    await waitFor(() => expect(findCalls(POST_MEMBERSHIP)[1]?.body).toMatchObject(repeated));
  });
});

describe('customer credit', () => {
  test('adds credit after a confirmation with old and new amount', async () => {
    const handlers = {
      ...answers,
      'GET admin/customers/3': () => ({ body: customer({ credit: 100 }) }),
      [POST_CREDIT]: () => ({ body: customer({ credit: 590.5 }) }),
    };
    const { findCalls } = await renderConsole(DETAIL, { handlers });
    await openForm(texts.creditEdit);
    await typeAmount('490,5');
    await userEvent.type(screen.getByLabelText(texts.reason), REASON);
    await submitForm();
    const dialogText = await confirmDialog(texts.creditConfirmTitle(490.5), texts.creditConfirm);
    expect(dialogText).toContain('100 Kč → 590,50 Kč');
    expect(await screen.findByText(texts.creditDone)).toBeTruthy();
    expect(findCalls(POST_CREDIT).map(({ body }) => body)).toEqual([{ amount: 490.5, reason: REASON }]);
  });

  test('changes nothing without confirmation and shows a rejected amount at its field', async () => {
    const errors = { amount: 'Odebrat jde nejvýš 0,00 Kč' };
    const refused = { status: 422, body: { error_code: 'VALIDATION', message: 'x', errors } };
    const handlers = { ...answers, [POST_CREDIT]: () => refused };
    const { findCalls } = await renderConsole(DETAIL, { handlers });
    await openForm(texts.creditEdit);
    await typeAmount('-5');
    await userEvent.type(screen.getByLabelText(texts.reason), REASON);
    await submitForm();
    await confirmDialog(texts.creditConfirmTitle(-5), admin.confirm.cancel);
    await waitFor(() => expect(screen.queryByText(plain(texts.creditConfirmTitle(-5)))).toBeNull());
    expect(findCalls(POST_CREDIT)).toHaveLength(0);
    await submitForm();
    await confirmDialog(texts.creditConfirmTitle(-5), texts.creditConfirm);
    expect(await screen.findByText(errors.amount)).toBeTruthy();
  });
});
