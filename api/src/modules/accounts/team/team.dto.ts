import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS, MEMBER_ROLES, type MemberRole } from '@prostora/contracts';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
} from 'class-validator';
import { combineRules, skipNull } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  EmailRules,
  PlainName,
  LineRules,
  NewPasswordRules,
  OptionalField,
  PasswordConfirmRules,
} from '../field-rules.dto.ts';

const MAX_TOKEN = 200;
const MAX_SPACES = 500;
const timestamp = { type: String, format: 'date-time' } as const;
const role = { enum: MEMBER_ROLES, enumName: 'MemberRole' } as const;
const spaceIds: { type: [typeof Number]; nullable: true; description: string } = {
  type: [Number],
  nullable: true,
  description: 'Spaces that the rights are limited to; null for all, also future ones.',
};

const SpaceIdsRules = (): PropertyDecorator =>
  combineRules(
    skipNull,
    IsArray({ message: toRuleMessage('list') }),
    ArrayMaxSize(MAX_SPACES, { message: toRuleMessage('list') }),
    ArrayUnique({ message: toRuleMessage('list') }),
    IsId({ each: true }),
  );

@ApiSchema({ name: 'TeamMember' })
export class TeamMemberDto {
  id!: number;
  user_id!: number;
  name!: string;
  email!: string;
  @ApiProperty(role) role!: MemberRole;
  @ApiProperty(spaceIds) space_ids!: number[] | null;
  /** Whether the caller is this member. */
  is_me!: boolean;
  @ApiProperty({ ...timestamp, nullable: true, description: 'Last use of a session.' })
  last_seen_at!: string | null;
}

@ApiSchema({ name: 'TeamInvitation' })
export class TeamInvitationDto {
  id!: number;
  email!: string;
  @ApiProperty(role) role!: MemberRole;
  @ApiProperty(spaceIds) space_ids!: number[] | null;
  @ApiProperty(timestamp) created_at!: string;
  @ApiProperty(timestamp) expires_at!: string;
}

@ApiSchema({ name: 'Team' })
export class TeamDto {
  members!: TeamMemberDto[];
  /** Unused ones, also expired. */
  invitations!: TeamInvitationDto[];
}

@ApiSchema({ name: 'TeamMemberAnswer' })
export class TeamMemberAnswerDto {
  member!: TeamMemberDto;
}

@ApiSchema({ name: 'TeamMemberInput' })
export class TeamMemberInput {
  @ApiProperty(role)
  @IsIn(MEMBER_ROLES, { message: toRuleMessage('choice') })
  role!: MemberRole;

  @ApiProperty(spaceIds)
  @SpaceIdsRules()
  space_ids!: number[] | null;
}

@ApiSchema({ name: 'TeamInvitationInput' })
export class TeamInvitationInput extends TeamMemberInput {
  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;
}

@ApiSchema({ name: 'IssuedTeamInvitation' })
export class IssuedTeamInvitationDto extends TeamInvitationDto {
  /** Path with the token in its fragment; shown once. The mailed link is another one. */
  url!: string;
}

@ApiSchema({ name: 'IssuedTeamInvitationAnswer' })
export class IssuedTeamInvitationAnswerDto {
  invitation!: IssuedTeamInvitationDto;
}

@ApiSchema({ name: 'TeamInvitationToken' })
export class TeamInvitationTokenInput {
  @ApiProperty({ type: String, maxLength: MAX_TOKEN, description: 'Token in the fragment of the link.' })
  @IsString({ message: toRuleMessage('required') })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @MaxLength(MAX_TOKEN, { message: toRuleMessage('maxLength', { max: MAX_TOKEN }) })
  token!: string;
}

@ApiSchema({ name: 'OpenTeamInvitation' })
export class OpenTeamInvitationDto {
  /** Name of the inviting customer. */
  customer_name!: string;
  email!: string;
  @ApiProperty(role) role!: MemberRole;
  /** Names of the spaces that the rights are limited to; null for all, also future ones. */
  spaces!: string[] | null;
  @ApiProperty(timestamp) expires_at!: string;
  /** The address has an account, whose user accepts signed in. */
  has_account!: boolean;
}

@ApiSchema({ name: 'AcceptTeamInvitation' })
export class AcceptTeamInvitationInput extends TeamInvitationTokenInput {
  @ApiPropertyOptional({ type: String, format: 'password', maxLength: LIMITS.passwordMax })
  @OptionalField()
  @NewPasswordRules()
  password?: string | null;

  @ApiPropertyOptional({ type: String, format: 'password', maxLength: LIMITS.passwordMax })
  @OptionalField()
  @PasswordConfirmRules()
  password_confirm?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 200 })
  @OptionalField()
  @LineRules(200)
  @PlainName()
  name?: string | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Consent to the terms in force.' })
  @OptionalField()
  @Equals(true, { message: toRuleMessage('terms') })
  terms_accepted?: boolean | null;
}
