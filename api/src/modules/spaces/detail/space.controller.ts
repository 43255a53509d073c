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
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  Throttle,
  MaxBody,
  Public,
  AllowEditLink,
} from '../../../platform/http/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import { EditLinkGuard } from '../edit-links/edit-link.guard.ts';
import { toBuildingPart, toSpaceChanges } from '../editing/space.input.ts';
import {
  SpaceAnswerDto,
  SpaceConflictDto,
  SpaceInvalidDto,
  SpaceSavedDto,
  TaxonomyAnswerDto,
} from '../space.dto.ts';
import {
  ChangeStatusInput,
  EditLinkInput,
  SaveSpaceInput,
  SpaceByUrlQuery,
} from '../editing/space-input.dto.ts';
import type { SpaceActor } from '../space.policy.ts';
import { SpaceService } from '../space.service.ts';
import { buildSpaceSeo } from '../space.seo.ts';
import { SimilarSpaces, SpaceOpeningHours } from '../space.snapshots.ts';
import { toTaxonomyAnswerDto } from './space-taxonomy.mapper.ts';
import { SpaceDetailService } from '../space-detail.service.ts';
import { toOpeningHoursDto } from './opening-hours.mapper.ts';
import { SpaceErrorsFilter } from './space-errors.filter.ts';
import { SpaceViewsService } from '../views/space-views.service.ts';
import { SpaceSavingService, type SavedSpace } from '../editing/space-saving.service.ts';
import { SpaceWorkflowService } from '../editing/space-workflow.service.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';

const SIMILAR_COUNT = 4;
const MOVED = {
  space: null,
  error_code: null,
  seo: null,
  opening_hours: [],
  layout_areas: [],
  similar: [],
  editing: null,
};

@ApiTags('spaces')
@Controller('space')
export class SpaceController {
  constructor(
    private readonly spaces: SpaceService,
    private readonly saving: SpaceSavingService,
    private readonly workflow: SpaceWorkflowService,
    private readonly details: SpaceDetailService,
    private readonly similar: SimilarSpaces,
    private readonly taxonomyService: TaxonomyService,
    private readonly openingHours: SpaceOpeningHours,
    private readonly views: SpaceViewsService,
  ) {}

  @Get()
  @Public()
  @ApiErrors(422)
  @ApiErrorWith(404, { gone: { type: 'boolean', description: 'Whether it was published before.' } })
  @ApiOperation({
    summary: 'Retrieve a space by its URL',
    description:
      'A renamed space is answered with a redirect. The header `x-user-hash` identifies the visitor.',
  })
  @ApiOkResponse({
    type: SpaceAnswerDto,
    headers: {
      'x-user-hash': {
        description: 'Opaque visitor id; send it with the next request.',
        schema: { type: 'string' },
      },
    },
  })
  async byUrl(
    @CurrentActor() actor: SpaceActor,
    @Query() query: SpaceByUrlQuery,
    @Headers('x-user-hash') given: string | undefined,
    @Req() { ip, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SpaceAnswerDto> {
    const found = await this.spaces.resolveUrl(actor, query.url);
    if ('redirect' in found) return { ...MOVED, redirect: found.redirect };
    void reply.header('x-user-hash', this.spaces.ensureVisitorId(given));
    this.views.countView(found.space, { ip, userAgent: headers['user-agent'] });
    return this.buildAnswer(actor, found.space);
  }

  @Get('taxonomy')
  @Public()
  @ApiOperation({ summary: 'List purposes, equipment and services of spaces' })
  @ApiOkResponse({ type: TaxonomyAnswerDto })
  async taxonomy(@Res({ passthrough: true }) reply: FastifyReply): Promise<TaxonomyAnswerDto> {
    void reply.header('cache-control', 'public, max-age=300');
    return toTaxonomyAnswerDto(await this.taxonomyService.loadSnapshot());
  }

  @Post('edit-link')
  @HttpCode(200)
  @Public()
  @Throttle({ name: 'edit-link', points: 60, seconds: 60 })
  @ApiErrors(404, 410)
  @ApiOperation({
    summary: 'Retrieve the space of an edit link',
    description: 'An expired link is answered with 410 LINK_EXPIRED.',
  })
  @ApiOkResponse({ type: SpaceAnswerDto })
  async byLink(@CurrentActor() actor: SpaceActor, @Body() input: EditLinkInput): Promise<SpaceAnswerDto> {
    const { space, actor: holder } = await this.spaces.resolveEditLink(actor, input.auth_token);
    return this.buildAnswer(holder, space);
  }

  @Put('save')
  @MaxBody(512)
  @AllowEditLink(EditLinkGuard)
  @UseFilters(SpaceErrorsFilter)
  @ApiErrors(403, 404)
  @ApiOperation({
    summary: 'Save a space',
    description:
      'With `publish`, an owner requests publication and an operator approves it. A save without changes keeps the version.',
  })
  @ApiOkResponse({ type: SpaceSavedDto })
  @ApiResponse({ status: 409, type: SpaceConflictDto })
  @ApiResponse({ status: 422, type: SpaceInvalidDto })
  async save(
    @CurrentActor() actor: SpaceActor,
    @Body() { space, publish }: SaveSpaceInput,
  ): Promise<SpaceSavedDto> {
    return this.toSavedDto(
      actor,
      await this.saving.save(actor, {
        id: space.id,
        version: space.version,
        changes: toSpaceChanges(space),
        building: toBuildingPart(space),
        publish,
      }),
    );
  }

  @Post(':id/status')
  @HttpCode(200)
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 422)
  @ApiOperation({
    summary: 'Change the status of a space',
    description: 'Returning and disabling require a reason.',
  })
  @ApiOkResponse({ type: SpaceSavedDto })
  async changeStatus(
    @CurrentActor() actor: SpaceActor,
    @Param('id', IdPipe) id: number,
    @Body() input: ChangeStatusInput,
  ): Promise<SpaceSavedDto> {
    return this.toSavedDto(actor, {
      space: await this.workflow.changeStatus(actor, id, input.status, input.reason ?? null),
      movedTo: null,
    });
  }

  private async toSavedDto(actor: SpaceActor, { space, movedTo }: SavedSpace): Promise<SpaceSavedDto> {
    return { ...(await this.details.buildDetail(actor, space)), redirect_to_url: movedTo };
  }

  private async buildAnswer(actor: SpaceActor, found: SpaceWithPanoramas): Promise<SpaceAnswerDto> {
    const { space, editing } = await this.details.buildDetail(actor, found);
    const hours = await this.openingHours.listOpeningHours(space.id);
    const similar = await this.similar.listSimilar(space.id, SIMILAR_COUNT);
    return {
      space,
      error_code: null,
      redirect: null,
      seo: buildSpaceSeo(space, found.building.location),
      opening_hours: hours.map(toOpeningHoursDto),
      layout_areas: space.layouts.length > 0 || editing !== null ? await this.details.listLayoutAreas() : [],
      similar,
      editing,
    };
  }
}
