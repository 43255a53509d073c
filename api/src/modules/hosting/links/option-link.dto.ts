import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDateTime } from '../../../platform/http/index.ts';
import { MailLinkForm } from '../../../platform/http/mail-link-form.ts';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { prolongOption, resolveOptionState } from '../../reservations/index.ts';
import { formatReservationPrice, type ReservationWithPeople } from '../../reservations/mails/index.ts';
import { formatSpaceName } from '../../spaces/index.ts';

export const OPTION_STATES = ['open', 'confirmed', 'ended'] as const;
export type OptionState = (typeof OPTION_STATES)[number];

const dateTime = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'OwnerLinkCall' })
export class OwnerLinkCall {
  /** Token of the link. */
  @RequiredLineRules(100)
  token!: string;
}

@ApiSchema({ name: 'OwnerLinkForm' })
export class OwnerLinkForm extends MailLinkForm {}

@ApiSchema({ name: 'OptionEndInput' })
export class OptionEndInput {
  @ApiProperty({
    ...dateTime,
    nullable: true,
    description: 'In the future and not after the start; null prolongs by three days.',
  })
  @IsOptional()
  @IsDateTime()
  option_until!: string | null;
}

@ApiSchema({ name: 'OptionEnd' })
export class OptionEndDto {
  @ApiProperty(dateTime) option_until!: string;
}

@ApiSchema({ name: 'LinkedOption' })
export class LinkedOptionDto {
  id!: number;
  @ApiProperty({
    enum: OPTION_STATES,
    enumName: 'OptionState',
    description: '`ended`: released, expired or cancelled.',
  })
  state!: OptionState;
  place!: string;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  customer_name!: string;
  number_of_guests!: number;
  /** Czech. */
  price_label!: string;
  @ApiProperty({ ...dateTime, nullable: true, description: 'End of an open option.' }) option_until!:
    | string
    | null;
  @ApiProperty({
    ...dateTime,
    nullable: true,
    description: 'End after prolonging; null when the option already lasts until its start.',
  })
  prolonged_until!: string | null;
}

@ApiSchema({ name: 'LinkedOptionAnswer' })
export class LinkedOptionAnswerDto {
  option!: LinkedOptionDto;
}

@ApiSchema({ name: 'DayPlanAnswer' })
export class DayPlanAnswerDto {
  /** Whether the mail about tomorrow is sent. */
  is_on!: boolean;
}

export function toLinkedOptionDto(reservation: ReservationWithPeople, now: Date): LinkedOptionDto {
  const { id, space, startsAt, endsAt, expiresAt, customerName, numberOfGuests } = reservation;
  const state = resolveOptionState(reservation, now);
  return {
    id,
    state,
    place: formatSpaceName(space),
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    customer_name: customerName,
    number_of_guests: numberOfGuests,
    price_label: formatReservationPrice(reservation),
    option_until: state === 'open' ? (expiresAt?.toISOString() ?? null) : null,
    prolonged_until: prolongOption(reservation, now)?.toISOString() ?? null,
  };
}
