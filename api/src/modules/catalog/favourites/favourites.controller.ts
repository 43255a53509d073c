import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  SignedIn,
  type Actor,
} from '../../../platform/http/index.ts';
import { FavouritesAnswerDto, JoinFavouritesInput } from './favourites.dto.ts';
import { FavouritesService } from './favourites.service.ts';

@ApiTags('favourites')
@Controller('favourites')
@SignedIn()
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Get()
  @ApiOperation({ summary: 'List favourite spaces' })
  @ApiOkResponse({ type: FavouritesAnswerDto })
  async list(@CurrentActor() actor: Actor): Promise<FavouritesAnswerDto> {
    return { space_ids: await this.favourites.list(actor) };
  }

  @Post('join')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Merge the favourites of a browser',
    description: 'Adds the spaces saved before the login. Returns the whole list.',
  })
  @ApiOkResponse({ type: FavouritesAnswerDto })
  @ApiErrors(422)
  async join(
    @CurrentActor() actor: Actor,
    @Body() { space_ids }: JoinFavouritesInput,
  ): Promise<FavouritesAnswerDto> {
    return { space_ids: await this.favourites.join(actor, space_ids) };
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Add a space to favourites',
    description: 'Only a published space. Beyond the maximum the response is 409 FAVOURITES_FULL.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404, 409)
  async add(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.favourites.add(actor, id);
    return DONE;
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a space from favourites',
    description: 'Succeeds for a space that is no favourite as well.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.favourites.remove(actor, id);
    return DONE;
  }
}
