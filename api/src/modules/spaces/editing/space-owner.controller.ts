import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  AddBuildingInput,
  BuildingAnswerDto,
  BuildingConflictDto,
  BuildingInput,
} from '../buildings/building.dto.ts';
import { toBuildingChanges } from '../buildings/building.input.ts';
import { toOwnerBuildingDto } from '../buildings/building.mapper.ts';
import { AddSpaceInput, OwnerCatalogAnswerDto, SpaceAddedAnswerDto } from './space-owner.dto.ts';
import { toSpaceDetailDto } from '../space.mapper.ts';
import { toOwnerSpaceDto } from './space-owner.mapper.ts';
import { resolveSpaceRole } from '../space.policy.ts';
import { SpaceBuildingsService } from '../buildings/space-buildings.service.ts';
import { OwnerCatalogService } from './owner-catalog.service.ts';
import { SpaceCreationService } from './space-creation.service.ts';

@ApiTags('owner')
@Controller()
export class SpaceOwnerController {
  constructor(
    private readonly catalogs: OwnerCatalogService,
    private readonly spaces: SpaceCreationService,
    private readonly buildings: SpaceBuildingsService,
  ) {}

  @Get('catalog/customer')
  @RequiresPermission('own-spaces')
  @ApiOperation({
    summary: 'List the buildings and spaces of the owner',
    description: 'With missing fields, views and allowed actions.',
  })
  @ApiOkResponse({ type: OwnerCatalogAnswerDto })
  async catalog(@CurrentActor() actor: Actor): Promise<OwnerCatalogAnswerDto> {
    const { buildings, spaces, limits, canAddSpace, emailConfirmed } = await this.catalogs.loadCatalog(actor);
    return {
      spaces: spaces.map(({ space, views, role }) => toOwnerSpaceDto(space, limits, views, role)),
      buildings: buildings.map(toOwnerBuildingDto),
      canAddSpace,
      spaces_use: { used: spaces.length, limit: limits.nrOfSpaces },
      email_confirmed: emailConfirmed,
    };
  }

  @Put('customer/add-new-building')
  @HttpCode(201)
  @RequiresPermission('own-spaces')
  @ApiErrors(422)
  @ApiOperation({ summary: 'Create a building', description: 'Its URL is derived from its name.' })
  @ApiCreatedResponse({ type: BuildingAnswerDto })
  async addBuilding(
    @CurrentActor() actor: Actor,
    @Body() { name }: AddBuildingInput,
  ): Promise<BuildingAnswerDto> {
    return { status: 'ok', building: toOwnerBuildingDto(await this.buildings.create(actor, name.trim())) };
  }

  @Put('customer/add-new-space')
  @HttpCode(201)
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Create a draft of a space',
    description: 'Beyond the limit of the plan the response is 403 LIMIT_REACHED.',
  })
  @ApiCreatedResponse({ type: SpaceAddedAnswerDto })
  async addSpace(
    @CurrentActor() actor: Actor,
    @Body() { name, id_building, no_name }: AddSpaceInput,
  ): Promise<SpaceAddedAnswerDto> {
    const space = await this.spaces.create(actor, {
      name: name?.trim() || null,
      buildingId: id_building,
      noName: no_name,
    });
    return { status: 'ok', space: toSpaceDetailDto(space, resolveSpaceRole(actor, space)) };
  }

  @Put('customer/building/:id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Update a building',
    description: 'Former URLs of a renamed building are redirected.',
  })
  @ApiOkResponse({ type: BuildingAnswerDto })
  @ApiResponse({ status: 409, type: BuildingConflictDto })
  async saveBuilding(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BuildingInput,
  ): Promise<BuildingAnswerDto> {
    return {
      status: 'ok',
      building: toOwnerBuildingDto(
        await this.buildings.update(actor, id, input.version, toBuildingChanges(input)),
      ),
    };
  }
}
