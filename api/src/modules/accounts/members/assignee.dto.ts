import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MEMBER_ROLES, type MemberRole } from '@prostora/contracts';
import { skipNull } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';

@ApiSchema({ name: 'Assignee' })
export class AssigneeDto {
  /** Id of the user. */
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'AssigneeInput' })
export class AssigneeInput {
  /** A member of the team who sees the space; null ends the assignment. */
  @skipNull
  @IsId()
  user_id!: number | null;
}

@ApiSchema({ name: 'TeamAssignee' })
export class TeamAssigneeDto extends AssigneeDto {
  @ApiProperty({ enum: MEMBER_ROLES, enumName: 'MemberRole' }) role!: MemberRole;
  /** Spaces that the rights are limited to; null for all, also future ones. */
  space_ids!: number[] | null;
  /** Whether the caller is this member. */
  is_me!: boolean;
}

@ApiSchema({ name: 'TeamAssignees' })
export class TeamAssigneesDto {
  items!: TeamAssigneeDto[];
}
