import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { BuildingInput } from './space-input.dto.ts';
import {
  AddBuildingInput,
  AddSpaceInput,
  BuildingAnswerDto,
  BuildingConflictDto,
  OwnerCatalogAnswerDto,
  SpaceAddedAnswerDto,
} from './space-owner.dto.ts';
import { toBuildingChanges } from './space.input.ts';
import { toSpaceDetailDto } from '../space.mapper.ts';
import { toOwnerBuildingDto, toOwnerSpaceDto } from './space-owner.mapper.ts';
import { resolveSpaceRole } from '../space.policy.ts';
import { SpaceBuildingsService } from '../buildings/space-buildings.service.ts';
import { SpaceOwnerService } from './space-owner.service.ts';

@ApiTags('owner')
@Controller()
export class SpaceOwnerController {
  constructor(
    private readonly owners: SpaceOwnerService,
    private readonly buildings: SpaceBuildingsService,
  ) {}

  @Get('catalog/customer')
  @RequiresPermission('own-spaces')
  @ApiOperation({
    summary:
      'The owner’s buildings and spaces, with what each lacks, its views and what can be done with it.',
  })
  @ApiOkResponse({ type: OwnerCatalogAnswerDto })
  async catalog(@CurrentActor() actor: Actor): Promise<OwnerCatalogAnswerDto> {
    const { buildings, spaces, limits, emailConfirmed } = await this.owners.loadCatalog(actor);
    return {
      spaces: spaces.map(({ space, views }) => toOwnerSpaceDto(space, limits, views)),
      buildings: buildings.map(toOwnerBuildingDto),
      canAddSpace: spaces.length < limits.nrOfSpaces,
      spaces_use: { used: spaces.length, limit: limits.nrOfSpaces },
      email_confirmed: emailConfirmed,
    };
  }

  @Put('customer/add-new-building')
  @HttpCode(201)
  @RequiresPermission('own-spaces')
  @ApiErrors(422)
  @ApiOperation({ summary: 'Adds a building; its address is made of its name.' })
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
  @ApiOperation({ summary: 'Adds a draft of a space; 403 LIMIT_REACHED when the plan has no free place.' })
  @ApiCreatedResponse({ type: SpaceAddedAnswerDto })
  async addSpace(
    @CurrentActor() actor: Actor,
    @Body() { name, id_building, no_name }: AddSpaceInput,
  ): Promise<SpaceAddedAnswerDto> {
    const space = await this.owners.create(actor, {
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
    summary:
      'Changes the name, the description or the address of a building; a renamed one keeps its old addresses as redirects.',
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
