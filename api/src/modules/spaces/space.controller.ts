import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  Fails,
  FailsWith,
  IdParam,
  Limited,
  MaxBody,
  Public,
} from '../../platform/http/index.ts';
import { Taxonomy } from '../taxonomy/index.ts';
import { ByLinkToo } from './edit-link.guard.ts';
import { buildingPartOf, changesOf } from './space.input.ts';
import {
  SpaceAnswerDto,
  SpaceConflictDto,
  SpaceInvalidDto,
  SpaceSavedDto,
  TaxonomyAnswerDto,
} from './space.dto.ts';
import { ChangeStatusInput, EditLinkInput, SaveSpaceInput, SpaceByUrlQuery } from './space-input.dto.ts';
import type { SpaceActor } from './space.policy.ts';
import { SpaceService } from './space.service.ts';
import { spaceSeo } from './space.seo.ts';
import { SimilarSpaces, SpaceOpeningHours } from './space.snapshots.ts';
import { taxonomyAnswer } from './space-taxonomy.mapper.ts';
import { SpaceAnswers } from './space-answers.service.ts';
import { toOpeningHours } from './opening-hours.mapper.ts';
import { SpaceErrorsFilter } from './space-errors.filter.ts';
import { SpaceViews } from './space-views.service.ts';
import { SpaceWorkflow, type SpaceAfter } from './space-workflow.service.ts';
import type { TouredSpace } from './space.repository.ts';

const SIMILAR = 4;
const MOVED = { space: null, error_code: null, seo: null, opening_hours: [], similar: [], editing: null };

@ApiTags('spaces')
@Controller('space')
export class SpaceController {
  constructor(
    private readonly spaces: SpaceService,
    private readonly workflow: SpaceWorkflow,
    private readonly answers: SpaceAnswers,
    private readonly similar: SimilarSpaces,
    private readonly taxonomies: Taxonomy,
    private readonly openingHours: SpaceOpeningHours,
    private readonly views: SpaceViews,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Public()
  @Fails(422)
  @FailsWith(404, { gone: { type: 'boolean', description: 'It was published once and is no more.' } })
  @ApiOperation({
    summary:
      'A space by its address; a renamed one answers where it moved. Reads and answers the header x-user-hash.',
  })
  @ApiOkResponse({
    type: SpaceAnswerDto,
    headers: {
      'x-user-hash': { description: 'Opaque visitor id; send it back.', schema: { type: 'string' } },
    },
  })
  async byUrl(
    @CurrentActor() actor: SpaceActor,
    @Query() query: SpaceByUrlQuery,
    @Headers('x-user-hash') given: string | undefined,
    @Req() { ip, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SpaceAnswerDto> {
    const found = await this.spaces.byUrl(actor, query.url);
    if ('redirect' in found) return { ...MOVED, redirect: found.redirect };
    void reply.header('x-user-hash', this.spaces.visitorId(given));
    this.views.count(found.space, { ip, userAgent: headers['user-agent'] });
    return this.answer(actor, found.space);
  }

  @Get('taxonomy')
  @Public()
  @ApiOperation({ summary: 'Purposes, equipments and services a space can be tagged with.' })
  @ApiOkResponse({ type: TaxonomyAnswerDto })
  async taxonomy(@Res({ passthrough: true }) reply: FastifyReply): Promise<TaxonomyAnswerDto> {
    void reply.header('cache-control', 'public, max-age=300');
    return taxonomyAnswer(await this.taxonomies.all());
  }

  @Post('edit-link')
  @HttpCode(200)
  @Public()
  @Limited({ name: 'edit-link', points: 60, seconds: 60 })
  @Fails(404, 410)
  @ApiOperation({ summary: 'The space an e-mailed link lets edit; 410 LINK_EXPIRED when the link is over.' })
  @ApiOkResponse({ type: SpaceAnswerDto })
  async byLink(@CurrentActor() actor: SpaceActor, @Body() input: EditLinkInput): Promise<SpaceAnswerDto> {
    const { space, actor: holder } = await this.spaces.byLink(actor, input.auth_token);
    return this.answer(holder, space);
  }

  @Put('save')
  @MaxBody(512)
  @ByLinkToo()
  @UseFilters(SpaceErrorsFilter)
  @Fails(403, 404)
  @ApiOperation({
    summary:
      'Saves a space; with publish the owner requests publication, the operator approves. A save that changes nothing leaves the version as it is.',
  })
  @ApiOkResponse({ type: SpaceSavedDto })
  @ApiResponse({ status: 409, type: SpaceConflictDto })
  @ApiResponse({ status: 422, type: SpaceInvalidDto })
  async save(
    @CurrentActor() actor: SpaceActor,
    @Body() { space, publish }: SaveSpaceInput,
  ): Promise<SpaceSavedDto> {
    return this.saved(
      actor,
      await this.workflow.save(actor, {
        id: space.id,
        version: space.version,
        changes: changesOf(space),
        building: buildingPartOf(space),
        publish,
      }),
    );
  }

  @Post(':id/status')
  @HttpCode(200)
  @ByLinkToo()
  @Fails(403, 404, 409, 422)
  @ApiOperation({ summary: 'Moves a space to another status; returning and disabling need a reason.' })
  @ApiOkResponse({ type: SpaceSavedDto })
  async changeStatus(
    @CurrentActor() actor: SpaceActor,
    @Param('id', IdParam) id: number,
    @Body() input: ChangeStatusInput,
  ): Promise<SpaceSavedDto> {
    return this.saved(actor, await this.workflow.changeStatus(actor, id, input.status, input.reason ?? null));
  }

  private async saved(actor: SpaceActor, { space, movedTo }: SpaceAfter): Promise<SpaceSavedDto> {
    return { ...(await this.answers.of(actor, space)), redirect_to_url: movedTo };
  }

  private async answer(actor: SpaceActor, found: TouredSpace): Promise<SpaceAnswerDto> {
    const { space, editing } = await this.answers.of(actor, found);
    const hours = await this.openingHours.listOpeningHours(space.id, this.clock.today());
    const similar = await this.similar.similarTo(space.id, SIMILAR);
    return {
      space,
      error_code: null,
      redirect: null,
      seo: spaceSeo(space, found.building.location),
      opening_hours: hours.map(toOpeningHours),
      similar,
      editing,
    };
  }
}
