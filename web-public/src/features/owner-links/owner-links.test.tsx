import { afterEach, describe, expect, it } from '@jest/globals';
import type { LinkedOption } from '@prostora/api-client';
import { dayPlanLink, optionLink } from '@prostora/strings/cs/owner-links.ts';
import { privateLink } from '@prostora/strings/cs/private-link.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../../testing/portal.tsx';
import { failWith, renderSite, type Handler } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-opce';
const OPTION: LinkedOption = {
  id: 4,
  state: 'open',
  place: 'Velký sál, Dům',
  start_datetime: '2026-12-05T16:00:00Z',
  end_datetime: '2026-12-05T22:00:00Z',
  customer_name: 'Nováčkovi',
  number_of_guests: 60,
  price_label: '4 500 Kč',
  option_until: '2026-12-01T17:00:00Z',
  prolonged_until: '2026-12-04T17:00:00Z',
};

afterEach(cleanup);

describe('option by its mail link', () => {
  /** Renders the page on a stateful API; returns the received steps. */
  async function open(
    initial: LinkedOption,
    address = `/opce/4#token=${TOKEN}`,
    isSignedIn = true,
  ): Promise<string[]> {
    let present = initial;
    const steps: string[] = [];
    const answer: Handler = (url, { body }) => {
      const step = url.pathname.split('/')[5];
      if (step === undefined)
        return (body as { token: string }).token === TOKEN ? { option: present } : failWith(404);
      steps.push(url.pathname);
      present = { ...present, state: 'confirmed', option_until: null, prolonged_until: null };
      return { option: present };
    };
    await (isSignedIn ? renderPortal(address, answer) : renderSite(address, answer));
    return steps;
  }

  it('offers its steps and changes nothing by opening', async () => {
    const steps = await open(OPTION, `/opce/4?krok=prodlouzit#token=${TOKEN}`);
    expect(await screen.findByRole('heading', { level: 1, name: optionLink.states.open })).toBeTruthy();
    for (const name of [/^Prodloužit do 4\.\s12\.\s2026 18:00/u, optionLink.confirm, optionLink.release])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(steps).toEqual([]);
  });

  it('shows its state after a step', async () => {
    const steps = await open(OPTION);
    await userEvent.click(await screen.findByRole('button', { name: optionLink.confirm }));
    expect(await screen.findByRole('heading', { level: 1, name: optionLink.states.confirmed })).toBeTruthy();
    expect([steps, screen.queryAllByRole('button')]).toEqual([
      [`/api/reservations/4/option/confirm/${TOKEN}`],
      [],
    ]);
  });

  it('only shows the option without a login', async () => {
    await open(OPTION, undefined, false);
    expect(await screen.findByRole('button', { name: optionLink.login.open })).toBeTruthy();
    expect(screen.getByText('Nováčkovi')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('opens links of former releases, whose token is in the path', async () => {
    await open(OPTION, `/opce/4/${TOKEN}`);
    expect(await screen.findByRole('heading', { level: 1, name: optionLink.states.open })).toBeTruthy();
  });

  it('says that it already lasts until the start', async () => {
    await open({ ...OPTION, prolonged_until: null });
    expect(await screen.findByText(/^Opce už trvá až do začátku/u)).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it.each(['#token=cizi-token-opce', ''])('is not shown by „%s“, which is said calmly', async (hash) => {
    await open(OPTION, `/opce/4${hash}`);
    expect(await screen.findByRole('heading', { name: privateLink.invalid.title })).toBeTruthy();
  });
});

describe('mail about tomorrow', () => {
  it('is ended and started again by its link', async () => {
    let isOn = true;
    renderSite(`/zitra/2/${TOKEN}`, (url) => {
      const step = url.pathname.split('/')[4];
      if (step !== 'link') isOn = step === 'subscribe';
      return { is_on: isOn };
    });
    await userEvent.click(await screen.findByRole('button', { name: dayPlanLink.unsubscribe }));
    expect(await screen.findByText(dayPlanLink.offText)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: dayPlanLink.subscribe }));
    expect(await screen.findByRole('heading', { level: 1, name: /vám posíláme$/u })).toBeTruthy();
  });
});
