import type { SecondStepAnswer, SecondStepRequest } from './second-step.dto.ts';
import type { GivenProof, SecondStep } from './second-step.service.ts';

/** The second step as the API tells it. */
export const toSecondStep = ({ challenge, methods, passkeyOptions }: SecondStep): SecondStepAnswer => ({
  second_step: { challenge, methods: [...methods], passkey_options: passkeyOptions && { ...passkeyOptions } },
});

/** The one proof of a request; a passkey counts before a recovery code, this before a code. */
export function toProof({ code, recovery_code, passkey }: SecondStepRequest): GivenProof {
  if (passkey) return { kind: 'passkey', response: passkey };
  if (recovery_code) return { kind: 'recovery', code: recovery_code };
  return { kind: 'totp', code: (code ?? '').replace(/\s/gu, '') };
}
