import { ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { OwnerProfileDto, toOwnerProfileDto } from '../../spaces/index.ts';
import type { OwnProfile } from './owner-profile.service.ts';

@ApiSchema({ name: 'OwnProfile' })
export class OwnProfileDto {
  /** As visitors see it; null while the owner is suspended. */
  profile!: OwnerProfileDto | null;
  /** Empty without one. */
  person_name!: string;
  person_name_public!: boolean;
  /** Null for an owner whose only name is that of the person; then it cannot be hidden. */
  company_name!: string | null;
}

@ApiSchema({ name: 'OwnProfileInput' })
export class OwnProfileInput {
  @IsBoolean({ message: toRuleMessage('required') })
  person_name_public!: boolean;
}

export const toOwnProfileDto = ({
  profile,
  personName,
  companyName,
  isPersonNamePublic,
}: OwnProfile): OwnProfileDto => ({
  profile: profile && toOwnerProfileDto(profile),
  person_name: personName,
  person_name_public: isPersonNamePublic,
  company_name: companyName,
});
