import type { AccountPasskey, TotpSetup } from '@prostora/api-client';

/** What the drawer of the second factors asks for. */
export type FactorStep =
  | { kind: 'add-app' }
  | { kind: 'confirm-app'; setup: TotpSetup }
  | { kind: 'remove-app' }
  | { kind: 'add-passkey' }
  | { kind: 'remove-passkey'; passkey: AccountPasskey }
  | { kind: 'renew' };
