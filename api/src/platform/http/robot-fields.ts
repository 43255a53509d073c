import { ApiPropertyOptional } from '@nestjs/swagger';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsString, MaxLength } from 'class-validator';
import { inOrder, MayBeLeftOut } from './field-rules.ts';

const isText = (max: number): PropertyDecorator =>
  inOrder(
    MayBeLeftOut(),
    IsString({ message: fieldError('text') }),
    MaxLength(max, { message: fieldError('maxLength', { max }) }),
  );

/** Honeypot: hidden from people, who leave it empty. */
export const Trap = (): PropertyDecorator =>
  inOrder(
    ApiPropertyOptional({ type: String, description: 'A field people do not see and leave empty.' }),
    isText(2000),
  );
/** Solution of a captcha challenge. */
export const Proof = (): PropertyDecorator =>
  inOrder(
    ApiPropertyOptional({
      type: String,
      description:
        'A puzzle solved: base64 of the JSON `{ challenge, solution }`. Without it only a few messages an hour are taken.',
    }),
    isText(8000),
  );
