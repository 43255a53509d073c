import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, TENANT_KINDS, type TenantKind } from '@prostora/contracts';
import { IsIn, Matches } from 'class-validator';
import {
  CollapseLines,
  combineRules,
  EmailRules,
  LineRules,
  OptionalField,
  RequiredLineRules,
} from '../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import type { Tenant } from './deal.entity.ts';

const MAX_LINE = 200;
const nullable = { nullable: true } as const;

/** Who signs and is invoiced. */
export class TenantInput {
  @ApiProperty({ enum: TENANT_KINDS, enumName: 'TenantKind' })
  @IsIn(TENANT_KINDS, { message: toRuleMessage('choice') })
  kind!: TenantKind;

  @ApiProperty({ type: String, maxLength: MAX_LINE })
  @CollapseLines()
  @RequiredLineRules(MAX_LINE, 'tenantName')
  name!: string;

  @ApiProperty({ type: String, maxLength: MAX_LINE })
  @CollapseLines()
  @RequiredLineRules(MAX_LINE, 'tenantAddress')
  address!: string;

  @ApiPropertyOptional({ type: String, ...nullable, description: 'Eight digits.' })
  @combineRules(OptionalField(), Matches(/^\d{8}$/u, { message: toRuleMessage('ico') }))
  ico?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable, maxLength: 14 })
  @combineRules(OptionalField(), LineRules(14))
  dic?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable, maxLength: MAX_LINE })
  @combineRules(OptionalField(), LineRules(MAX_LINE))
  represented_by?: string | null;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiPropertyOptional({ type: String, ...nullable, maxLength: 60 })
  @combineRules(OptionalField(), LineRules(60))
  order_number?: string | null;
}

export const toTenant = (input: TenantInput): Tenant => ({
  kind: input.kind,
  name: input.name,
  address: input.address,
  ico: input.ico ?? null,
  dic: input.dic ?? null,
  represented_by: input.represented_by ?? null,
  email: input.email,
  order_number: input.order_number ?? null,
});
