import type { AccountSecondFactor } from '@prostora/api-client';
import type { Handlers } from './console.tsx';

export const session = (id: string, current: boolean) => ({
  id,
  current,
  user_agent: current ? 'Mozilla/5.0 (X11; Linux) Firefox/146.0' : 'Mozilla/5.0 (Windows NT 10.0) Edg/140.0',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: '2026-11-19T10:00:00Z',
});

/** The account of an operator without a customer, signed in on two devices. */
export const accountHandlers = (factor: Partial<AccountSecondFactor> = {}): Handlers => ({
  'GET account': () => ({
    body: {
      profile: {
        email: 'admin@prostora.test',
        email_confirmed: true,
        pending_email: null,
        name: 'Sprava',
        phone: null,
        created_at: '2026-10-01T10:00:00Z',
      },
      billing: null,
    },
  }),
  'GET account/second-factor': () => ({
    body: { required: true, totp: false, passkeys: [], recovery_codes_left: 0, ...factor },
  }),
  'GET account/sessions': () => ({ body: { items: [session('s1', true), session('s2', false)] } }),
});
