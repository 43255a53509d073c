import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GuestDeal } from '@prostora/api-client';
import { plainSpaces } from '@prostora/strings/format.ts';
import { dealOffer, guestDeal, offeredDeal } from '@prostora/testing/guest-deal-fixtures.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-hosta';
let calls: { step: string; body: unknown }[] = [];
beforeEach(() => {
  calls = [];
});

/** Renders the page on a stateful API: a step leads to the next deal or, for a failure, to that of `later`. */
function open(
  first: GuestDeal,
  { answer, later = first }: { answer?: GuestDeal | ReturnType<typeof failWith>; later?: GuestDeal } = {},
): void {
  let shown = first;
  renderSite(`/nabidka/5#token=${TOKEN}`, ({ pathname }, { body }) => {
    const step = pathname.split('/').at(-1) ?? '';
    calls.push({ step, body });
    if (step === 'accept-code')
      return { sent_to: 'k…@posta.example', expires_at: '2027-03-01T08:22:00.000Z' };
    if (step === 'guest') return { deal: shown };
    shown = later;
    return answer && 'failure' in answer ? answer : { deal: answer };
  });
}
const readPage = (): string => plainSpaces(document.body.textContent);
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

async function accept(): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Přijmout nabídku' }));
  await user.type(await screen.findByLabelText('Kód z e-mailu'), '482913');
  await user.click(screen.getByRole('button', { name: /^Přijmout za 26\s400\sKč$/u }));
}

describe('the page of an offer', () => {
  it('shows spaces, price, deposit, message, payments, ladder and until when the time is held', async () => {
    open(offeredDeal());
    await findTitle('Zbývá přijmout nabídku');
    expect(readPage()).toContain('Termín vám držíme do 8. 3. 2027 23:59, pak se uvolní.');
    const parts = ['Velký sál', 'Zahrada', '26 400 Kč', '5 000 Kč', 'Salonek jsem přidala jako šatnu.'];
    const terms = ['Záloha do 8. 2. 2027', '7 920 Kč', 'kdykoli: 50 % z ceny'];
    for (const part of [...parts, ...terms]) expect(readPage()).toContain(part);
  });
  it('says that the time of an offer is not held', async () => {
    open(offeredDeal({ offer: dealOffer({ holds: false }) }));
    await findTitle('Zbývá přijmout nabídku');
    expect(readPage()).toContain('termín zatím nikdo nedrží');
  });
  it('is accepted by a mailed code, and then says what to pay', async () => {
    open(offeredDeal(), { answer: guestDeal({ offer: dealOffer({ state: 'accepted' }) }) });
    await accept();
    await findTitle('Zbývá zaplatit zálohu');
    expect(screen.getByRole('heading', { name: 'Když zrušíte' })).toBeTruthy();
    expect(calls.slice(1)).toEqual([
      { step: 'accept-code', body: { token: TOKEN, no: 1 } },
      { step: 'accept', body: { token: TOKEN, no: 1, code: '482913' } },
    ]);
  });
  it('shows the new version of an offer that the owner has replaced', async () => {
    const later = offeredDeal({ offer: dealOffer({ no: 2, total: 18_000 }) });
    open(offeredDeal(), { answer: failWith(409, { error_code: 'OFFER_CHANGED' }), later });
    await accept();
    expect((await screen.findByRole('alert')).textContent).toContain('mezitím poslal novou nabídku');
    await screen.findByText(/^18\s000\sKč$/u);
    expect(screen.getByRole('button', { name: 'Přijmout nabídku' })).toBeTruthy();
  });
  it('says that the time was taken', async () => {
    open(offeredDeal(), { answer: failWith(409, { error_code: 'SLOT_TAKEN' }) });
    await accept();
    expect((await screen.findByRole('alert')).textContent).toContain('obsadil někdo jiný');
  });
  it('is declined with an optional reason', async () => {
    const offer = dealOffer({ state: 'declined' });
    const declined = offeredDeal({ stage: 'lost', next: null, offer, allowed_actions: ['tenant'] });
    open(offeredDeal(), { answer: declined });
    await userEvent.click(await screen.findByRole('button', { name: 'Nabídka se nehodí' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nabídka se nehodí?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Odmítnout nabídku' }));
    await findTitle('Nabídku jste odmítli');
    expect(calls.at(-1)).toEqual({ step: 'decline', body: { token: TOKEN, reason: '' } });
    expect(screen.queryByRole('button', { name: 'Přijmout nabídku' })).toBeNull();
  });
  it('says that an offer has ended', async () => {
    open(offeredDeal({ stage: 'lost', next: null, allowed_actions: ['tenant'] }));
    await findTitle('Nabídka už neplatí');
    expect(screen.queryByRole('button', { name: 'Přijmout nabídku' })).toBeNull();
  });
});
