import { describe, expect, it } from '@jest/globals';
import type { OpenTeamInvitation } from '@prostora/api-client';
import { screen } from '@testing-library/react';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const open = (invitation: Partial<OpenTeamInvitation> | null) => {
  const tokens: unknown[] = [];
  renderSite('/pozvanka#token=abc', ({ pathname }, { body }) => {
    if (pathname !== '/api/team/invitations/preview') return failWith(404);
    tokens.push(body);
    if (invitation === null) return failWith(410);
    return {
      customer_name: 'Střelnice s. r. o.',
      email: 'lenka@host.example',
      role: 'domovnik',
      spaces: null,
      expires_at: '2126-11-27T08:00:00Z',
      has_account: false,
      ...invitation,
    };
  });
  return tokens;
};

describe('the page of an invitation', () => {
  it.each<[string[] | null, string]>([
    [null, 'Vaše role: Domovník. Prostory: všechny, i budoucí.'],
    [['Sál (Střelnice)'], 'Vaše role: Domovník. Prostor: Sál (Střelnice).'],
    [
      ['Bar (Střelnice)', 'Sál (Střelnice)'],
      'Vaše role: Domovník. Prostory: Bar (Střelnice) a Sál (Střelnice).',
    ],
    [
      Array.from({ length: 12 }, (_, index) => `S${index}`),
      'Vaše role: Domovník. Prostory: S0, S1, S2, S3, S4, S5, S6, S7 a další (4).',
    ],
    [[], 'Vaše role: Domovník. Prostory, kterých se pozvánka týkala, mezitím zanikly.'],
  ])('names the role and the spaces %j', async (spaces, text) => {
    const tokens = open({ spaces });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Střelnice s. r. o. vás zve do týmu.')).toBeTruthy();
    expect(screen.getByLabelText('Jméno a příjmení')).toBeTruthy();
    expect(tokens).toEqual([{ token: 'abc' }]);
  });

  it('asks the holder of an account to sign in', async () => {
    open({ has_account: true });
    expect(
      await screen.findByText('K této adrese už účet máte. Přihlaste se a pozvánku přijměte.'),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Heslo')).toBeNull();
  });

  it('says that a used link is no longer valid', async () => {
    open(null);
    expect(await screen.findByText(/^Odkaz už neplatí/u)).toBeTruthy();
  });
});
