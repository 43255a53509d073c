import type { SecondStepAnswer, SecondStepRequest } from './second-step.dto.ts';
import type { SecondFactorCodeInput, SecondStep } from './second-step.service.ts';

export const toSecondStep = ({ challenge, methods, passkeyOptions }: SecondStep): SecondStepAnswer => ({
  second_step: { challenge, methods: [...methods], passkey_options: passkeyOptions && { ...passkeyOptions } },
});

/** A passkey takes precedence over a recovery code, and a recovery code over a TOTP code. */
export function toSecondFactorCode({
  code,
  recovery_code,
  passkey,
}: SecondStepRequest): SecondFactorCodeInput {
  if (passkey) return { kind: 'passkey', response: passkey };
  if (recovery_code) return { kind: 'recovery', code: recovery_code };
  return { kind: 'totp', code: (code ?? '').replace(/\s/gu, '') };
}
