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
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import {
  CurrentActor,
  Fails,
  FailsWhenUsed,
  FailsWith,
  IdParam,
  pagesOf,
  Requires,
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
import { adminLocation, listQuery, locationInput } from './location.admin.mapper.ts';
import { LocationAdmin } from './location-admin.service.ts';

@ApiTags('admin')
@Controller('admin/locations')
@Requires('console')
export class LocationAdminController {
  constructor(private readonly locations: LocationAdmin) {}

  @Get()
  @ApiOperation({ summary: 'The tree of places with what is in each: searched, filtered, sorted, paged' })
  @ApiOkResponse({ type: AdminLocationsAnswerDto })
  @Fails(422)
  async list(@Query() query: AdminLocationsQuery): Promise<AdminLocationsAnswerDto> {
    const { page, page_size: size } = query;
    const { rows, missing } = await this.locations.list(listQuery(query));
    const items = rows.slice((page - 1) * size, page * size).map(adminLocation);
    return {
      items,
      counts: { missing_locative: missing },
      page,
      nr_of_pages: pagesOf(rows.length, size),
      total: rows.length,
    };
  }

  @ExportRoute()
  export(@Query() query: AdminLocationsExport): Promise<StreamableFile> {
    return tableFile(
      adminLocations.export.file,
      query.format,
      LOCATION_COLUMNS,
      this.locations.everything(listQuery(query)),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One place with what refers to it' })
  @ApiOkResponse({ type: AdminLocationDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminLocationDto> {
    return adminLocation(await this.locations.read(id));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Add a town or a part of one' })
  @ApiOkResponse({ type: AdminLocationDto })
  @Fails(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminLocationAdd): Promise<AdminLocationDto> {
    return adminLocation(await this.locations.add(actor, input.kind, locationInput(input)));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a place; addresses made of its former slug keep leading to it' })
  @ApiOkResponse({ type: AdminLocationDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminLocationDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: AdminLocationChange,
  ): Promise<AdminLocationDto> {
    return adminLocation(await this.locations.change(actor, id, input.version, locationInput(input)));
  }

  @Delete(':id')
  @ApiOperation({
    summary:
      'Delete a town or a part of one that nothing refers to; answers it, so that it can be added again',
  })
  @ApiOkResponse({ type: AdminLocationDto })
  @Fails(404)
  @FailsWhenUsed()
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminLocationDto> {
    return adminLocation(await this.locations.remove(actor, id));
  }
}
