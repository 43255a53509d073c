import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const nullable = { nullable: true } as const;
const KINDS = ['calendar', 'member-calendar', 'edit-links'] as const;

/** A URL with a secret that grants access to a part of the account. */
@ApiSchema({ name: 'AccountLink' })
export class AccountLinkDto {
  id!: string;
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  /** Name of the space; null for all spaces. */
  space_name!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) created_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) used_at!: string | null;
}

@ApiSchema({ name: 'AccountLinks' })
export class AccountLinksDto {
  items!: AccountLinkDto[];
}
