import { encode } from 'uqr';
import type { TotpSetup } from '../second-factor/totp.service.ts';
import type {
  AccountSecondFactorAnswer,
  AccountSecondFactorDto,
  TotpSetupDto,
} from './account-second-factor.dto.ts';
import type { SecondFactorChange, SecondFactorState } from './account-second-factor.service.ts';

export const toSecondFactor = ({
  isRequired,
  totp,
  passkeys,
  recoveryCodes,
}: SecondFactorState): AccountSecondFactorDto => ({
  required: isRequired,
  totp,
  passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  })),
  recovery_codes_left: recoveryCodes,
});

export const toSecondFactorChange = ({ state, newCodes }: SecondFactorChange): AccountSecondFactorAnswer => ({
  second_factor: toSecondFactor(state),
  recovery_codes: newCodes,
});

/** The secret of an authenticator app with its QR code as one SVG path. */
export function toTotpSetup({ secret, uri }: TotpSetup): TotpSetupDto {
  const { size, data } = encode(uri, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { secret, uri, qr_size: size, qr_path: path };
}
