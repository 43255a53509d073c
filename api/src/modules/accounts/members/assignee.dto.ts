import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MEMBER_ROLES, type MemberRole } from '@prostora/contracts';
import { skipNull } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';

@ApiSchema({ name: 'Assignee' })
export class AssigneeDto {
  @ApiProperty({ type: Number, description: 'Id of the user.' }) id!: number;
  @ApiProperty({ type: String }) name!: string;
}

@ApiSchema({ name: 'AssigneeInput' })
export class AssigneeInput {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'A member of the team who sees the space; null ends the assignment.',
  })
  @skipNull
  @IsId()
  user_id!: number | null;
}

@ApiSchema({ name: 'TeamAssignee' })
export class TeamAssigneeDto extends AssigneeDto {
  @ApiProperty({ enum: MEMBER_ROLES, enumName: 'MemberRole' }) role!: MemberRole;
  @ApiProperty({
    type: [Number],
    nullable: true,
    description: 'Spaces that the rights are limited to; null for all, also future ones.',
  })
  space_ids!: number[] | null;
  @ApiProperty({ type: Boolean, description: 'Whether the caller is this member.' }) is_me!: boolean;
}

@ApiSchema({ name: 'TeamAssignees' })
export class TeamAssigneesDto {
  @ApiProperty({ type: [TeamAssigneeDto] }) items!: TeamAssigneeDto[];
}
