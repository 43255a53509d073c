import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CAPTCHA_FIELD } from '@prostora/contracts';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  Throttle,
  Public,
  SignedIn,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
import {
  SavedSearchAddedDto,
  SavedSearchChangeDto,
  SavedSearchDto,
  SavedSearchesAnswerDto,
  SavedSearchInputDto,
} from './saved-search.dto.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@ApiTags('saved-searches')
@Controller('saved-searches')
export class SavedSearchController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'List saved searches' })
  @ApiOkResponse({ type: SavedSearchesAnswerDto })
  async list(@CurrentActor() actor: Actor): Promise<SavedSearchesAnswerDto> {
    return { items: await this.searches.list(actor) };
  }

  @Post()
  @HttpCode(201)
  @Public()
  @Idempotent()
  @Throttle({ name: 'saved-search', points: 60, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Create a saved search',
    description: 'Active immediately with an account, otherwise after the e-mail address is confirmed.',
  })
  @ApiCreatedResponse({ type: SavedSearchAddedDto })
  @ApiErrors(404, 422, 503)
  async add(
    @CurrentActor() actor: Actor,
    @Body() { website: honeypot, [CAPTCHA_FIELD]: captchaSolution, email, ...search }: SavedSearchInputDto,
    @Ip() ip: string,
  ): Promise<SavedSearchAddedDto> {
    return {
      saved_search: await this.searches.create(
        actor,
        { ...search, email: email ?? null, honeypot, captchaSolution },
        ip,
      ),
    };
  }

  @Put(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Update a saved search' })
  @ApiOkResponse({ type: SavedSearchDto })
  @ApiErrors(404, 422)
  change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() change: SavedSearchChangeDto,
  ): Promise<SavedSearchDto> {
    return this.searches.update(actor, id, change);
  }

  @Delete(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Delete a saved search', description: 'Returns the deleted search.' })
  @ApiOkResponse({ type: SavedSearchDto })
  @ApiErrors(404)
  remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SavedSearchDto> {
    return this.searches.remove(actor, id);
  }
}
