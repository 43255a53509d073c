import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const nullable = { nullable: true } as const;
const KINDS = ['calendar', 'member-calendar', 'edit-links'] as const;

/** A URL with a secret that grants access to a part of the account. */
@ApiSchema({ name: 'AccountLink' })
export class AccountLinkDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  @ApiProperty({ type: String, ...nullable, description: 'Name of the space; null for all spaces.' })
  space_name!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) created_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) used_at!: string | null;
}

@ApiSchema({ name: 'AccountLinks' })
export class AccountLinksDto {
  @ApiProperty({ type: [AccountLinkDto] }) items!: AccountLinkDto[];
}
