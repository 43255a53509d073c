import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { ArrayMinSize } from 'class-validator';
import { combineRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { BookingInput } from '../booking-choices.dto.ts';
import { QuoteDto } from '../quote.dto.ts';
import { NestedList, OptionalLine } from '../../../platform/http/body-fields.ts';

const nullable = { nullable: true } as const;
const MAX_BOOKINGS = PRICE_LIST_LIMITS.tryBookings;

@ApiSchema({ name: 'TriedBooking' })
export class TrialBookingInput extends BookingInput {
  @OptionalLine(PRICE_LIST_LIMITS.label) label?: string | null;
}

@ApiSchema({ name: 'TrialInput' })
export class TrialInputDto {
  @ApiProperty({ type: [TrialBookingInput], minItems: 1, maxItems: MAX_BOOKINGS })
  @combineRules(
    NestedList(() => TrialBookingInput, MAX_BOOKINGS),
    ArrayMinSize(1, { message: toRuleMessage('list') }),
  )
  bookings!: TrialBookingInput[];
}

@ApiSchema({ name: 'TriedQuote' })
export class TriedQuoteDto extends OmitType(QuoteDto, ['space_id']) {
  @ApiProperty({ type: Number, ...nullable, description: 'Always null.' }) space_id!: null;
}

@ApiSchema({ name: 'TrialResult' })
export class TrialResultDto {
  label!: string | null;
  quote!: TriedQuoteDto;
}

@ApiSchema({ name: 'TrialAnswer' })
export class TrialAnswerDto {
  results!: TrialResultDto[];
}
