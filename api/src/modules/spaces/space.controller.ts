import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Fails, IdParam, Public, SignedIn, type Actor } from '../../platform/http/index.ts';
import { spaceDetail } from './space.mapper.ts';
import { changesOf } from './space.input.ts';
import { ChangeStatusInput, SaveSpaceInput, SpaceAnswerDto, SpaceByUrlQuery, SpaceSavedDto } from './space.dto.ts';
import { relationTo } from './space.policy.ts';
import { SpaceService } from './space.service.ts';
import { spaceSeo } from './space.seo.ts';
import { SimilarSpaces } from './space.snapshots.ts';
import { SpaceWorkflow } from './space-workflow.service.ts';
import type { FullSpace } from './space.repository.ts';

const SIMILAR = 4;

@ApiTags('spaces')
@Controller('space')
export class SpaceController {
  constructor(private readonly spaces: SpaceService, private readonly workflow: SpaceWorkflow, private readonly similar: SimilarSpaces) {}

  @Get()
  @Public()
  @Fails(404, 422)
  @ApiOperation({ summary: 'A space by its address; a renamed one answers where it moved. Reads and answers the header x-user-hash.' })
  @ApiOkResponse({ type: SpaceAnswerDto, headers: { 'x-user-hash': { description: 'Opaque visitor id; send it back.', schema: { type: 'string' } } } })
  async byUrl(@CurrentActor() actor: Actor, @Query() query: SpaceByUrlQuery, @Headers('x-user-hash') given: string | undefined, @Res({ passthrough: true }) reply: FastifyReply): Promise<SpaceAnswerDto> {
    const found = await this.spaces.byUrl(actor, query.url);
    if ('redirect' in found) return { space: null, error_code: null, redirect: found.redirect, seo: null, similar: [] };
    const visitor = this.spaces.visitorId(given);
    void reply.header('x-user-hash', visitor);
    this.spaces.noteView(found.space, visitor);
    const space = spaceDetail(found.space, relationTo(actor, found.space));
    return { space, error_code: null, redirect: null, seo: spaceSeo(space, found.space.building.location), similar: await this.similar.similarTo(space.id, SIMILAR) };
  }

  @Put('save')
  @SignedIn()
  @Fails(403, 404, 409, 422)
  @ApiOperation({ summary: 'Saves a space; with publish the owner requests publication, the operator approves.' })
  @ApiOkResponse({ type: SpaceSavedDto })
  async save(@CurrentActor() actor: Actor, @Body() input: SaveSpaceInput): Promise<SpaceSavedDto> {
    return this.saved(actor, await this.workflow.save(actor, input.space.id, input.space.version, changesOf(input.space), input.publish));
  }

  @Post(':id/status')
  @HttpCode(200)
  @SignedIn()
  @Fails(403, 404, 409, 422)
  @ApiOperation({ summary: 'Moves a space to another status; returning and disabling need a reason.' })
  @ApiOkResponse({ type: SpaceSavedDto })
  async changeStatus(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number, @Body() input: ChangeStatusInput): Promise<SpaceSavedDto> {
    return this.saved(actor, await this.workflow.changeStatus(actor, id, input.status, input.reason ?? null));
  }

  private saved(actor: Actor, space: FullSpace): SpaceSavedDto {
    return { space: spaceDetail(space, relationTo(actor, space)), redirect_to_url: null };
  }
}
