import type { DealCodeAnswerDto } from './guest-deal.dto.ts';

/** A code that was mailed, with most of its address hidden: „k…@posta.example“. */
export const toDealCodeAnswer = ({
  email,
  expiresAt,
}: {
  email: string;
  expiresAt: Date;
}): DealCodeAnswerDto => ({
  sent_to: email.replace(/^(.).*(?=@)/u, '$1…'),
  expires_at: expiresAt.toISOString(),
});
