import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  Fails,
  IdParam,
  Limited,
  Public,
  SignedIn,
  type Actor,
} from '../../platform/http/index.ts';
import { Idempotent } from '../../platform/idempotency/index.ts';
import {
  SavedSearchAddedDto,
  SavedSearchChangeDto,
  SavedSearchDto,
  SavedSearchesAnswerDto,
  SavedSearchInputDto,
} from './saved-search.dto.ts';
import { SavedSearches } from './saved-searches.service.ts';

@ApiTags('saved-searches')
@Controller('saved-searches')
export class SavedSearchController {
  constructor(private readonly searches: SavedSearches) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'One’s own watched searches' })
  @ApiOkResponse({ type: SavedSearchesAnswerDto })
  async list(@CurrentActor() actor: Actor): Promise<SavedSearchesAnswerDto> {
    return { items: await this.searches.list(actor) };
  }

  @Post()
  @HttpCode(201)
  @Public()
  @Idempotent()
  @Limited({ name: 'saved-search', points: 60, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Have a search watched: at once with an account, otherwise after the mailbox has agreed',
  })
  @ApiCreatedResponse({ type: SavedSearchAddedDto })
  @Fails(404, 422, 503)
  async add(
    @CurrentActor() actor: Actor,
    @Body() { website: trap, proof, email, ...search }: SavedSearchInputDto,
    @Ip() ip: string,
  ): Promise<SavedSearchAddedDto> {
    return {
      saved_search: await this.searches.add(actor, { ...search, email: email ?? null, trap, proof }, ip),
    };
  }

  @Put(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Rename one’s own search, change how often mails come, or pause it' })
  @ApiOkResponse({ type: SavedSearchDto })
  @Fails(404, 422)
  change(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() change: SavedSearchChangeDto,
  ): Promise<SavedSearchDto> {
    return this.searches.change(actor, id, change);
  }

  @Delete(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Watch one’s own search no more; the answer is what was deleted' })
  @ApiOkResponse({ type: SavedSearchDto })
  @Fails(404)
  remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<SavedSearchDto> {
    return this.searches.remove(actor, id);
  }
}
