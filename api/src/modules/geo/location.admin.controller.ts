import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminLocations } from '@prostora/strings/cs/admin-taxonomy.ts';
import { ExportRoute, createTableFile } from '../../platform/export/index.ts';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWhenUsed,
  ApiErrorWith,
  IdPipe,
  countPages,
  RequiresPermission,
  type Actor,
} from '../../platform/http/index.ts';
import { LOCATION_COLUMNS } from './location.admin.columns.ts';
import {
  AdminLocationAdd,
  AdminLocationChange,
  AdminLocationDto,
  AdminLocationsAnswerDto,
  AdminLocationsExport,
  AdminLocationsQuery,
} from './location.admin.dto.ts';
import { toAdminLocationDto, toListQuery, toLocationInput } from './location.admin.mapper.ts';
import { LocationAdminService } from './location.admin.service.ts';

@ApiTags('admin')
@Controller('admin/locations')
@RequiresPermission('console')
export class LocationAdminController {
  constructor(private readonly locations: LocationAdminService) {}

  @Get()
  @ApiOperation({
    summary: 'List locations',
    description: 'The tree of locations with the number of records in each.',
  })
  @ApiOkResponse({ type: AdminLocationsAnswerDto })
  @ApiErrors(422)
  async list(@Query() query: AdminLocationsQuery): Promise<AdminLocationsAnswerDto> {
    const { page, page_size: size } = query;
    const { rows, missing } = await this.locations.list(toListQuery(query));
    const items = rows.slice((page - 1) * size, page * size).map(toAdminLocationDto);
    return {
      items,
      counts: { missing_locative: missing },
      page,
      nr_of_pages: countPages(rows.length, size),
      total: rows.length,
    };
  }

  @ExportRoute()
  export(@Query() query: AdminLocationsExport): Promise<StreamableFile> {
    return createTableFile(
      adminLocations.export.file,
      query.format,
      LOCATION_COLUMNS,
      this.locations.streamAll(toListQuery(query)),
    );
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Retrieve a location',
    description: 'Includes the number of records that reference it.',
  })
  @ApiOkResponse({ type: AdminLocationDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.findOrFail(id));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a location', description: 'A town or a city part.' })
  @ApiOkResponse({ type: AdminLocationDto })
  @ApiErrors(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminLocationAdd): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.create(actor, input.kind, toLocationInput(input)));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a location', description: 'URLs with a former slug are redirected.' })
  @ApiOkResponse({ type: AdminLocationDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminLocationDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminLocationChange,
  ): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.update(actor, id, input.version, toLocationInput(input)));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a location',
    description:
      'Only when no record references it. Returns the deleted location, so that it can be created again.',
  })
  @ApiOkResponse({ type: AdminLocationDto })
  @ApiErrors(404)
  @ApiErrorWhenUsed()
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminLocationDto> {
    return toAdminLocationDto(await this.locations.remove(actor, id));
  }
}
