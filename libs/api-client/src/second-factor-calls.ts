import type { Calls } from './calls.ts';
import type {
  AccountSecondFactor,
  AccountSecondFactorAnswer,
  PasskeyOptions,
  TotpSetup,
} from './generated/types.gen.ts';

/** Second factors of the signed-in account. */
export const secondFactorCalls = ({ get, write }: Calls) => ({
  read: (signal?: AbortSignal) => get<AccountSecondFactor>('account/second-factor', undefined, signal),
  beginTotp: (current_password: string) =>
    write<TotpSetup>('POST', 'account/second-factor/totp', { current_password }),
  confirmTotp: (code: string) =>
    write<AccountSecondFactorAnswer>('PUT', 'account/second-factor/totp', { code }),
  removeTotp: (current_password: string) =>
    write<AccountSecondFactorAnswer>('POST', 'account/second-factor/totp/remove', { current_password }),
  beginPasskey: (current_password: string) =>
    write<PasskeyOptions>('POST', 'account/second-factor/passkeys/options', { current_password }),
  addPasskey: (input: { challenge: string; name: string; response: object }) =>
    write<AccountSecondFactorAnswer>('POST', 'account/second-factor/passkeys', input),
  removePasskey: (id: number, current_password: string) =>
    write<AccountSecondFactorAnswer>('POST', `account/second-factor/passkeys/${id}/remove`, {
      current_password,
    }),
  renewRecoveryCodes: (current_password: string) =>
    write<AccountSecondFactorAnswer>('POST', 'account/second-factor/recovery-codes', { current_password }),
});
