import { describe, expect, it } from '@jest/globals';
import type { MemberRole } from '@prostora/contracts';
import { resolveLandingPage } from './landing-page.ts';

describe('resolveLandingPage', () => {
  it('depends on the role of the user', () => {
    const landing = (has_customer: boolean, super_admin: boolean, role: MemberRole = 'majitel'): string =>
      resolveLandingPage({
        has_customer,
        customer: has_customer ? { id: 1, name: 'Dům', role, rights: [], space_ids: null } : null,
        super_admin,
        second_factor_missing: false,
      });
    expect(landing(true, false, 'domovnik')).toBe('/klient/dnes');
    expect([landing(true, false), landing(true, true), landing(false, true), landing(false, false)]).toEqual([
      '/klient/moje-prostory',
      '/klient/moje-prostory',
      '/admin2/dashboard',
      '/',
    ]);
  });

  it('returns the second factor set-up when that is missing', () => {
    expect(
      resolveLandingPage({
        has_customer: true,
        customer: null,
        super_admin: false,
        second_factor_missing: true,
      }),
    ).toBe('/admin2/ucet');
  });
});
