import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  CurrentActor,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../platform/http/index.ts';
import { Idempotent } from '../../platform/idempotency/index.ts';
import {
  DuplicatedSpaceAnswerDto,
  SpaceCopyAnswerDto,
  SpaceCopyInput,
  SpaceDuplicateInput,
} from './space-copy.dto.ts';
import { SpaceCopyService } from './space-copy.service.ts';

@ApiTags('owner')
@Controller('space/:id')
@RequiresPermission('own-spaces')
export class SpaceCopyController {
  constructor(private readonly copies: SpaceCopyService) {}

  @Post('copy-to')
  @HttpCode(200)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Copy settings of a space to other spaces',
    description:
      'To all of them or none. Reservations stay. Price lists are copied as lists of their own, from today.',
  })
  @ApiOkResponse({ type: SpaceCopyAnswerDto })
  async copy(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { space_ids, what, mode, dry_run }: SpaceCopyInput,
  ): Promise<SpaceCopyAnswerDto> {
    const copy = { spaceIds: space_ids, what, mode };
    const results = dry_run
      ? await this.copies.tryCopy(actor, id, copy)
      : await this.copies.copy(actor, id, copy);
    return {
      results: results.map(({ spaceId, added, removed }) => ({ space_id: spaceId, added, removed })),
    };
  }

  @Post('duplicate')
  @Idempotent()
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Duplicate a space',
    description:
      'A draft in the same building, without photographs. Beyond the limit of the plan the response is 403 LIMIT_REACHED.',
  })
  @ApiCreatedResponse({ type: DuplicatedSpaceAnswerDto })
  async duplicate(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { name, what }: SpaceDuplicateInput,
  ): Promise<DuplicatedSpaceAnswerDto> {
    const space = await this.copies.duplicate(actor, id, { name, what });
    return { space: { id: space.id, name: space.name } };
  }
}
