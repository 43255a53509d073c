import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';

const nullable = { nullable: true } as const;

@ApiSchema({ name: 'OwnerGuestsQuery' })
export class OwnerGuestsQuery {
  @ApiProperty({ type: String, maxLength: LIMITS.searchText, description: 'Of the name, phone or e-mail.' })
  @RequiredLineRules(LIMITS.searchText)
  search!: string;
}

@ApiSchema({ name: 'OwnerGuest' })
export class OwnerGuestDto {
  @ApiProperty({ type: String }) customer_name!: string;
  @ApiProperty({ type: String, ...nullable }) customer_phone!: string | null;
  @ApiProperty({ type: String, ...nullable }) customer_email!: string | null;
  @ApiProperty({ type: Number }) reservations!: number;
  @ApiProperty({ type: String, format: 'date-time' }) last_start_datetime!: string;
}

@ApiSchema({ name: 'OwnerGuestsAnswer' })
export class OwnerGuestsAnswerDto {
  @ApiProperty({ type: [OwnerGuestDto] }) guests!: OwnerGuestDto[];
}
