import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';

@ApiSchema({ name: 'OwnerGuestsQuery' })
export class OwnerGuestsQuery {
  @ApiProperty({ type: String, maxLength: LIMITS.searchText, description: 'Of the name, phone or e-mail.' })
  @RequiredLineRules(LIMITS.searchText)
  search!: string;
}

@ApiSchema({ name: 'OwnerGuest' })
export class OwnerGuestDto {
  customer_name!: string;
  customer_phone!: string | null;
  customer_email!: string | null;
  reservations!: number;
  @ApiProperty({ type: String, format: 'date-time' }) last_start_datetime!: string;
}

@ApiSchema({ name: 'OwnerGuestsAnswer' })
export class OwnerGuestsAnswerDto {
  guests!: OwnerGuestDto[];
}
