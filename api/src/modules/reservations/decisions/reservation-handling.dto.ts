import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsInt, Min } from 'class-validator';
import { OptionalField } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';
import { HandledMarkDto } from '../reservation-origin.dto.ts';

@ApiSchema({ name: 'ReservationHandledInput' })
export class ReservationHandledInput {
  @ApiProperty({ type: Boolean, description: 'False takes the mark back.' })
  @IsBoolean({ message: toRuleMessage('boolean') })
  handled!: boolean;

  /** Sequence as read; 409 RESERVATION_CHANGED if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('integer') })
  sequence!: number;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'When it was marked, if it is sent later; now if omitted or in the future.',
  })
  @OptionalField()
  @IsDateTime()
  at?: string | null;
}

@ApiSchema({ name: 'ReservationHandledAnswer' })
export class ReservationHandledAnswerDto {
  /** Null: the work awaits the staff. */
  handled!: HandledMarkDto | null;
}
