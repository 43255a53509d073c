import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
  @ApiOperation({ summary: 'One’s own watched searches' })
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
    summary: 'Have a search watched: at once with an account, otherwise after the mailbox has agreed',
  })
  @ApiCreatedResponse({ type: SavedSearchAddedDto })
  @ApiErrors(404, 422, 503)
  async add(
    @CurrentActor() actor: Actor,
    @Body() { website: honeypot, proof: captchaSolution, email, ...search }: SavedSearchInputDto,
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
  @ApiOperation({ summary: 'Rename one’s own search, change how often mails come, or pause it' })
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
  @ApiOperation({ summary: 'Watch one’s own search no more; the answer is what was deleted' })
  @ApiOkResponse({ type: SavedSearchDto })
  @ApiErrors(404)
  remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SavedSearchDto> {
    return this.searches.remove(actor, id);
  }
}
